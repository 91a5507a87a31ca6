import { expect, test } from "vitest";

import { Host, type Job } from "../../../src/playground/sandbox/index.ts";

const JOB: Job = {
  source: "1",
  language: "js",
  budgetMs: 1000,
  onStart: () => undefined,
  onEntry: () => undefined,
};

test("a lane that failed ahead of a run is not taken: another one is tried", async () => {
  let tries = 0;
  const fail = () => {
    tries += 1;
    return Promise.reject(new Error(`try ${String(tries)}`));
  };
  const host = new Host(
    { frame: fail, worker: () => Promise.resolve(new Blob()), module: fail },
    1,
  );
  host.warm(1);
  const before = tries;
  const { signal } = new AbortController();
  await expect(host.runChecked(JOB, signal)).rejects.toThrow(
    `try ${String(before + 1)}`,
  );
});
