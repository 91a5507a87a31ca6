import type { ComputeEngine } from "@cortex-js/compute-engine";

import { COMPUTE_ENGINE, loadComputeEngine } from "./installed.ts";
import { type LatexCommand, latexCommands } from "./latex-commands.ts";
import { katexMarkup, renderCommand, renderLatex } from "./latex-drawings.ts";
import {
  environments,
  environmentUse,
  type LatexEnvironment,
} from "./latex-environments.ts";
import { LATEX_GROUPS, type LatexGroup } from "./latex-groups.ts";
import { signDrawn } from "./latex-signs.ts";
import { typicalUse } from "./latex-uses.ts";
import { expectShape, factsOf, type Source } from "./source.ts";

/** A command or an environment, drawn and tested with a typical use. */
export interface LatexShown {
  readonly name: string;
  /** A typical use of it, in math mode. */
  readonly use: string;
  /** Its rendering, as HTML. */
  readonly html: string;
  /** The Compute Engine parses the use, and its serialization to the same. */
  readonly isParsed: boolean;
  /** KaTeX renders the use, without macros or extensions. */
  readonly isRendered: boolean;
}

/** A command with its group on the page. */
export interface CommandShown extends LatexCommand, LatexShown {
  readonly group: string;
  /** The character or two that it draws; empty where it draws a form. */
  readonly sign: string;
}

/** An environment, drawn and tested. */
export interface EnvironmentShown extends LatexEnvironment, LatexShown {}

/** Each command, in the order of `latexCommands`. */
export const commandsShown: Source<readonly CommandShown[]> = {
  name: "latex-commands-shown",
  package: "mathlive",
  packages: [COMPUTE_ENGINE, "katex"],
  async read() {
    const commands = await factsOf(latexCommands);
    const all = new Map(commands.map((each) => [each.name, each]));
    const check = checker();
    return Promise.all(
      commands.map(async (command) => {
        const use = typicalUse(command, all);
        const html = await renderCommand(command, use);
        const group = groupOf(command, all);
        const sign = signDrawn(command, html);
        return { ...command, group, sign, html, ...check(use) };
      }),
    );
  },
};

/** Each environment, in the order of `environments`. */
export const environmentsShown: Source<readonly EnvironmentShown[]> = {
  name: "environments-shown",
  package: "mathlive",
  packages: [COMPUTE_ENGINE, "katex"],
  async read() {
    const check = checker();
    return Promise.all(
      (await factsOf(environments)).map(async (environment) => {
        const use = environmentUse(environment);
        const html = await renderLatex([use]);
        return { ...environment, html, ...check(use) };
      }),
    );
  },
};

/**
 * Returns the address where a command or an environment is listed: their page,
 * narrowed to its row.
 *
 * @param parameter - What narrows it: `environment` for those.
 */
export function latexAddress(name: string, parameter = "filter"): string {
  const word = encodeURIComponent(name);
  return `/mathfield/reference/commands/?${parameter}=${word}`;
}

function checker() {
  const { ComputeEngine } = loadComputeEngine();
  const ce = new ComputeEngine();
  return (use: string) => ({
    use,
    isParsed: isParsed(ce, use),
    isRendered: katexMarkup(use) !== undefined,
  });
}

/**
 * Tells whether the Compute Engine understands LaTeX: it parses without an
 * error, and what it writes of that parses to the same MathJSON. What the
 * engine infers of the symbols is forgotten again.
 */
function isParsed(ce: ComputeEngine, latex: string): boolean {
  ce.pushScope();
  try {
    const parsed = ce.parse(latex);
    const json = JSON.stringify(parsed.json);
    return (
      !json.includes('"Error"') &&
      JSON.stringify(ce.parse(parsed.latex).json) === json
    );
  } finally {
    ce.popScope();
  }
}

/** The group that a command is in; a macro is in that of its expansion. */
function groupOf(
  command: LatexCommand,
  all: ReadonlyMap<string, LatexCommand>,
): string {
  const { name, expansion, isFunction } = command;
  const found =
    LATEX_GROUPS.find(({ names }) => names?.test(name.slice(1))) ??
    (isFunction
      ? LATEX_GROUPS.find(({ id }) => id === "functions")
      : LATEX_GROUPS.find((rule) => fits(command, rule)));
  if (found) return found.id;
  const other = expansion === undefined ? undefined : all.get(expansion);
  expectShape(other, `${name} is in no group of the page of commands`);
  return groupOf(other, all);
}

function fits({ type, codepoint }: LatexCommand, rule: LatexGroup): boolean {
  if (type === undefined || codepoint === undefined) return false;
  const { types, points } = rule;
  if (!types && !points) return false;
  return (
    (types?.includes(type) ?? true) &&
    (points?.test(String.fromCodePoint(codepoint)) ?? true)
  );
}
