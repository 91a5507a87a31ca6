import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { office, question, sampling } from "./workers.ts";

/** Longer than the grace of a worker, shorter than any silence. */
const A_WHILE_MS = 1000;

const ENDED = expect.objectContaining({ name: "AbortError" }) as Error;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** What became of a promise, without waiting for it. */
function fateOf(promise: Promise<unknown>) {
  const fate: { value?: unknown; error?: unknown } = {};
  promise.then(
    (value) => (fate.value = value),
    (error: unknown) => (fate.error = error),
  );
  return fate;
}

/** An office whose two workers have nothing to do. */
function readyOffice() {
  const place = office();
  void place.calculator.open();
  place.worker(0).end();
  place.worker(0).end();
  place.rest();
  place.worker(1).end();
  return place;
}

const tick = () => vi.advanceTimersByTimeAsync(0);

describe("workers", () => {
  test("none is started before somebody asks", () => {
    const { workers, rest } = office();
    rest();
    expect(workers).toEqual([]);
  });

  test("a second one is warmed once the first has nothing to do", () => {
    const { calculator, workers, worker, rest } = office();
    void calculator.open();
    rest();
    expect(workers).toHaveLength(1);
    worker(0).end();
    worker(0).end();
    expect(workers).toHaveLength(1);
    rest();
    expect(worker(1).told).toEqual([{ type: "open" }]);
    worker(1).end();
    rest();
    expect(workers).toHaveLength(2);
  });

  test("a second one is warmed while the first is busy for long", async () => {
    const { calculator, worker, workers, rest } = office();
    fateOf(calculator.ask(question("1"), {}));
    worker(0).end();
    rest();
    expect(workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(A_WHILE_MS);
    rest();
    expect(worker(1).told).toEqual([{ type: "open" }]);
  });

  test("a question waits for the engine", () => {
    const { calculator, worker, workers } = office();
    void calculator.ask(question("x"), {});
    expect(worker(0).told).toEqual([{ type: "open" }]);
    worker(0).end();
    expect(worker(0).last).toMatchObject({ question: question("x") });
    expect(workers).toHaveLength(1);
  });
});

describe("a question", () => {
  test("is answered piece by piece", async () => {
    const { calculator, worker } = readyOffice();
    const onReading = vi.fn();
    const onOutcome = vi.fn();
    const listener = { onReading, onOutcome };
    const fate = fateOf(calculator.ask(question("x"), listener));
    const reading = { errors: [] } as never;
    worker(0).say({ type: "reading", reading });
    expect(onReading).toHaveBeenCalledWith(reading);
    const outcome = { status: "none", reason: "", ms: 1 } as const;
    worker(0).say({ type: "outcome", task: "value", outcome });
    expect(onOutcome).toHaveBeenCalledWith("value", outcome);
    worker(0).end();
    await tick();
    expect(fate).toHaveProperty("value");
  });

  test("ends the one before, and does not wait for it", async () => {
    const { calculator, worker } = readyOffice();
    const onOutcome = vi.fn();
    const first = fateOf(calculator.ask(question("1"), { onOutcome }));
    void calculator.ask(question("2"), {});
    await tick();
    expect(first.error).toEqual(ENDED);
    expect(worker(0).last).toEqual({ type: "cancel" });
    expect(worker(1).last).toMatchObject({ question: question("2") });
    const outcome = { status: "none", reason: "", ms: 1 } as const;
    worker(0).say({ type: "outcome", task: "value", outcome });
    expect(onOutcome).not.toHaveBeenCalled();
  });

  test("that is quick to end costs no worker", async () => {
    const { calculator, worker, workers } = readyOffice();
    fateOf(calculator.ask(question("1"), {}));
    fateOf(calculator.ask(question("2"), {}));
    worker(0).end();
    await vi.advanceTimersByTimeAsync(A_WHILE_MS);
    expect(worker(0).isTerminated).toBe(false);
    void calculator.ask(question("3"), {});
    expect(worker(0).last).toMatchObject({ question: question("3") });
    expect(workers).toHaveLength(2);
  });

  test("that is not loses its worker, and another is warmed", async () => {
    const { calculator, worker, workers, rest } = readyOffice();
    fateOf(calculator.ask(question("1"), {}));
    void calculator.ask(question("2"), {});
    await vi.advanceTimersByTimeAsync(A_WHILE_MS);
    expect(worker(0).isTerminated).toBe(true);
    rest();
    expect(worker(2).told).toEqual([{ type: "open" }]);
    expect(workers.filter((one) => !one.isTerminated)).toHaveLength(2);
  });

  test("waits for a worker while both are taken", async () => {
    const { calculator, worker, workers } = readyOffice();
    const third = question("3");
    fateOf(calculator.ask(question("1"), {}));
    fateOf(calculator.ask(question("2"), {}));
    fateOf(calculator.ask(third, {}));
    expect(workers).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(A_WHILE_MS);
    expect(worker(0).isTerminated).toBe(true);
    expect(worker(1).isTerminated).toBe(true);
    expect(workers).toHaveLength(3);
    worker(2).end();
    expect(worker(2).last).toMatchObject({ question: third });
  });

  test("can be aborted", async () => {
    const { calculator, worker } = readyOffice();
    const controller = new AbortController();
    const { signal } = controller;
    const fate = fateOf(calculator.ask(question("1"), {}, signal));
    controller.abort();
    await tick();
    expect(fate.error).toBe(signal.reason);
    await vi.advanceTimersByTimeAsync(A_WHILE_MS);
    expect(worker(0).isTerminated).toBe(true);
    await expect(calculator.ask(question("1"), {}, signal)).rejects.toBe(
      signal.reason,
    );
  });

  test("fails with the message of the worker", async () => {
    const { calculator, worker } = readyOffice();
    const fate = fateOf(calculator.ask(question("1"), {}));
    worker(0).say({ type: "failed", message: "Too long." });
    await tick();
    expect(fate.error).toEqual(new Error("Too long."));
    expect(worker(0).isTerminated).toBe(false);
  });
});

describe("a worker that dies", () => {
  test("of a question says so, and the next gets another", async () => {
    const { calculator, worker } = readyOffice();
    const fate = fateOf(calculator.ask(question("1"), {}));
    worker(0).die();
    await tick();
    expect(fate.error).toEqual(
      new Error("The engine was ended: this needs more memory than there is."),
    );
    void calculator.ask(question("2"), {});
    expect(worker(1).last).toMatchObject({ question: question("2") });
  });

  test("without a word is missed", async () => {
    const { calculator, worker } = readyOffice();
    const fate = fateOf(calculator.ask(question("1"), {}));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fate.error).toEqual(
      new Error("The engine does not answer: it was ended."),
    );
    expect(worker(0).isTerminated).toBe(true);
  });

  test("while it starts tells all who wait, and the next try is a new one", async () => {
    const { calculator, worker, workers, rest } = office();
    const opened = fateOf(calculator.open());
    const asked = fateOf(calculator.ask(question("1"), {}));
    worker(0).die();
    await tick();
    const error = new Error("The engine did not load: check the connection.");
    expect([opened, asked]).toEqual([{ error }, { error }]);
    rest();
    expect(workers).toHaveLength(1);
    void calculator.ask(question("2"), {});
    worker(1).end();
    expect(worker(1).last).toMatchObject({ question: question("2") });
  });

  test("in reserve is not missed by a question", async () => {
    const { calculator, worker, rest, workers } = office();
    void calculator.open();
    worker(0).end();
    worker(0).end();
    rest();
    const fate = fateOf(calculator.ask(question("1"), {}));
    worker(1).die();
    rest();
    await tick();
    expect(workers).toHaveLength(2);
    expect(fate).toEqual({});
  });
});

