import { expectShape } from "../source.ts";
import type { LatexEnvironment } from "../environments.ts";
import type { LatexCommand, LatexParameter } from "../latex-commands.ts";
import { OWN_USES } from "./own-uses.ts";

/** Typical uses of symbols that stand between others, by their class. */
const BY_TYPE: Readonly<Record<string, string>> = {
  mrel: "a § b",
  mbin: "a § b",
  mop: "a § b",
  mpunct: "a § b",
};

/** Examples of arguments that are not formulas. */
const BY_PARAMETER: Readonly<Record<string, string>> = {
  text: "text",
  "text*": "text",
  delim: "(",
};

const FORMULAS = ["auto", "auto*", "math", "math*", "expression"];
const LETTERS = ["x", "y", "z", "w"];

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
  const form = formOf(command, all);
  // A letter right after a command would become part of its name.
  return form
    .replaceAll(/§(?=[a-z])/gi, `${command.name}${isWord(command) ? " " : ""}`)
    .replaceAll("§", command.name);
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
  return other ? formOf(other, all) : (BY_TYPE[type] ?? "§");
}

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

/** Whether a parameter takes all that follows in the group. */
export function isRest(type: LatexParameter["type"]): boolean {
  return type === "rest" || type === "rest*";
}

function isWord({ name }: LatexCommand): boolean {
  return /[a-z]$/i.test(name);
}

/**
 * A typical use of an environment.
 *
 * @param environment - The environment.
 */
export function environmentUse({
  name,
  parameters,
  isTabular,
}: LatexEnvironment): string {
  const columns = parameters.some(({ isOptional }) => !isOptional)
    ? "{cc}"
    : "";
  if (/[^l]matrix\*$/.test(name))
    return `\\begin{${name}}[r] a & b \\end{${name}}`;
  const isMatrix = /matrix|^array$/.test(name);
  const isOneLine = /^equation|^subequations/.test(name) || !isTabular;
  const body = isMatrix
    ? "a & b \\\\ c & d"
    : isOneLine
      ? "a = b"
      : /cases/.test(name)
        ? "x & x > 0 \\\\ 0 & x \\leq 0"
        : /gather|multline/.test(name)
          ? "a = b \\\\ c = d"
          : "a &= b \\\\ c &= d";
  return `\\begin{${name}}${columns} ${body} \\end{${name}}`;
}
