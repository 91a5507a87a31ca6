import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

import { run, tool } from "../../scripts/exec.mjs";

/**
 * Chromium without windows: the same engine, and a page opens twice as fast.
 */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

const BROWSERS = [
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

/** @typedef {"shell" | "browser"} Kind */

/**
 * Finds a Chromium or Chrome that starts: the one that `CHROME_PATH` names,
 * else an installed one, else Playwright's own download.
 *
 * @param {Kind} [kind] - With "shell", the default, a headless shell comes
 * first; "browser" is for measuring what readers have.
 * @returns {Promise<string | undefined>} Path of the program, or undefined.
 * @throws {Error} When `CHROME_PATH` names something that is no browser.
 */
export async function findBrowser(kind = "shell") {
  const named = process.env["CHROME_PATH"];
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROME_PATH is "${named}", which does not start.`);
  }
  const own = await import("@playwright/test");
  const shells = kind === "shell" ? inPath(SHELLS) : [];
  const places = [...shells, ...inPath(BROWSERS), ...FIXED_PLACES];
  return [...places, own.chromium.executablePath()].find(starts);
}

/** @param {readonly string[]} names - Of programs. */
function inPath(names) {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return names.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
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
 * Finds a browser, or installs one: Debian's package where we may, else
 * Playwright's own download. Where there is a browser but no headless shell,
 * a package is worth a try, a download is not.
 *
 * @param {Kind} [kind] - What to prefer, "shell" by default.
 * @returns {Promise<string>} Path of the program.
 * @throws {Error} When none could be had; its message says what to do.
 */
export async function ensureBrowser(kind = "shell") {
  let found = await findBrowser(kind);
  if (found !== undefined && isPreferred(found, kind)) return found;
  const download = found === undefined ? [playwright()] : [];
  for (const attempt of [...debian(kind), ...download]) {
    console.log(`Installing a browser: ${attempt.at(-1)?.join(" ")}`);
    for (const command of attempt) if ((await run(command)).code !== 0) break;
    found = await findBrowser(kind);
    if (found !== undefined) return found;
  }
  if (found !== undefined) return found;
  throw new Error(
    "The browser tests need Chromium or Chrome, and none was found or could " +
      "be installed. Install one, or set CHROME_PATH to its program.",
  );
}

/**
 * @param {string} program
 * @param {Kind} kind
 */
function isPreferred(program, kind) {
  const isNamed = process.env["CHROME_PATH"] === program;
  return isNamed || kind === "browser" || inPath(SHELLS).includes(program);
}

/** @returns {string[][]} The commands that fetch Playwright's own browser. */
function playwright() {
  return [[...tool("@playwright/test", "playwright"), "install", "chromium"]];
}

/**
 * @param {Kind} kind
 * @returns {string[][][]} The commands that install a package of Debian, where
 * that may work.
 */
function debian(kind) {
  const apt = "/usr/bin/apt-get";
  if (process.getuid?.() !== 0 || !existsSync(apt)) return [];
  const name = kind === "shell" ? "chromium-headless-shell" : "chromium";
  return [
    [
      [apt, "update", "-o", "Acquire::http::Timeout=20"],
      [apt, "install", "-y", "--no-install-recommends", name],
    ],
  ];
}
