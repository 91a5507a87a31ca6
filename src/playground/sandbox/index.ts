/**
 * The sandbox in which the code of examples runs in the browser: an opaque
 * origin, another thread, no network. The page hands it all it needs and checks
 * all it says.
 */
import { BlockedError } from "./frame";
import type { Job, Outcome } from "./job";
import { Lane, type Scripts } from "./lane";

export { readEntry } from "./entry";
export type { Job, Outcome } from "./job";
export type { Scripts } from "./lane";
export type { ShownLines } from "./messages";
export { BlockedError } from "./frame";

const ENGINE = "@cortex-js/compute-engine";

/**
 * Longest that code is compiled to be written as a program, in milliseconds:
 * 32 KB, the most that an address carries, take a desktop computer 0.1 s.
 */
const COMPILE_MS = 2000;

/**
 * Runs the examples of a page: the one engine host that all of them share.
 *
 * Code that the build has run shares a few lanes, each program with packages of
 * its own. Code of a reader has a lane to itself, which goes when it has run:
 * whatever it did there, nothing else sees it.
 */
export class Host {
  readonly #scripts: Scripts;
  readonly #idle: Promise<Lane>[] = [];
  readonly #waiting: (() => void)[] = [];
  #free: number;
  #spare: Promise<Lane> | undefined;
  /** Reason why no lane opens: not every example need find out by itself. */
  #blocked: BlockedError | undefined;

  /** @param lanes - How many programs of the site may run at once. */
  constructor(scripts: Scripts, lanes: number) {
    this.#scripts = scripts;
    this.#free = lanes;
  }

  /**
   * Has lanes ready for code of the site, before anything asks for them.
   *
   * @param programs - How many are going to run.
   */
  warm(programs: number): void {
    const wanted = Math.min(programs, this.#free);
    while (this.#idle.length < wanted) {
      const lane = this.#openWarm();
      this.#idle.push(lane);
      // Who would have taken it opens another, and is told of that failure.
      lane.catch(() => undefined);
    }
  }

  /**
   * Runs code that the build has run.
   *
   * @throws Error as {@link Lane.run} does.
   */
  async runChecked(job: Job, signal: AbortSignal): Promise<Outcome> {
    await this.#acquire();
    try {
      signal.throwIfAborted();
      const lane = (await this.#takeIdle()) ?? (await this.#open());
      try {
        return await lane.run(job, signal);
      } finally {
        if (!lane.isClosed) this.#idle.push(Promise.resolve(lane));
      }
    } finally {
      this.#free += 1;
      this.#waiting.shift()?.();
    }
  }

  /**
   * Runs code of a reader.
   *
   * @throws Error as {@link Lane.run} does.
   */
  async runOwn(job: Job, signal: AbortSignal): Promise<Outcome> {
    this.prepare();
    const lane = await this.#takeSpare();
    try {
      return await lane.run(job, signal);
    } finally {
      lane.close();
      this.prepare();
    }
  }

  /** Has a lane ready for code of a reader, so that its run starts at once. */
  prepare(): void {
    if (this.#spare) return;
    const spare = this.#openWarm();
    this.#spare = spare;
    // One that failed is not kept: the next may not.
    spare.catch(() => {
      if (this.#spare === spare) this.#spare = undefined;
    });
  }

  async #openWarm(): Promise<Lane> {
    // Asked for now, so that it comes while the lane opens.
    this.#scripts.module(ENGINE).catch(() => undefined);
    const lane = await this.#open();
    try {
      await lane.preload(ENGINE);
    } catch (error) {
      lane.close();
      throw error;
    }
    return lane;
  }

  async #open(): Promise<Lane> {
    if (this.#blocked) throw this.#blocked;
    try {
      return await Lane.open(this.#scripts);
    } catch (error) {
      if (error instanceof BlockedError) this.#blocked = error;
      throw error;
    }
  }

  /** Lets sandboxes that could not be started be tried anew. */
  forgetBlock(): void {
    this.#blocked = undefined;
  }

  /**
   * A reader's source as a program that runs anywhere.
   *
   * @param job - Its lines and what they showed.
   * @returns The source itself when it cannot be compiled in time.
   * @throws Error as {@link Lane.run} does.
   */
  async write(
    job: Required<Pick<Job, "source" | "language" | "shown">>,
  ): Promise<string> {
    const lane = await this.#takeSpare();
    const { signal } = new AbortController();
    const { program } = await lane.run(
      { ...job, budgetMs: COMPILE_MS },
      signal,
    );
    // Nothing ran in it, so that it is as good as new.
    if (this.#spare) lane.close();
    else if (!lane.isClosed) this.#spare = Promise.resolve(lane);
    return program ?? job.source;
  }

  async #takeIdle(): Promise<Lane | undefined> {
    for (let next = this.#idle.pop(); next; next = this.#idle.pop()) {
      const lane = await next.catch(() => undefined);
      if (lane && (await lane.isReady())) return lane;
    }
    return undefined;
  }

  async #takeSpare(): Promise<Lane> {
    const spare = this.#spare;
    // At once: nobody else may take it meanwhile.
    this.#spare = undefined;
    const lane = await spare;
    return lane && (await lane.isReady()) ? lane : this.#openWarm();
  }

  async #acquire(): Promise<void> {
    while (this.#free === 0) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#free -= 1;
  }
}
