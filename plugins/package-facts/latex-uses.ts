import type { LatexCommand, LatexParameter } from "./latex-commands.ts";
import { OWN_USES } from "./latex-own-uses.ts";
import { expectShape } from "./source.ts";

/**
 * A typical use of a command, in math mode, with its arguments.
 *
 * @param all - Every command, by name: a macro is used like its expansion.
 * @throws Error when it takes an argument of an unknown type.
 */
export function typicalUse(
  command: LatexCommand,
  all: ReadonlyMap<string, LatexCommand>,
): string {
  const { name } = command;
  // A letter right after a command would become part of its name.
  const apart = /[a-z]$/i.test(name) ? `${name} ` : name;
  return formOf(command, all)
    .replaceAll(/§(?=[a-z])/gi, apart)
    .replaceAll("§", name);
}

function formOf(
  command: LatexCommand,
  all: ReadonlyMap<string, LatexCommand>,
): string {
  const { name, kind, parameters, expansion, type = "" } = command;
  const own = OWN_USES.get(name);
  if (own !== undefined) return own;
  if (kind === "text symbol") return "\\text{§}";
  if (parameters.length > 0) return `§${argumentsOf(command)}`;
  const other = expansion === undefined ? undefined : all.get(expansion);
  if (other) return formOf(other, all);
  return BETWEEN.includes(type) ? "a § b" : "§";
}

/** Classes of symbols that stand between others. */
const BETWEEN = ["mrel", "mbin", "mop", "mpunct"];

const FORMULAS = ["auto", "auto*", "math", "math*", "expression"];

const LETTERS = ["x", "y", "z", "w"];

/** Examples of arguments that are not formulas. */
const BY_PARAMETER: Readonly<Record<string, string>> = {
  text: "text",
  "text*": "text",
  delim: "(",
};

function argumentsOf({ name, parameters }: LatexCommand): string {
  const letters = [...LETTERS];
  return parameters
    .filter(({ isOptional }) => !isOptional)
    .map(({ type }) => {
      if (isRest(type)) return " x";
      if (FORMULAS.includes(type)) return `{${letters.shift() ?? "x"}}`;
      const text = BY_PARAMETER[type];
      expectShape(
        text !== undefined,
        `${name} takes an argument of the kind "${type}" that no typical use is known for`,
      );
      return `{${text}}`;
    })
    .join("");
}

/** Tells whether a parameter takes all that follows in the group. */
export function isRest(type: LatexParameter["type"]): boolean {
  return type === "rest" || type === "rest*";
}
