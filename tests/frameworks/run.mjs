import { ROOT, run, tool } from "../../scripts/exec.mjs";
import { prepare } from "./prepare.mjs";
import { choosePorts, PROJECTS } from "./projects.mjs";

/** How many projects are installed and built at a time. */
const AT_A_TIME = 2;

/** Install, check and build all projects. */
async function prepareAll() {
  const waiting = [...PROJECTS];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const start = performance.now();
      await prepare(next);
      const seconds = (performance.now() - start) / 1000;
      console.log(`${next.name} is built (${seconds.toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

try {
  await prepareAll();
  const { code } = await run(
    [
      ...tool("@playwright/test", "playwright"),
      "test",
      `--config=${ROOT}/tests/frameworks/playwright.config.mts`,
      ...process.argv.slice(2),
    ],
    { env: { ...process.env, ...(await choosePorts()) } },
  );
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
