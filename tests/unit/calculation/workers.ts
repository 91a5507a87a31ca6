import { vi } from "vitest";

import { WorkerCalculator } from "../../../src/calculation/calculator.ts";
import type { Question, Sampling } from "../../../src/calculation/index.ts";
import type { FromWorker, ToWorker } from "../../../src/calculation/serve.ts";

type Listener = (event: { readonly data?: unknown }) => void;

/** A worker that does what the test says. */
export class FakeWorker {
  readonly told: ToWorker[] = [];
  isTerminated = false;
  readonly #listeners = new Map<string, Listener>();

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Last message that it received. */
  get last(): ToWorker | undefined {
    return this.told.at(-1);
  }

  say(message: FromWorker): void {
    this.#listeners.get("message")?.({ data: message });
  }

  /** Ends what it does. */
  end(): void {
    this.say({ type: "done" });
  }

  die(): void {
    this.#listeners.get("error")?.({});
  }
}

/** A calculator whose workers and idle moments the test gives. */
export function office() {
  const workers: FakeWorker[] = [];
  const idle: (() => void)[] = [];
  const calculator = new WorkerCalculator({
    startWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    whenIdle: (task) => idle.push(task),
  });
  return {
    calculator,
    workers,
    worker: (index: number): FakeWorker => {
      const worker = workers[index];
      if (!worker) throw new Error(`There is no worker ${index}.`);
      return worker;
    },
    /** The browser has nothing to do. The clock is the test's. */
    rest: () => {
      vi.advanceTimersByTime(0);
      for (const task of idle.splice(0)) task();
    },
  };
}

export function question(text: string): Question {
  return { source: { format: "latex", text }, tasks: ["value"] };
}

export function sampling(text: string): Sampling {
  const source = { format: "latex", text } as const;
  const range = { from: 0, to: 1, count: 2 };
  return { source, variable: "x", parameters: {}, ...range };
}
