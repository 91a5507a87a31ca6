import type { NextConfig } from "next";

export default {
  // The project of this site has a lockfile too.
  turbopack: { root: import.meta.dirname },
} satisfies NextConfig;
