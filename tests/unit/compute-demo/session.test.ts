import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from "vitest";

import {
  faultOf,
  timedOut,
  type DemoView,
} from "../../../src/features/compute-demo/view.ts";
import { typeset } from "../../../src/math/index.ts";
import { opened } from "./sessions.ts";

/** Longest time that previous results may be seen, in milliseconds. */
const GRACE_MS = 100;

/** Returns what the page copies of the expression. */
function copied({ found }: DemoView) {
  return found?.results.canonical?.copy;
}

// KaTeX is loaded once, which no clock of a test waits for.
beforeAll(() => typeset("x"));

beforeEach(() => {
  vi.useFakeTimers();
  const page = { hash: "", origin: "", pathname: "/" };
  vi.stubGlobal("location", page);
  vi.stubGlobal("history", { replaceState: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what is shown", () => {
  test("are the build's results, until those of the page are complete", async () => {
    const { session, view, answer, last } = opened();
    session.start();
    await answer("x^2-x-6");
    await vi.advanceTimersByTimeAsync(10 * GRACE_MS);
    expect(view().found).toBeUndefined();
    last().end();
    await vi.advanceTimersByTimeAsync(0);
    expect(copied(view())).toBe("x^2-x-6");
  });

  test("is of what is entered, and soon nothing while that is computed", async () => {
    const { session, view, answer, last } = opened();
    session.enterLatex("a");
    await answer("a");
    last().end();
    await vi.advanceTimersByTimeAsync(GRACE_MS);
    expect(copied(view())).toBe("a");
    session.enterLatex("ab");
    // More keys give no more time.
    await vi.advanceTimersByTimeAsync(GRACE_MS - 10);
    session.enterLatex("abc");
    await vi.advanceTimersByTimeAsync(10);
    expect(view().found).toEqual({ results: {} });
    expect(view().json).toBe("");
  });

  test("is replaced at once, and never a mixture", async () => {
    const { session, view, answer, last } = opened();
    session.enterLatex("a");
    await answer("a");
    last().end();
    await vi.advanceTimersByTimeAsync(GRACE_MS);
    session.enterLatex("b");
    await answer("b");
    expect(copied(view())).toBe("a");
    expect(view().json).toBe('"a"');
    last().end();
    await vi.advanceTimersByTimeAsync(0);
    expect(copied(view())).toBe("b");
    expect(view().json).toBe('"b"');
  });

  test("of an expression with a mistake is the mistake alone", async () => {
    const { session, view, answer, last } = opened();
    session.enterLatex("a");
    await answer("a");
    session.enterLatex("a+");
    await answer("a+", ["A part is missing."]);
    expect(faultOf(view())).toBe("A part is missing.");
    expect(view().found?.results).toEqual({});
    expect(view().json).toBe('"a+"');
    expect(view().status).toBe("done");
    expect(last().signal.aborted).toBe(true);
  });

  test("of what is no JSON is why", async () => {
    const { session, view, answer, asked } = opened();
    session.enterLatex("a");
    await answer("a");
    session.enterJson("[1");
    expect(faultOf(view())).toMatch(/^This MathJSON is not JSON/);
    expect(view().found?.results).toEqual({});
    expect(view().json).toBe("[1");
    expect(asked).toHaveLength(1);
    // The same expression as before the mistake.
    session.enterLatex("a");
    expect(asked).toHaveLength(2);
    expect(faultOf(view())).toBeUndefined();
  });
});

describe("work that ends early", () => {
  test("is cancelled, and taken up where it was", async () => {
    const { session, view, answer, last } = opened();
    session.enterLatex("a");
    await answer("a");
    session.cancel();
    expect(view().status).toBe("cancelled");
    expect(copied(view())).toBe("a");
    session.retry();
    expect(last().question.tasks).not.toContain("canonical");
    expect(last().question.tasks).toContain("value");
    expect(copied(view())).toBe("a");
  });

  test("gets more time, once", async () => {
    const { session, view, answer, last } = opened();
    session.enterLatex("a");
    await answer("a");
    const { listener, end } = last();
    expect(last().question.limitMs).toBeUndefined();
    listener.onOutcome?.("number", {
      status: "failed",
      message: "Stopped.",
      isTimeout: true,
      ms: 1,
    });
    for (const task of last().question.tasks)
      if (task !== "number" && task !== "canonical")
        listener.onOutcome?.(task, { status: "none", reason: "", ms: 1 });
    end();
    await vi.advanceTimersByTimeAsync(GRACE_MS);
    expect(timedOut(view())).toEqual(["number"]);
    session.allowMore();
    expect(last().question.tasks).toEqual(["number"]);
    expect(last().question.limitMs).toBe(60_000);
    expect(view().isPatient).toBe(true);
  });
});
