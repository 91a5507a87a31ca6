import { partsOf } from "./equation";
import { errorsOf } from "./errors";
import { formsOf } from "./forms";
import type { ComputeEngine, Expression } from "./library";
import type { Reading, Source } from "./types";

/** Longest source, in UTF-16 units. */
const MAX_LENGTH = 20_000;

/** Deepest nesting of a source: the engine calls itself for each level. */
const MAX_DEPTH = 200;

/**
 * Longest list whose elements are told one by one: a plot has as many colours.
 */
const MOST_ELEMENTS = 4;

/** Usual names of the unknown, the most usual first. */
const USUAL = ["x", "y", "z", "t", "u"];

/**
 * An expression that was read: as it was written, and as the engine takes it.
 */
interface Read {
  readonly written: Expression;
  readonly expression: Expression;
}

/**
 * Reads an expression. Mistakes in LaTeX become part of it.
 *
 * @throws Error with a message for readers, for what is too long or is not JSON.
 */
export function read(engine: ComputeEngine, { format, text }: Source): Read {
  if (text.length > MAX_LENGTH)
    throw new Error(
      `The expression is too long: ${text.length.toLocaleString("en")} characters, at most ${MAX_LENGTH.toLocaleString("en")}.`,
    );
  const written =
    format === "latex"
      ? engine.parse(text, { form: "raw" })
      : engine.expr(parseJson(text), { form: "raw" });
  return { written, expression: written.canonical };
}

/** Collects what is known of an expression before anything is computed. */
export function readingOf(
  engine: ComputeEngine,
  { written, expression, variable }: Read & Pick<Reading, "variable">,
): Reading {
  return {
    written: formsOf(written),
    ...elementsOf(engine, written),
    type: String(expression.type),
    unknowns: expression.unknowns.map((name) => ({
      name,
      type: String(engine.expr(name).type),
    })),
    variable,
    errors: errorsOf(engine, expression),
  };
}

/**
 * Chooses the unknown to differentiate by and solve for.
 *
 * @param unknowns - Of the expression.
 * @param wanted - By the reader; may be of an expression before this one.
 * @returns Nothing where there is no unknown.
 */
export function variableOf(
  unknowns: readonly string[],
  wanted = "",
): string | undefined {
  const known = [wanted, ...USUAL].find((name) => unknowns.includes(name));
  return known ?? unknowns[0];
}

/** @returns Nothing for what is no list, or a longer one. */
function elementsOf(
  engine: ComputeEngine,
  { json }: Expression,
): Pick<Reading, "elements"> {
  const [first, inner] = partsOf(json);
  // As in `x + y = 3, x - y = 1`.
  const isSequence =
    first === "Delimiter" && inner && partsOf(inner)[0] === "Sequence";
  const [head, ...elements] = partsOf(isSequence ? inner : json);
  if (head !== "List" && head !== "Sequence") return {};
  if (elements.length > MOST_ELEMENTS) return {};
  const read = elements.map((one) =>
    engine.expr(one as Expression["json"], { form: "raw" }),
  );
  return { elements: read.map(formsOf) };
}

function parseJson(text: string): Expression["json"] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new Error(
      `This is not JSON. Check quotes, commas and brackets: ${detail}`,
      { cause: error },
    );
  }
  if (isDeeper(json, MAX_DEPTH))
    throw new Error(
      `The expression is nested too deeply: at most ${MAX_DEPTH} levels.`,
    );
  return json as Expression["json"];
}

function isDeeper(json: unknown, levels: number): boolean {
  if (typeof json !== "object" || json === null) return false;
  return (
    levels === 0 ||
    Object.values(json).some((part) => isDeeper(part, levels - 1))
  );
}
