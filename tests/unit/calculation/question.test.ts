import { describe, expect, test, vi } from "vitest";

import {
  A_WHILE_MS,
  ENDED,
  fateOf,
  readyOffice,
  tick,
  useClock,
} from "./office.ts";
import { question } from "./workers.ts";

useClock();

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
