/** Finds the places of the site whose formulas are most like one. */
import { type Known, known, tokensOf } from "./known";
import { reasonOf } from "./reason";
import { MARKS, operatorsOf, type Tokens } from "./tokens";
import type {
  FormulaData,
  FormulaMatch,
  FormulaPage,
  FormulaPlace,
  FormulaQuery,
} from "./types";

/** Most places that are shown. */
const LIMIT = 30;

/** Share of a query that a place has to have in common with it. */
const LEAST = 0.2;

/** How much the entry of an operator counts beside the formulas it shows. */
const ENTRY = 0.85;

/** How much the row of a command counts beside the formulas of pages. */
const COMMAND = 0.6;

/** How much of what a formula has besides the query counts against it. */
const BESIDES = 0.4;

/** Operators that only bind the variables of those around them. */
const BINDERS = new Set(["Function", "Limits"]);

/** A section with its page. */
interface Place extends FormulaPlace {
  readonly page: FormulaPage;
}

/** The best of what is known of a place. */
interface Scored {
  score: number;
  formula?: Known;
}

/** The formulas of the site, ready to be compared with others. */
export class FormulaIndex {
  readonly #data: FormulaData;
  readonly #places: readonly Place[];
  readonly #formulas: readonly Known[];
  /** The formulas with a part, by the part. */
  readonly #byToken = new Map<string, number[]>();

  constructor(data: FormulaData) {
    this.#data = data;
    this.#places = data.pages.flatMap((page) =>
      page.places.map((place) => ({ ...place, page })),
    );
    this.#formulas = data.formulas.map(known);
    for (const [id, { tokens }] of this.#formulas.entries())
      for (const token of tokens.keys()) {
        const ids = this.#byToken.get(token);
        if (ids) ids.push(id);
        else this.#byToken.set(token, [id]);
      }
  }

  /** Finds the places that are most like a formula, the closest first. */
  find(query: FormulaQuery): FormulaMatch[] {
    const tokens = tokensOf(query);
    const whole = this.#weigh(tokens);
    if (whole === 0) return [];
    const places = this.#scorePlaces(tokens, whole);
    const found = [...places].flatMap(([id, { score, formula }]) => {
      const place = this.#places[id];
      return place === undefined || score < LEAST
        ? []
        : [{ score, match: this.#explain(query, tokens, place, formula) }];
    });
    return [...found, ...this.#commands(tokens, whole)]
      .sort((one, other) => other.score - one.score)
      .slice(0, LIMIT)
      .map(({ match }) => match);
  }

  /**
   * How much a part tells: more, the fewer formulas have it. What none has, such
   * as a function that the reader made up, tells nothing.
   */
  #rarity(token: string): number {
    const count = this.#byToken.get(token)?.length ?? 0;
    // A command may have a row although no page shows it.
    if (count === 0 && !token.startsWith(MARKS.command)) return 0;
    return Math.log(1 + this.#formulas.length / (1 + count));
  }

  #weigh(tokens: Tokens): number {
    let sum = 0;
    for (const [token, weight] of tokens) sum += weight * this.#rarity(token);
    return sum;
  }

  #scorePlaces(tokens: Tokens, whole: number): Map<number, Scored> {
    const shared = new Map<number, number>();
    for (const [token, weight] of tokens) {
      const share = weight * this.#rarity(token);
      for (const id of this.#byToken.get(token) ?? [])
        shared.set(id, (shared.get(id) ?? 0) + share);
    }
    const places = new Map<number, Scored>();
    for (const [id, common] of shared) {
      const formula = this.#formulas[id];
      if (!formula) continue;
      const own = common / this.#weigh(formula.tokens);
      const score = (common / whole) * (1 - BESIDES + BESIDES * own);
      for (const place of formula.places)
        if (score > (places.get(place)?.score ?? 0))
          places.set(place, { score, formula });
    }
    const entries = this.#entryShares(tokens);
    for (const [place, share] of entries) {
      const { score = 0, formula } = places.get(place) ?? {};
      places.set(place, { score: score + ENTRY * share, formula });
    }
    return places;
  }

  /** How much of what is asked the operators are that places explain. */
  #entryShares(tokens: Tokens): Map<number, number> {
    const asked = operatorsOf(tokens).filter(
      (name, at) => at === 0 || !BINDERS.has(name),
    );
    // The outermost operator is what a formula is: it comes first.
    const weights = asked.map(
      (name, at) => this.#rarity(MARKS.operator + name) / (1 + at),
    );
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const shares = new Map<number, number>();
    for (const [id, { operators = [] }] of this.#places.entries()) {
      const share = asked.reduce(
        (sum, name, at) =>
          operators.includes(name) ? sum + (weights[at] ?? 0) : sum,
        0,
      );
      if (share > 0) shares.set(id, share / all);
    }
    return shares;
  }

  #explain(
    query: FormulaQuery,
    tokens: Tokens,
    { page, anchor, titles, operators = [] }: Place,
    formula: Known | undefined,
  ): FormulaMatch {
    const entries = operatorsOf(tokens).filter((name) =>
      operators.includes(name),
    );
    const common = this.#commonOf(tokens, formula?.tokens ?? new Map());
    const reason = formula && reasonOf(query, formula);
    const isEntry =
      entries.length > 0 && reason !== "same" && reason !== "structure";
    const [entry = ""] = entries;
    const target = isEntry ? entry.toLowerCase() : encodeURIComponent(anchor);
    return {
      url: target === "" ? page.url : `${page.url}#${target}`,
      titles: [page.title, ...titles],
      reason: isEntry ? "entry" : (reason ?? "commands"),
      common: isEntry ? entries : common,
      latex: formula?.latex,
    };
  }

  /** The operators that two formulas share, or else the commands. */
  #commonOf(tokens: Tokens, others: Tokens): string[] {
    const shared = [...tokens.keys()].filter((token) => others.has(token));
    const operators = shared.filter((token) =>
      token.startsWith(MARKS.operator),
    );
    const commands = shared.filter((token) => token.startsWith(MARKS.command));
    return (operators.length > 0 ? operators : commands)
      .sort((one, other) => this.#rarity(other) - this.#rarity(one))
      .slice(0, 3)
      .map((token) => token.replace(MARKS.operator, ""));
  }

  /** The rows of the commands that are asked for. */
  #commands(tokens: Tokens, whole: number) {
    const { commands, commandUrl } = this.#data;
    return commands.flatMap((name) => {
      const weight = tokens.get(name);
      if (weight === undefined) return [];
      const score = (COMMAND * weight * this.#rarity(name)) / whole;
      const match: FormulaMatch = {
        url: commandUrl + encodeURIComponent(name),
        titles: ["LaTeX commands", name],
        reason: "entry",
        common: [name],
      };
      return [{ score, match }];
    });
  }
}
