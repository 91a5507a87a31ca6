import { availableParallelism } from "node:os";

import { Piscina } from "piscina";

import type { Program, RunResult } from "../../src/playground/runner/index.ts";
import type { Toolchain } from "./toolchain.ts";
import type { Sharing, Task } from "./worker.ts";

/** Limits of one run: past them its worker is ended. */
interface Limits {
  readonly timeMs: number;
  readonly memoryMb: number;
}

const DEFAULT_LIMITS: Limits = { timeMs: 120_000, memoryMb: 1024 };

/** Runs programs in worker threads, as many at once as there are cores. */
export class Pool {
  readonly #piscina: Piscina;
  readonly #limits: Limits;
  readonly #sharing: Sharing;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  /**
   * @param toolchain - What `prepare` made.
   * @param limits - Of each run.
   * @param sharing - Which programs run in the same realm.
   * @param threads - Most programs that run at once.
   */
  constructor(
    { worker }: Toolchain,
    limits = DEFAULT_LIMITS,
    sharing: Sharing = "checked",
    threads = availableParallelism(),
  ) {
    this.#limits = limits;
    this.#sharing = sharing;
    this.#free = threads;
    this.#piscina = new Piscina({
      filename: worker,
      minThreads: 0,
      maxThreads: this.#free,
      idleTimeout: 2_000,
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memoryMb,
        // An engine a realm: most of what is made is soon left behind.
        maxYoungGenerationSizeMb: 128,
      },
    });
  }

  /**
   * Runs a program. A run that exceeds its limits comes back as a result with
   * an error; it never rejects for what the program did.
   */
  async run(program: Program): Promise<RunResult> {
    // The clock must not tick while a program waits for a worker.
    await this.#acquire();
    const task: Task = { program, sharing: this.#sharing };
    try {
      return (await this.#piscina.run(task, {
        signal: AbortSignal.timeout(this.#limits.timeMs),
      })) as RunResult;
    } catch (thrown) {
      const error = limitText(thrown, this.#limits);
      const parts = [{ text: error }];
      const entry = { level: "error", line: 0, parts } as const;
      return { entries: [entry], error, limited: true };
    } finally {
      this.#free += 1;
      this.#waiting.shift()?.();
    }
  }

  async #acquire(): Promise<void> {
    while (this.#free === 0) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#free -= 1;
  }
}

function limitText(thrown: unknown, limits: Limits): string {
  const error = thrown as { name?: string; code?: string; message?: string };
  if (error.name === "AbortError" || error.name === "TimeoutError") {
    return `TimeoutError: not done after ${String(limits.timeMs / 1000)} s`;
  }
  if (error.code === "ERR_WORKER_OUT_OF_MEMORY") {
    return `RangeError: more than ${String(limits.memoryMb)} MB of memory used`;
  }
  return `Error: ${error.message ?? String(thrown)}`;
}
