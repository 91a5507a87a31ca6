import { describe, expect, test, vi } from "vitest";

import {
  A_WHILE_MS,
  ENDED,
  fateOf,
  readyOffice,
  tick,
  useClock,
} from "./office.ts";
import { office, question, sampling } from "./workers.ts";

useClock();

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

describe("a worker that dies", () => {
  test("of a question says so, and the next gets another", async () => {
    const { calculator, worker } = readyOffice();
    const fate = fateOf(calculator.ask(question("1"), {}));
    worker(0).die();
    await tick();
    expect(fate.error).toEqual(
      new Error("The engine ran out of memory and was stopped."),
    );
    void calculator.ask(question("2"), {});
    expect(worker(1).last).toMatchObject({ question: question("2") });
  });

  test("without a word is missed", async () => {
    const { calculator, worker } = readyOffice();
    const fate = fateOf(calculator.ask(question("1"), {}));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fate.error).toEqual(
      new Error("The engine did not answer and was stopped."),
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
