import type { SandboxDocument } from "../document";
import { startFrame, type Frame } from "./frame";
import type { Job, Outcome } from "./job";
import { listen } from "./listen";
import type { ToWorker } from "./messages";

/** Gives the scripts that a sandbox is made of: the page fetches, it cannot. */
export interface Scripts {
  /** The document of a lane's frame, once it is at hand. */
  frame(): Promise<SandboxDocument>;
  /** The worker of a lane. */
  worker(): Promise<Blob>;
  /** The script of a module; none when examples cannot import it. */
  module(specifier: string): Promise<Blob | undefined>;
}

/**
 * A frame of an opaque origin with a worker in it, where programs run one after
 * the other, off the page's thread and out of its reach.
 */
export class Lane {
  readonly #frame: Frame;
  readonly #scripts: Scripts;
  #isClosed = false;

  private constructor(frame: Frame, scripts: Scripts) {
    this.#frame = frame;
    this.#scripts = scripts;
  }

  /**
   * @throws Error when the worker's script cannot be fetched; BlockedError when
   * it cannot be started.
   */
  static async open(scripts: Scripts): Promise<Lane> {
    const [source, worker] = await Promise.all([
      scripts.frame(),
      scripts.worker(),
    ]);
    return new Lane(await startFrame(source, worker), scripts);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Tells whether it can run something: the browser may have ended it. */
  async isReady(): Promise<boolean> {
    if (!this.#isClosed && !(await this.#frame.answers())) this.close();
    return !this.#isClosed;
  }

  /** Ends whatever runs, for good. */
  close(): void {
    this.#isClosed = true;
    this.#frame.remove();
  }

  /**
   * Runs a program. What goes beyond its time or the machine's memory ends the
   * lane, and comes back as an error of the result.
   *
   * @param signal - Cancels the run, and ends the lane with it.
   * @throws Error when a script that it needs cannot be fetched, or the reason
   * of the signal when it came before.
   */
  async run(job: Job, signal: AbortSignal): Promise<Outcome> {
    signal.throwIfAborted();
    this.#post({
      type: "run",
      source: job.source,
      language: job.language,
      shown: job.shown,
    });
    try {
      const outcome = await listen(this.#frame, job, signal, (specifier) =>
        this.#give(specifier),
      );
      if (outcome.limited) this.close();
      return outcome;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /**
   * Brings and evaluates a module that the next program is likely to import.
   *
   * @throws Error when its script cannot be fetched.
   */
  preload(specifier: string): Promise<void> {
    return this.#give(specifier);
  }

  async #give(specifier: string): Promise<void> {
    const script = await this.#scripts.module(specifier);
    this.#post({ type: "module", specifier, script });
  }

  #post(message: ToWorker): void {
    this.#frame.port.postMessage(message);
  }
}
