import { shapeOf } from "./commands";
import {
  costOf,
  type Extent,
  hasArguments,
  type Kind,
  type Level,
} from "./level";

const GROUPS: readonly Level["kind"][] = [
  "group",
  "fence",
  "inner fence",
  "table",
];

/**
 * Factor for the cost of a fraction, script or root between fences: these are
 * as high above the line as below it, in pieces that MathLive stacks.
 */
const FENCED = 1.8;

/** Costs of some parts, where a character costs 1. */
const COST = { command: 4, script: 3, group: 1 };

/** The levels that are open while a formula is read. */
export class Levels {
  readonly #open: Level[] = [];
  #depth = 0;
  #deepest = 0;

  constructor() {
    this.#push("formula", { weight: 0 });
  }

  get extent(): Extent {
    return { levels: this.#deepest, cost: costOf(this.#open) };
  }

  open(kind: Kind): void {
    // The command that it is an argument of counts already.
    const isArgument = kind !== "rest" && hasArguments(this.#innermost);
    this.#push(kind, {
      weight: isArgument ? 0 : 1,
      times: kind === "table" ? 2 : 1,
    });
  }

  /** A command, whose arguments follow. */
  expect(command: string): void {
    const { isStacked, ...shape } = shapeOf(command);
    this.#push("command", {
      ...shape,
      times: isStacked ? 2 : this.#growth,
      cost: COST.command,
    });
  }

  /** A command that makes a fraction of all that its group holds. */
  divide(command: string): void {
    this.#innermost.cost *= this.#growth;
    this.expect(command);
  }

  /** A script follows: MathLive renders what it hangs on once more for it. */
  script(): void {
    this.skip();
    this.#push("script", {
      weight: 1,
      times: this.#growth,
      missing: 1,
      cost: COST.script + this.#base,
    });
  }

  /** A prime, which is a script of its own. */
  prime(): void {
    this.skip();
    if (hasArguments(this.#innermost)) this.complete(1);
    else this.#add(COST.script + this.#base, true);
  }

  /** Closes a level of a kind, unless a group of another kind is open in it. */
  close(kind: Exclude<Kind, "rest">): void {
    const group = this.#open.findLastIndex((level) =>
      GROUPS.includes(level.kind),
    );
    const place = this.#open.findLastIndex((level) => level.kind === kind);
    if (place < 0 || place < group) {
      if (kind === "bracket") this.complete(1);
      else this.skip();
      return;
    }
    const closed = this.#open.splice(place);
    for (const { weight } of closed) this.#depth -= weight;
    const inner = costOf(closed);
    if (inner === 0) this.skip();
    const cost = inner + COST.group;
    if (kind === "bracket") this.#innermost.cost += cost;
    else this.complete(cost);
  }

  /**
   * There is nothing here. MathLive reads all that follows twice where that is
   * the argument of a macro.
   */
  skip(): void {
    const { weight } = this.#innermost;
    if (weight > 1) this.#deepen(weight);
  }

  /** A character that is seen: a script after it hangs on nothing before it. */
  character(): void {
    for (const level of this.#row("rest")) level.last = 0;
    this.complete(1);
  }

  /** A part has ended, and with it the commands that it was the last of. */
  complete(cost: number): void {
    let level = this.#add(cost, false);
    while (hasArguments(level)) {
      level.missing -= 1;
      if (level.missing > 0) return;
      this.#open.pop();
      this.#depth -= level.weight;
      level = this.#add(level.times * level.cost, level.kind === "script");
    }
  }

  get #innermost(): Level {
    return this.#open[this.#open.length - 1] as Level;
  }

  /** Factor for the cost of a part: above 1 between fences. */
  get #growth(): number {
    const around = this.#open.findLast(
      ({ kind }) => kind !== "group" && kind !== "rest",
    );
    return around?.kind.endsWith("fence") ? FENCED : 1;
  }

  /** The cost of what a script hangs on, across what may be empty. */
  get #base(): number {
    if (this.#innermost.isScripted) return 0;
    const row = this.#row("command", "rest");
    return Math.max(...row.map(({ last }) => last));
  }

  /** The innermost level, and those around it up to one of another kind. */
  #row(...kinds: Level["kind"][]): Level[] {
    const start = this.#open.findLastIndex(({ kind }) => !kinds.includes(kind));
    return this.#open.slice(start);
  }

  #add(cost: number, isScripted: boolean): Level {
    const level = this.#innermost;
    level.cost += cost;
    level.last = Math.max(level.last, cost);
    level.isScripted = isScripted;
    return level;
  }

  #push(kind: Level["kind"], own: Partial<Level>): void {
    const level = {
      kind,
      weight: 0,
      times: 1,
      missing: 0,
      cost: 0,
      last: 0,
      isScripted: false,
      ...own,
    };
    if (kind !== "script" && this.#open.length > 0)
      this.#innermost.isScripted = false;
    this.#open.push(level);
    this.#deepen(level.weight);
  }

  #deepen(weight: number): void {
    this.#depth += weight;
    this.#deepest = Math.max(this.#deepest, this.#depth);
  }
}
