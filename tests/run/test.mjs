import { ensureBrowser } from "./browser.mjs";
import { buildIsFresh } from "./build.mjs";
import { digestOf } from "./digest.mjs";
import { ensureInstalled } from "../../scripts/install.mjs";
import { runLanes } from "./lanes.mjs";
import { readOptions } from "./options.mjs";
import { PARTS } from "./parts.mjs";
import { plan } from "./plan.mjs";
import { ensureNginx } from "./nginx.mjs";
import { keepTimes } from "./times.mjs";
import { countTodo } from "../docs/todo.mjs";

// The tests speak of the site as it is built without settings.
const { SITE_URL, BASE_URL, RESULTS_ORIGIN, REPO_URL, ISSUES_URL, ...env } =
  process.env;

async function main() {
  const options = readOptions(process.argv.slice(2));
  await ensureInstalled();
  if (options.parts.some(({ browser }) => browser))
    env["CHROME_PATH"] = await ensureBrowser();
  // Without it, its own tests fail, and no others.
  if (options.parts.some(({ name }) => name === "built"))
    await ensureNginx().catch(() => {});
  // What passes is remembered for the sources as they are now, whatever is
  // changed while the tests run.
  digestOf([]);

  const needsBuild =
    options.parts.some(({ needs }) => needs === "build") &&
    !options.parts.some(({ name }) => name === "build") &&
    !buildIsFresh();
  const build = PARTS.filter(({ name }) => needsBuild && name === "build");
  const jobs = [
    ...build.map((part) => plan(part, { ...options, rest: [] }, env)),
    ...options.parts.map((part) => plan(part, options, env)),
  ];
  const { counts, left, times } = await runLanes(jobs, env);
  keepTimes(times);
  const slow = PARTS.filter(({ isQuick }) => !isQuick).length;
  tell(counts, options.mode === "quick" ? left + slow : left);
}

/**
 * Prints what came of the tests, in four numbers.
 *
 * @param {import("./counts.mjs").Counts} counts
 * @param {number} left - How many tests nobody has run.
 */
function tell({ passed, failed, reused }, left) {
  const todo = [
    ...countTodo(),
    { what: "tests left to other runs", count: left },
  ].filter((entry) => entry.count > 0);
  const total = todo.reduce((sum, entry) => sum + entry.count, 0);
  const parts = todo.map((entry) => `${entry.count} ${entry.what}`);
  console.log(
    `${reused} reused, ${total} still to do` +
      (total > 0 ? ` (${parts.join(", ")})` : ""),
  );
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed + reused === 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}
