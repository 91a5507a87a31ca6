import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { NONE } from "../../run/counts.mjs";
import { runLanes } from "../../run/lanes.mjs";

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => {
    said.push(line.replace(/ \([\d.]+ s\)$/, ""));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** A job that ends with a code. */
function job(
  name: string,
  lane: "sources" | "site",
  { code = 0, needs, reused = 0 }: Partial<Ends> = {},
) {
  return {
    part: {
      name,
      lane,
      title: name,
      command: () => [process.execPath, "-e", `process.exit(${code})`],
      ...(needs === undefined ? {} : { needs }),
    },
    runs: reused === 0,
    args: [],
    env: {},
    reused: { ...NONE, reused },
    keep: () => {},
    left: async () => 2,
  };
}

interface Ends {
  readonly code: number;
  readonly needs: string;
  readonly reused: number;
}

describe("lanes", () => {
  test("end with the sum of their parts, whatever fails in one", async () => {
    const end = await runLanes(
      [job("a", "sources", { code: 1 }), job("b", "sources"), job("c", "site")],
      {},
    );
    expect(end.counts).toEqual({ ...NONE, passed: 2, failed: 1 });
    expect(end.left).toBe(6);
    expect(Object.keys(end.times).sort()).toEqual(["a", "b", "c"]);
    expect(said).toContain("a … 0 passed, 1 failed");
  });

  test("do not run what is built on something that failed", async () => {
    const { counts } = await runLanes(
      [
        job("build", "site", { code: 1 }),
        job("built", "site", { needs: "build" }),
      ],
      {},
    );
    expect(counts).toEqual({ ...NONE, failed: 2 });
    expect(said.join("\n")).toContain("Not run: the build failed.");
  });

  test("tell what is reused, and do not run it", async () => {
    const { counts } = await runLanes(
      [job("unit", "sources", { code: 1, reused: 7 })],
      {},
    );
    expect(counts).toEqual({ ...NONE, reused: 7 });
    expect(said).toEqual(["unit … 7 reused, 0 passed, 0 failed"]);
  });
});
