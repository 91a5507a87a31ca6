import { COMPUTE_ENGINE, loadComputeEngine } from "../installed.ts";
import { factsOf, type Source } from "../source.ts";
import { environments } from "../environments.ts";
import { latexCommands } from "../latex-commands.ts";
import { groupOf } from "./groups.ts";
import { isParsed } from "./parse.ts";
import { katexMarkup, renderCommand, renderLatex } from "./render.ts";
import { environmentUse, typicalUse } from "./uses.ts";

/** A command or an environment, drawn and tested with a typical use. */
export interface LatexShown {
  readonly name: string;
  /** A typical use of it, in math mode. */
  readonly use: string;
  /** What it looks like, as HTML. */
  readonly html: string;
  /** The Compute Engine parses the use, and its serialization to the same. */
  readonly isParsed: boolean;
  /** KaTeX renders the use, without macros or extensions. */
  readonly isRendered: boolean;
}

/** A command with its group on the page. */
export interface CommandShown extends LatexShown {
  readonly group: string;
}

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
        return { name: command.name, group, html, ...check(use) };
      }),
    );
  },
};

/** Each environment, in the order of `environments`. */
export const environmentsShown: Source<readonly LatexShown[]> = {
  name: "environments-shown",
  package: "mathlive",
  packages: [COMPUTE_ENGINE, "katex"],
  async read() {
    const check = checker();
    return Promise.all(
      (await factsOf(environments)).map(async (environment) => {
        const use = environmentUse(environment);
        const html = await renderLatex([use]);
        return { name: environment.name, html, ...check(use) };
      }),
    );
  },
};

function checker() {
  const { ComputeEngine } = loadComputeEngine();
  const ce = new ComputeEngine();
  return (use: string) => ({
    use,
    isParsed: isParsed(ce, use),
    isRendered: katexMarkup(use) !== undefined,
  });
}
