import { chromium, type Page } from "@playwright/test";

import {
  isDelivered,
  payloadsTo,
  SURFACES,
  type SurfaceName,
} from "../e2e/hostile/payloads/index.ts";
import { openSurface, SURFACE, waysTo } from "../e2e/hostile/surfaces/index.ts";
import { ensureBrowser } from "../run/browser.mjs";
import { payloadTable } from "./report.mjs";
import { serveCompressed } from "./server.mjs";

/** How long a page has nothing to do before payloads come, in milliseconds. */
const QUIET_MS = 3000;

/** How long a page is watched after a payload, in milliseconds. */
const WATCH_MS = 400;

/** How many of the slowest payloads are named. */
const NAMED = 5;

/** A payload, and the longest that the page did not answer during it. */
interface Answer {
  readonly name: string;
  readonly longest: number;
}

/**
 * Runs in each document, before all else: keeps the longest task of the thread
 * of a page since it was last asked for.
 */
function keepLongest(): void {
  if (self !== top) return;
  let longest = 0;
  const note = (entries: PerformanceEntryList) => {
    longest = Math.max(longest, ...entries.map(({ duration }) => duration));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "longtask" });
  Reflect.set(window, "takeLongest", () => {
    note(observer.takeRecords());
    const taken = longest;
    longest = 0;
    return taken;
  });
}

/** @returns The longest task since the last call, 0 when none took 50 ms. */
async function takeLongest(page: Page): Promise<number> {
  await page.waitForTimeout(WATCH_MS);
  return page.evaluate(() =>
    (Reflect.get(window, "takeLongest") as () => number)(),
  );
}

/** Deliver the list to a surface. @returns What each payload cost. */
async function answersOf(page: Page, name: SurfaceName): Promise<Answer[]> {
  const surface = SURFACE[name];
  const payloads = payloadsTo({
    near: (path) => `/stolen/${path}`,
    far: (path) => `http://127.0.0.1:9/${path}`,
    port: 9,
  }).filter((payload) => isDelivered(payload, name));
  await openSurface(page, surface);
  await page.waitForTimeout(QUIET_MS);
  await takeLongest(page);
  const answers = [];
  for (const payload of payloads)
    for (const [way, deliver] of Object.entries(waysTo(surface, payload))) {
      await deliver(page);
      const longest = await takeLongest(page);
      answers.push({
        name: `${payload.kind}, ${payload.name} (${way})`,
        longest,
      });
    }
  return answers;
}

/**
 * Print how long the page does not answer during each payload. A debugger is
 * attached here, unlike in the other parts: errors cost more than a reader's.
 */
async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const names = SURFACES.filter(
    (name) => asked.length === 0 || asked.includes(name),
  );
  const server = await serveCompressed("build");
  const browser = await chromium.launch({
    executablePath: await ensureBrowser("browser"),
    args: ["--site-per-process", "--disable-gpu", "--disable-quic"],
  });
  try {
    for (const name of names) {
      console.log(`Attacking the ${name}`);
      const page = await browser.newPage({ baseURL: server.origin });
      await page.addInitScript(keepLongest);
      const answers = await answersOf(page, name);
      await page.close();
      const slowest = answers
        .toSorted((a, b) => b.longest - a.longest)
        .slice(0, NAMED);
      console.log(`\n${payloadTable(name, answers.length, slowest)}\n`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

void main();
