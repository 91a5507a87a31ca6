import { beforeEach, describe, expect, test, vi } from "vitest";

import type { Part } from "../../run/parts.mjs";

const passedBefore = vi.fn<(name?: string) => number | undefined>();

// Other tests may have loaded what reads the real one.
vi.resetModules();
vi.doMock("../../run/digest.mjs", () => ({
  passedBefore,
  remember: () => undefined,
}));
const { plan } = await import("../../run/plan.mjs");

const part = {
  name: "a",
  title: "A",
  lane: "sources",
  command: () => [],
  on: ["a/"],
} satisfies Part;
const kept: Part = { ...part, isKept: true };

const planned = (one: Part, mode: "all" | "affected", rest: string[] = []) =>
  plan(one, { mode, parts: [part, one], rest }, {});

beforeEach(() => {
  passedBefore.mockReturnValue(3);
});

describe("what passed on the same sources", () => {
  test.each([
    ["all", part, true],
    ["affected", part, false],
    ["all", kept, false],
    ["affected", kept, false],
  ] as const)("with %s, of %j, runs: %s", (mode, one, runs) => {
    const job = planned(one, mode);
    expect(job.runs).toBe(runs);
    expect(job.reused.reused).toBe(runs ? 0 : 3);
  });

  test("runs again with arguments for its tool", () => {
    expect(planned(kept, "all", ["-g", "react"]).runs).toBe(true);
  });

  test("runs again where it is named alone", () => {
    const options = { mode: "all", parts: [kept], rest: [] } as const;
    expect(plan(kept, options, {}).runs).toBe(true);
  });

  test("runs where nothing is remembered, as on a fresh clone", () => {
    passedBefore.mockReturnValue(undefined);
    expect(planned(kept, "all").runs).toBe(true);
  });
});

describe("browser tests of what is affected", () => {
  const browser: Part = { ...part, name: "e2e" };

  test("are those of one document where nothing else has changed", () => {
    passedBefore.mockImplementation((name?: string) =>
      name === "e2e/pages/docs/about.mdx" ? undefined : 3,
    );
    const job = planned(browser, "affected");
    expect(job.args).toEqual(["tests/e2e/pages/"]);
    expect(job.env).toEqual({ E2E_DOCUMENTS: "docs/about.mdx" });
  });

  test("are whole folders where their code has changed", () => {
    passedBefore.mockImplementation((name?: string) =>
      name === "e2e/pages" ? undefined : 3,
    );
    const job = planned(browser, "affected");
    expect(job.args).toEqual(["tests/e2e/pages/"]);
    expect(job.env).toEqual({});
  });
});
