import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";

import { expect, test } from "vitest";

/** Says its process, and runs until it is ended. */
const SERVER = "console.log(process.pid); setInterval(() => {}, 1000);";

const RUNNER = `
  import { run } from ${JSON.stringify(pathToFileURL("scripts/exec.mjs").href)};
  await run([process.execPath, "-e", ${JSON.stringify(SERVER)}]);
  console.log("went on");`;

/** Tells whether a process runs. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("a signal that ends a script ends the command that it runs", async () => {
  const script = spawn(
    process.execPath,
    ["--input-type=module", "-e", RUNNER],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let printed = "";
  script.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  await once(script.stdout, "data");
  const pid = Number(printed);
  expect(isAlive(pid)).toBe(true);
  script.kill("SIGTERM");
  expect(await once(script, "exit")).toEqual([null, "SIGTERM"]);
  const isLeft = isAlive(pid);
  if (isLeft) process.kill(pid);
  expect(isLeft).toBe(false);
  expect(printed).toBe(`${String(pid)}\n`);
});
