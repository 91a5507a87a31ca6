import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { chromium, type Page } from "@playwright/test";
import sirv from "sirv";

import {
  isDelivered,
  payloadsTo,
  SURFACES,
  type SurfaceName,
} from "../e2e/hostile/payloads/index.ts";
import { openSurface, SURFACE, waysTo } from "../e2e/hostile/surfaces/index.ts";
import { ensureBrowser } from "../run/browser.mjs";
import { payloadTable } from "./report.mjs";

/** Idle time of a page before payloads come, in milliseconds. */
const QUIET_MS = 3000;

/** Time that a page is watched after a payload, in milliseconds. */
const WATCH_MS = 100;

/** Number of the slowest payloads that are named. */
const NAMED = 5;

/** A payload, and the longest that the page did not answer during it. */
interface Answer {
  readonly name: string;
  readonly longest: number;
}

/**
 * Runs in each document, before all else: keeps the long tasks of the thread of
 * a page. It names no function: the compiler would refer to a helper of its
 * own.
 */
function keepTasks(): void {
  if (self !== top) return;
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
  });
  observer.observe({ type: "longtask" });
  Object.assign(window, { longTasks: { tasks, observer } });
}

/** @returns The longest task since the last call, 0 when none took 50 ms. */
async function takeLongest(page: Page): Promise<number> {
  await page.waitForTimeout(WATCH_MS);
  return page.evaluate(() => {
    const { tasks, observer } = Reflect.get(window, "longTasks") as {
      tasks: PerformanceEntry[];
      observer: PerformanceObserver;
    };
    tasks.push(...observer.takeRecords());
    const taken = tasks.splice(0).map(({ duration }) => duration);
    return Math.max(0, ...taken);
  });
}

/** A payload, and how it is delivered. */
interface Delivery {
  readonly name: string;
  readonly deliver: (page: Page) => Promise<void>;
}

/**
 * Returns the deliveries to a surface, in groups that share a page. What eats
 * time or memory has a page of its own: the browser keeps the memory of a
 * sandbox that has ended, and several such programs together would crash its
 * process.
 */
function groupsOf(name: SurfaceName): readonly (readonly Delivery[])[] {
  const payloads = payloadsTo({
    near: (path) => `/stolen/${path}`,
    far: (path) => `http://127.0.0.1:9/${path}`,
    port: 9,
  }).filter((payload) => isDelivered(payload, name));
  const [greedy, others] = [true, false].map((isGreedy) =>
    payloads
      .filter(({ kind }) => (kind === "timing") === isGreedy)
      .flatMap((payload) =>
        Object.entries(waysTo(SURFACE[name], payload)).map(
          ([way, deliver]) => ({
            name: `${payload.kind}, ${payload.name} (${way})`,
            deliver,
          }),
        ),
      ),
  ) as [Delivery[], Delivery[]];
  return [others, ...greedy.map((each) => [each])];
}

/** Delivers a group to a surface. @returns What each payload cost. */
async function answersOf(
  page: Page,
  surface: SurfaceName,
  group: readonly Delivery[],
): Promise<Answer[]> {
  await openSurface(page, SURFACE[surface]);
  await page.waitForTimeout(QUIET_MS);
  await takeLongest(page);
  const answers = [];
  for (const { name, deliver } of group)
    try {
      await deliver(page);
      answers.push({ name, longest: await takeLongest(page) });
    } catch (error) {
      throw new Error(`The ${surface} did not survive: ${name}`, {
        cause: error,
      });
    }
  return answers;
}

/**
 * Prints how long the page does not answer during each payload. A debugger is
 * attached here, unlike in the other parts: errors cost more than a reader's.
 */
async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const names = SURFACES.filter(
    (name) => asked.length === 0 || asked.includes(name),
  );
  // Not compressed: nothing is timed before a page has loaded.
  const server = createServer(sirv("build")).listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const baseURL = `http://localhost:${port}`;
  const browser = await chromium.launch({
    executablePath: await ensureBrowser("browser"),
    args: ["--site-per-process", "--disable-gpu", "--disable-quic"],
  });
  try {
    for (const name of names) {
      console.log(`Attacking the ${name}`);
      const answers: Answer[] = [];
      for (const group of groupsOf(name)) {
        const page = await browser.newPage({ baseURL });
        await page.addInitScript(keepTasks);
        answers.push(...(await answersOf(page, name, group)));
        await page.close();
      }
      const slowest = answers
        .toSorted((a, b) => b.longest - a.longest)
        .slice(0, NAMED);
      console.log(`\n${payloadTable(name, answers.length, slowest)}\n`);
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

void main();
