import { Lane, type Job, type Outcome, type Scripts } from "./lane";

const ENGINE = "@cortex-js/compute-engine";

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

  /** @param lanes - How many programs of the site may run at once. */
  constructor(scripts: Scripts, lanes: number) {
    this.#scripts = scripts;
    this.#free = lanes;
  }

  /**
   * Have lanes ready for code of the site, before anything asks for them.
   *
   * @param programs - How many are going to run.
   */
  warm(programs: number): void {
    const wanted = Math.min(programs, this.#free);
    while (this.#idle.length < wanted) {
      const lane = this.#openWarm();
      this.#idle.push(lane);
      // Who takes it is told of the failure.
      lane.catch(() => undefined);
    }
  }

  /**
   * Run code that the build has run.
   *
   * @throws Error as {@link Lane.run} does.
   */
  async runChecked(job: Job, signal: AbortSignal): Promise<Outcome> {
    await this.#acquire();
    try {
      signal.throwIfAborted();
      const lane = (await this.#takeIdle()) ?? (await Lane.open(this.#scripts));
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
   * Run code of a reader.
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

  /** Have a lane ready for code of a reader, so that its run starts at once. */
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
    const lane = await Lane.open(this.#scripts);
    await lane.preload(ENGINE);
    return lane;
  }

  /**
   * The lines that a program's source leaves out.
   *
   * @throws Error as {@link Lane.run} does.
   */
  async preludeOf({ source, language, budgetMs }: Job): Promise<string> {
    const { signal } = new AbortController();
    const job = { source, language, budgetMs, dry: true };
    return (await this.runChecked(job, signal)).prelude;
  }

  async #takeIdle(): Promise<Lane | undefined> {
    for (let next = this.#idle.pop(); next; next = this.#idle.pop()) {
      const lane = await next;
      if (await lane.isReady()) return lane;
    }
    return undefined;
  }

  async #takeSpare(): Promise<Lane> {
    const spare = await this.#spare;
    this.#spare = undefined;
    return spare && (await spare.isReady()) ? spare : this.#openWarm();
  }

  async #acquire(): Promise<void> {
    while (this.#free === 0) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#free -= 1;
  }
}
