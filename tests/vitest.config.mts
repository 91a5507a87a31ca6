import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      { test: { name: "unit", include: ["tests/unit/**/*.test.ts"] } },
      {
        test: {
          name: "docs",
          include: ["tests/docs/**/*.test.ts"],
          globalSetup: ["tests/docs/setup.ts"],
        },
      },
      {
        test: {
          name: "built",
          include: ["tests/built/**/*.test.ts"],
          // Each reads all pages.
          testTimeout: 120_000,
        },
      },
    ],
  },
});
