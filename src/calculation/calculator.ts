import { Desk, type WorkerLike } from "./desk";
import type { News, Request } from "./messages";
import { Order } from "./order";
import type { Calculator, Listener, Question, Sampling } from "./types";

/** One computes, the other is ready for when the first has to be ended. */
const MOST_DESKS = 2;

/**
 * How long a worker may go on with what nobody waits for, in milliseconds: most
 * tasks end within it, and a new worker costs the processor more.
 */
const GRACE_MS = 200;

/** How long a question is quick, in milliseconds. */
const PAUSE_MS = 300;

const NOT_LOADED = "The engine did not load: check the connection.";

/** What a calculator needs of the page. */
export interface Surroundings {
  startWorker(): WorkerLike;
  /** Calls back when the browser has nothing better to do. */
  whenIdle(task: () => void): void;
}

/** Computes in workers, which it ends where they are busy in vain. */
export class WorkerCalculator implements Calculator {
  readonly #page: Surroundings;
  #desks: Desk[] = [];
  /** What no worker has begun yet, in the order in which it is wanted. */
  #waiting: Order[] = [];
  #question: Order | undefined;
  readonly #samplings = new Map<string, Order>();
  #plan: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** Whether the last worker did not start: another may, but not at once. */
  #isBroken = false;

  constructor(page: Surroundings) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#place({ type: "open" }).end;
  }

  async ask(
    question: Question,
    listener: Listener,
    signal?: AbortSignal,
  ): Promise<void> {
    signal?.throwIfAborted();
    if (this.#question) this.#drop(this.#question, aborted());
    const tell = (news: News) =>
      news.type === "reading"
        ? listener.onReading?.(news.reading)
        : listener.onOutcome?.(news.task, news.outcome);
    this.#question = this.#place({ type: "ask", question }, signal, tell);
    await this.#question.end;
  }

  async sample(
    sampling: Sampling,
    key: string,
    signal?: AbortSignal,
  ): Promise<Float64Array> {
    signal?.throwIfAborted();
    const before = this.#samplings.get(key);
    if (before) this.#drop(before, aborted());
    const order = this.#place({ type: "sample", sampling }, signal);
    this.#samplings.set(key, order);
    try {
      return (await order.end) ?? new Float64Array();
    } finally {
      if (this.#samplings.get(key) === order) this.#samplings.delete(key);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#plan);
    const orders = [...this.#waiting, ...this.#samplings.values()];
    if (this.#question) orders.push(this.#question);
    for (const order of orders) order.fail(aborted());
    for (const desk of this.#desks) desk.close();
    this.#desks = [];
    this.#waiting = [];
  }

  #place(
    request: Request,
    signal?: AbortSignal,
    tell?: (news: News) => void,
  ): Order {
    const order = new Order(request, tell, signal, (one) =>
      this.#drop(one, signal?.reason),
    );
    if (this.#isClosed) order.fail(aborted());
    else {
      // A question is what the reader looks at.
      if (request.type === "ask") this.#waiting.unshift(order);
      else this.#waiting.push(order);
      this.#isBroken = false;
      this.#assign();
    }
    return order;
  }

  /** Give up what nobody waits for. */
  #drop(order: Order, reason: unknown): void {
    if (order.isSettled) return;
    order.fail(reason);
    this.#waiting = this.#waiting.filter((one) => one !== order);
    const desk = this.#desks.find((one) => one.has(order));
    // A sampling is quick, and has no end that could come sooner.
    if (!desk || order.request.type !== "ask") return;
    desk.leave();
    setTimeout(() => {
      if (!desk.has(order)) return;
      desk.close();
      this.#assign();
    }, GRACE_MS);
  }

  /** Bring together what waits and who is free. */
  #assign(): void {
    if (this.#isClosed) return;
    this.#desks = this.#desks.filter((desk) => !desk.isClosed);
    for (const desk of this.#desks) {
      if (!desk.isFree) continue;
      const next = this.#waiting.shift();
      if (next) desk.begin(next);
    }
    if (this.#desks.length === MOST_DESKS || this.#isBroken) return;
    if (this.#desks.some((desk) => desk.isOpening)) return;
    if (this.#waiting.length > 0) this.#openDesk();
    else if (this.#desks.length > 0) this.#planSpare();
  }

  /** Have a second worker, soon: a question that is quick goes first. */
  #planSpare(): void {
    clearTimeout(this.#plan);
    this.#plan = setTimeout(
      () => this.#page.whenIdle(() => this.#openSpare()),
      this.#desks.some((desk) => desk.isFree) ? 0 : PAUSE_MS,
    );
  }

  #openSpare(): void {
    const isWanted = this.#desks.length > 0 && this.#desks.length < MOST_DESKS;
    if (isWanted && !this.#isClosed && !this.#isBroken) this.#openDesk();
  }

  #openDesk(): void {
    const desk = new Desk(this.#page.startWorker(), () => this.#assign());
    this.#desks.push(desk);
    desk.begin({
      request: { type: "open" },
      onEnd: (end) => {
        if (end.type === "done") return;
        desk.close();
        this.#isBroken = true;
        if (this.#desks.some(({ isClosed }) => !isClosed)) return;
        for (const order of this.#waiting.splice(0))
          order.fail(new Error(NOT_LOADED));
      },
    });
  }
}

function aborted(): DOMException {
  return new DOMException("Nobody waits for this any more.", "AbortError");
}
