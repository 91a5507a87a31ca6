import { defineConfig } from "@playwright/test";

import main from "../playwright.config.mts";
import { PROJECTS } from "./projects.mjs";

export default defineConfig({
  ...main,
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/frameworks",
  webServer: PROJECTS.map(({ copy, port }) => ({
    command: `npm start -- --port=${port}`,
    cwd: copy,
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    timeout: 300_000,
  })),
});
