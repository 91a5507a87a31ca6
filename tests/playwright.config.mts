import { statfsSync } from "node:fs";

import { defineConfig } from "@playwright/test";

import { findBrowser } from "./run/browser.mjs";

const port = Number(process.env["E2E_PORT"] || 3999);
const baseURL = `http://localhost:${port}`;

/** So many bytes of shared memory are enough; containers may have 64 MB. */
const SHARED_BYTES = 2e9;

/** Tells whether browsers have enough shared memory to use instead of files. */
function sharesMemory(): boolean {
  try {
    const { blocks, bsize } = statfsSync("/dev/shm");
    return blocks * bsize > SHARED_BYTES;
  } catch {
    return false;
  }
}

export default defineConfig({
  testDir: "./e2e",
  outputDir: "../test-results/e2e",
  forbidOnly: true,
  fullyParallel: true,
  // Long enough for a machine with other things to do: a second try would hide
  // what is wrong once in a hundred visits, so there is none.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // The runner counts from a file; without one the list is enough.
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"]
    ? [["list"], ["json"]]
    : "list",
  use: {
    baseURL,
    launchOptions: {
      executablePath: await findBrowser(),
      // Files took a tenth of the processor time where it was measured.
      ignoreDefaultArgs: sharesMemory() ? ["--disable-dev-shm-usage"] : [],
      args: [
        // A headless shell runs the frames of a site in its process otherwise.
        "--site-per-process",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    // Playwright would take a picture of each page, also to keep those of
    // failures only. A failed test leaves its page as text, and --trace=on has
    // pictures, which take longer than most tests.
    screenshot: "off",
  },
  webServer: {
    command: `node tests/run/serve.mjs ${port}`,
    cwd: "..",
    url: baseURL,
    reuseExistingServer: false,
  },
});
