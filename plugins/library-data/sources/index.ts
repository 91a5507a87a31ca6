/** All that the installed packages are asked for, a kind of facts a file. */
import type { Source } from "../source.ts";
import { environments } from "./environments.ts";
import { latexCommands } from "./latex-commands.ts";
import { commandsShown, environmentsShown } from "./latex-shown.ts";
import { operators } from "./operators.ts";

export { environments, type LatexEnvironment } from "./environments.ts";
export {
  latexCommands,
  type LatexCommand,
  type LatexParameter,
} from "./latex-commands.ts";
export {
  commandsShown,
  environmentsShown,
  type CommandShown,
  type LatexShown,
} from "./latex-shown.ts";
export { operators, type LibraryName } from "./operators.ts";

export const SOURCES: readonly Source<unknown>[] = [
  commandsShown,
  environments,
  environmentsShown,
  latexCommands,
  operators,
];
