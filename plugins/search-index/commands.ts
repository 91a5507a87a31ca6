import {
  commandsShown,
  environmentsShown,
  factsOf,
  LATEX_GROUPS,
  latexAddress,
  type LatexCommand,
  latexCommands,
} from "../package-facts/index.ts";
import type { Fact } from "./records.ts";

/** The rows of LaTeX commands and environments. */
export async function commandFacts(): Promise<Fact[]> {
  const signs = await commandSigns();
  const groups = new Map(LATEX_GROUPS.map(({ id, label }) => [id, label]));
  const commands = (await factsOf(commandsShown)).map(({ name, group }) =>
    row("filter", name, name, [signs.get(name), groups.get(group)]),
  );
  const environments = (await factsOf(environmentsShown)).map(({ name }) =>
    row("environment", name, `\\begin{${name}}`, [name, "environment"]),
  );
  return [...commands, ...environments];
}

/** The characters that commands draw, by the commands. */
export async function commandSigns(): Promise<ReadonlyMap<string, string>> {
  const shown = await factsOf(commandsShown);
  const commands = await factsOf(latexCommands);
  return new Map(
    commands.flatMap((command, index) => {
      const sign = signDrawn(command, shown[index]?.html ?? "");
      return sign === "" ? [] : [[command.name, sign] as const];
    }),
  );
}

function row(
  parameter: string,
  name: string,
  title: string,
  names: readonly (string | undefined)[],
): Fact {
  return {
    url: latexAddress(name, parameter),
    kind: "command",
    titles: [title],
    names: names.filter((each) => each !== undefined),
    text: "",
  };
}

/**
 * The characters that a command draws; empty where it draws a form with
 * arguments, letters of the keyboard, or what no character is.
 *
 * @param command - What MathLive says of it.
 * @param html - What it looks like.
 */
export function signDrawn(
  { codepoint, parameters }: LatexCommand,
  html: string,
): string {
  if (parameters.some(({ isOptional }) => !isOptional)) return "";
  const [first = ""] = [
    codepoint === undefined ? "" : String.fromCodePoint(codepoint),
    textOf(html),
  ].filter(isSign);
  return first;
}

/** One or two characters that are on no keyboard, and no marks of others. */
function isSign(text: string): boolean {
  return /^[^\s\0-~\p{Co}\p{M}\p{Sk}]{1,2}$/u.test(text);
}

/** A stroke through what stands before or after it, as KaTeX draws it. */
const STROKE = "\uE020";

/** Letters that Unicode has in double-struck shape. */
const DOUBLE_STRUCK: Readonly<Record<string, string>> = {
  C: "ℂ",
  H: "ℍ",
  N: "ℕ",
  P: "ℙ",
  Q: "ℚ",
  R: "ℝ",
  Z: "ℤ",
};

function textOf(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, "").trim();
  if (html.startsWith("<span class=mathbb>"))
    return DOUBLE_STRUCK[text] ?? text;
  return text.includes(STROKE)
    ? `${text.replace(STROKE, "")}\u0338`.normalize("NFC")
    : text;
}
