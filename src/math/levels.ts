/** Commands with more than one argument, and how many they have. */
const ARGUMENTS: ReadonlyMap<string, number> = new Map([
  ...[
    ..."frac dfrac tfrac cfrac nicefrac pdiff binom dbinom tbinom".split(" "),
    ..."overset underset stackrel stackbin raise lower raisebox".split(" "),
    ..."textcolor colorbox mathtip texttip rule enclose".split(" "),
  ].map((name) => [`\\${name}`, 2] as const),
  ["\\fcolorbox", 3],
  ["\\overunderset", 3],
  ["\\mathchoice", 4],
  ["\\genfrac", 6],
]);

/**
 * MathLive's macros with arguments, which it reads twice at each level: 16 of
 * them in one another take it 3 seconds, 8 hardly any time.
 */
const MACRO = /^\\(?:[Bb]ra(?:ket)?|[Kk]et|[Ss]et|angl|p?mod|nicefrac|phase)$/;

/** How many levels one of them counts for. */
const MACRO_WEIGHT = 5;

/** Commands that MathLive renders twice where they are between fences. */
const STACKED =
  /^\\(?:(?:over|under|overunder)set|stack(?:rel|bin)|x[a-zA-Z]+)$/;

/** How much there is to render in a formula. */
export interface Extent {
  /** The most groups, fences, environments and arguments open at one place. */
  readonly levels: number;
  /** Parts to render, each as often as MathLive renders it. */
  readonly cost: number;
}

/** What is open at a place of a formula. */
interface Level {
  readonly kind: Kind | "formula" | "command" | "script";
  /** How many levels it counts for. */
  readonly weight: number;
  /** How often it is rendered or serialized. */
  readonly times: number;
  /** Arguments that are still to come. */
  missing: number;
  /** Of all that has been found in it. */
  cost: number;
  /** Of the greatest part since the last character: a script may hang on it. */
  last: number;
  /** Whether the last part was a script: another hangs beside it. */
  isScripted: boolean;
}

type Kind = "group" | "table" | "bracket" | "rest";

/** What some parts cost, where a character costs 1. */
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
    this.#push("command", {
      weight: MACRO.test(command) ? MACRO_WEIGHT : 1,
      times: STACKED.test(command) ? 2 : 1,
      missing: ARGUMENTS.get(command) ?? 1,
      cost: COST.command,
    });
  }

  /** A script follows: MathLive renders what it hangs on once more for it. */
  script(): void {
    this.#push("script", {
      weight: 1,
      missing: 1,
      cost: COST.script + this.#base,
    });
  }

  /** A prime, which is a script of its own. */
  prime(): void {
    if (hasArguments(this.#innermost)) this.complete(1);
    else this.#add(COST.script + this.#base, true);
  }

  close(kind: "group" | "bracket"): void {
    const isGroup = (level: Level) =>
      level.kind === "group" || level.kind === "table";
    const group = this.#open.findLastIndex(isGroup);
    const place =
      kind === "group"
        ? group
        : this.#open.findLastIndex((level) => level.kind === kind);
    // A bracket outside of the innermost group is none that opened anything.
    if (place < 0 || place < group) {
      this.complete(1);
      return;
    }
    const closed = this.#open.splice(place);
    for (const { weight } of closed) this.#depth -= weight;
    const cost = costOf(closed) + COST.group;
    if (kind === "group") this.complete(cost);
    else this.#innermost.cost += cost;
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
    this.#depth += level.weight;
    this.#deepest = Math.max(this.#deepest, this.#depth);
  }
}

function hasArguments({ kind }: Level): boolean {
  return kind === "command" || kind === "script";
}

/** What levels cost, each of which is in the one before it. */
function costOf(levels: readonly Level[]): number {
  return levels.reduceRight(
    (inner, { times, cost }) => times * (cost + inner),
    0,
  );
}
