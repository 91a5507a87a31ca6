import {
  commandsShown,
  environmentsShown,
  factsOf,
  LATEX_GROUPS,
  latexAddress,
  latexCommands,
} from "../../package-facts/index.ts";
import type { Fact } from "./fact.ts";
import { signDrawn } from "./signs.ts";

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
