/** Counts the time that a program may take; it can be stopped for a while. */
export class Clock {
  readonly #budgetMs: number;
  readonly #onOver: () => void;
  #before = 0;
  #since: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param budgetMs - How long the program may take, in milliseconds.
   * @param onOver - Is called when it has taken longer.
   */
  constructor(budgetMs: number, onOver: () => void) {
    this.#budgetMs = budgetMs;
    this.#onOver = onOver;
  }

  /** What was counted so far, in milliseconds. */
  get used(): number {
    const now = performance.now();
    return this.#before + now - (this.#since ?? now);
  }

  start(): void {
    const left = this.#budgetMs - this.used;
    // Who stops it again and again never lets a timer come to pass.
    if (left <= 0) {
      this.#onOver();
      return;
    }
    this.#since ??= performance.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#onOver, left);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#before = this.used;
    this.#since = undefined;
  }
}
