import {
  commandsShown,
  environmentsShown,
  factsOf,
  LATEX_GROUPS,
  latexAddress,
} from "../package-facts/index.ts";
import type { RegisteredName } from "./name.ts";

type Commands = readonly RegisteredName<"command">[];

/** Returns the commands of LaTeX that MathLive knows, in its order. */
export async function commandNames(): Promise<Commands> {
  const groups = new Map(LATEX_GROUPS.map(({ id, label }) => [id, label]));
  const commands = await factsOf(commandsShown);
  return commands.map(({ name, use, sign, group }) => ({
    kind: "command",
    name,
    address: latexAddress(name),
    titles: [name],
    signature: use,
    sentence: sign,
    keys: [sign, groups.get(group) ?? ""].filter(Boolean),
  }));
}

/** Returns the environments of LaTeX that MathLive knows, in its order. */
export async function environmentNames(): Promise<Commands> {
  const environments = await factsOf(environmentsShown);
  return environments.map(({ name, use }) => ({
    kind: "command",
    name,
    address: latexAddress(name, "environment"),
    titles: [`\\begin{${name}}`],
    signature: use,
    sentence: "",
    keys: [name, "environment"],
  }));
}
