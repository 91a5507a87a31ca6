import { cpSync } from "node:fs";

import { defineConfig } from "vite";

cpSync("node_modules/mathlive/sounds", "public/sounds", { recursive: true });

export default defineConfig({});