describe("a sampling", () => {
  const values = new Float64Array([0, 1]);

  test("does not end a question", async () => {
    const { calculator, worker } = readyOffice();
    const asked = fateOf(calculator.ask(question("1"), {}));
    const sampled = fateOf(calculator.sample(sampling("x"), "plot"));
    expect(worker(1).last).toMatchObject({ sampling: sampling("x") });
    worker(1).say({ type: "done", values });
    await tick();
    expect(sampled.value).toBe(values);
    expect(asked).toEqual({});
  });

  test("ends the one before with its key, and no other", async () => {
    const { calculator, worker } = readyOffice();
    const first = fateOf(calculator.sample(sampling("x"), "a"));
    const other = fateOf(calculator.sample(sampling("x"), "b"));
    const stale = fateOf(calculator.sample(sampling("2x"), "a"));
    const last = fateOf(calculator.sample(sampling("3x"), "a"));
    await tick();
    expect([first.error, stale.error]).toEqual([ENDED, ENDED]);
    worker(0).say({ type: "done", values });
    expect(worker(0).last).toMatchObject({ sampling: sampling("3x") });
    worker(0).say({ type: "done", values });
    worker(1).say({ type: "done", values });
    await tick();
    expect([other.value, last.value]).toEqual([values, values]);
    expect(worker(0).isTerminated).toBe(false);
  });

  test("lets a question go first", () => {
    const { calculator, worker } = office();
    fateOf(calculator.sample(sampling("x"), "a"));
    fateOf(calculator.ask(question("1"), {}));
    worker(0).end();
    expect(worker(0).last).toMatchObject({ type: "ask" });
  });

  test("that takes too long is ended", async () => {
    const { calculator, worker } = readyOffice();
    const fate = fateOf(calculator.sample(sampling("x"), "a"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fate.error).toBeInstanceOf(Error);
    expect(worker(0).isTerminated).toBe(true);
  });
});

describe("a calculator that is closed", () => {
  test("ends everything", async () => {
    const { calculator, worker, workers, rest } = readyOffice();
    const fates = [
      fateOf(calculator.ask(question("1"), {})),
      fateOf(calculator.sample(sampling("x"), "a")),
      fateOf(calculator.sample(sampling("x"), "b")),
    ];
    calculator.close();
    fates.push(fateOf(calculator.open()));
    await tick();
    expect(fates.map(({ error }) => error)).toEqual(Array(4).fill(ENDED));
    expect([worker(0), worker(1)].every((one) => one.isTerminated)).toBe(true);
    rest();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers).toHaveLength(2);
  });
});
