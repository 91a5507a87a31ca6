import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

import { ensureBrowser } from "../run/browser.mjs";
import { freePort } from "../run/nginx.mjs";
import { ROOT, run, tool } from "../../scripts/exec.mjs";
import { ensureInstalled } from "../../scripts/install.mjs";

const BUILD = path.join(ROOT, "build");

/** One page of each kind. */
const PAGES = [
  "/",
  "/compute-engine/guides/evaluate/",
  "/compute-engine/reference/arithmetic/",
  "/mathfield/",
  "/mathfield/demo/",
  "/compute-engine/demo/",
];

/** Pages whose examples are timed. */
const LIVE_PAGES = ["/compute-engine/guides/evaluate/", "/sdk/"];

function readOptions() {
  const { values } = parseArgs({
    options: {
      pages: { type: "string", default: PAGES.join(",") },
      runs: { type: "string", default: "3" },
      "no-build": { type: "boolean", default: false },
      payloads: { type: "boolean", default: false },
      tests: { type: "boolean", default: false },
      load: { type: "boolean", default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${values.runs}": give a whole number from 1.`);
  return {
    pages: values.pages.split(","),
    runs,
    build: !values["no-build"],
    isOnlyPayloads: values.payloads,
    isOnlyTests: values.tests,
    isOnlyLoad: values.load,
  };
}

/**
 * @param {readonly string[]} pages
 * @returns {string[]} Those that the build has; the others are named.
 */
function builtPages(pages) {
  return pages.filter((page) => {
    const isBuilt = existsSync(path.join(BUILD, page, "index.html"));
    if (!isBuilt) console.log(`${page} is not built: left out.`);
    return isBuilt;
  });
}

/**
 * @param {readonly string[]} pages
 * @param {number} runs
 */
async function comparePages(pages, runs) {
  // Imported late: none of them is there on a fresh clone.
  const { chromium } = await import("@playwright/test");
  const { medianAudit } = await import("./audit.mjs");
  const { DEMO, medianCalculation } = await import("./calculation.mjs");
  const { medianLiveness } = await import("./live.mjs");
  const { medianPrinting } = await import("./printing.mjs");
  const { medianSearch } = await import("./search.mjs");
  const { serveCompressed } = await import("./server.mjs");

  const server = await serveCompressed(BUILD);
  const port = await freePort();
  const program = await ensureBrowser("browser");
  const browser = await chromium.launch({
    executablePath: program,
    args: [`--remote-debugging-port=${port}`, "--disable-quic"],
  });
  try {
    const liveness = [];
    for (const page of builtPages(LIVE_PAGES)) {
      console.log(`Waiting for the examples of ${page}`);
      liveness.push(await medianLiveness(program, server, page, runs));
    }
    console.log(`\n${liveTable(liveness)}\n`);
    console.log("Printing");
    const printing = await medianPrinting(program, server, runs);
    console.log(`\n${printingTable(printing)}\n`);
    console.log("Searching");
    const search = await medianSearch(program, server, BUILD, runs);
    console.log(`\n${searchTable(search)}\n`);
    for (const page of builtPages([DEMO])) {
      console.log(`Typing into ${page}`);
      const calculation = await medianCalculation(program, server, runs);
      console.log(`\n${calculationTable(calculation)}\n`);
    }
    const comparisons = [];
    for (const page of builtPages(pages)) {
      console.log(`Measuring ${page}`);
      const address = `${server.origin}${page}`;
      const live = await medianAudit(address, { port, runs });
      const floor = await medianAudit(address, { port, runs, scripts: false });
      comparisons.push({ page, live, floor });
    }
    return comparisons;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {string} script - Of this folder, in TypeScript. */
function runScript(script) {
  return run([...tool("tsx"), path.join(ROOT, "tests/bench", script)]);
}

const { pages, runs, build, isOnlyPayloads, isOnlyTests, isOnlyLoad } =
  readOptions();
await ensureInstalled();
if (isOnlyTests) process.exit((await runScript("suite.ts")).code);
if (isOnlyPayloads) process.exit((await runScript("payloads.ts")).code);
if (isOnlyLoad) {
  const { measureLoad } = await import("./load.mjs");
  await measureLoad(BUILD);
  process.exit();
}
const { measureBuilds } = await import("./build.mjs");
const { buildTable, calculationTable, liveTable, printingTable, searchTable } =
  await import("./report.mjs");
const { pageTable } = await import("./page-report.mjs");
if (build) {
  console.log("Building twice: cold, then warm");
  console.log(`\n${buildTable(await measureBuilds())}\n`);
  await runScript("examples.ts");
}
if (!existsSync(path.join(BUILD, "index.html")))
  throw new Error("There is no build: leave --no-build away.");
console.log(`\n${pageTable(await comparePages(pages, runs))}`);
await runScript("payloads.ts");
if (existsSync(path.join(ROOT, "test-results/e2e.json")))
  await runScript("suite.ts");
