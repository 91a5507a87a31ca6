import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

import { run, tool } from "./exec.mjs";

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];

const FIXED_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Find a Chromium or Chrome that starts: the one that `CHROME_PATH` names,
 * else an installed one, else Playwright's own download.
 *
 * @returns {Promise<string | undefined>} Path of the program, or undefined.
 * @throws {Error} When `CHROME_PATH` names something that is no browser.
 */
export async function findBrowser() {
  const named = process.env["CHROME_PATH"];
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROME_PATH is "${named}", which does not start.`);
  }
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const places = NAMES.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  const own = await import("@playwright/test");
  return [...places, ...FIXED_PLACES, own.chromium.executablePath()].find(
    starts,
  );
}

/**
 * A file named like a browser may be a placeholder that only prints where to
 * get one, so it is asked for its version.
 *
 * @param {string} program
 */
function starts(program) {
  if (!existsSync(program)) return false;
  // Asked for its version there, Chrome opens a window.
  if (process.platform === "win32") return true;
  try {
    const answer = execFileSync(program, ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return /chrom/i.test(answer);
  } catch {
    return false;
  }
}

/**
 * Find a browser, or install one: Debian's package where we may, else
 * Playwright's own download.
 *
 * @returns {Promise<string>} Path of the program.
 * @throws {Error} When none could be had; its message says what to do.
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found !== undefined) return found;
  for (const attempt of attempts()) {
    console.log(`Installing a browser: ${attempt.at(-1)?.join(" ")}`);
    for (const command of attempt) if ((await run(command)).code !== 0) break;
    const installed = await findBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    "The browser tests need Chromium or Chrome, and none was found or could " +
      "be installed. Install one, or set CHROME_PATH to its program.",
  );
}

/** @returns {string[][][]} Ways to get a browser, each a list of commands. */
function attempts() {
  const apt = "/usr/bin/apt-get";
  const debian = [
    [apt, "update"],
    [apt, "install", "-y", "--no-install-recommends", "chromium"],
  ];
  const download = [
    [...tool("@playwright/test", "playwright"), "install", "chromium"],
  ];
  const root = process.getuid?.() === 0;
  return root && existsSync(apt) ? [debian, download] : [download];
}
