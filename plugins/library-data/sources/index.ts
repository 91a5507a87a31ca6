/** All that the installed packages are asked for, a kind of facts a file. */
import type { Source } from "../source.ts";
import { environments } from "./environments.ts";
import { latexCommands } from "./latex-commands.ts";
import { commandsShown, environmentsShown } from "./latex/index.ts";
import { cssVariables } from "./css-variables.ts";
import { editingCommands } from "./editing-commands.ts";
import { inlineShortcuts } from "./inline-shortcuts.ts";
import { keybindings } from "./keybindings.ts";
import { apiComputeEngine, apiMathlive } from "./api/index.ts";
import { operators } from "./operators/index.ts";
import { releasesComputeEngine } from "./releases-compute-engine.ts";
import { releasesMathlive } from "./releases-mathlive.ts";

export { environments, type LatexEnvironment } from "./environments.ts";
export {
  latexCommands,
  type LatexCommand,
  type LatexParameter,
} from "./latex-commands.ts";
export {
  commandsShown,
  environmentsShown,
  isRest,
  LATEX_GROUPS,
  type CommandShown,
  type LatexShown,
} from "./latex/index.ts";
export { CSS_GROUPS, cssVariables } from "./css-variables.ts";
export { editingCommands, type EditingCommand } from "./editing-commands.ts";
export {
  CONTEXTS,
  inlineShortcuts,
  type Context,
  type InlineShortcut,
} from "./inline-shortcuts.ts";
export {
  keybindings,
  MODES,
  type Keybinding,
  type Mode,
} from "./keybindings.ts";
export { mathliveFunctions, readTables } from "./mathlive-tables.ts";
export * from "./api/index.ts";
export { KINDS, type Kind, type Release } from "./releases.ts";
export { parseChangelog } from "./releases-compute-engine.ts";
export { readReleases } from "./releases-mathlive.ts";
export { releasesComputeEngine, releasesMathlive };

export { operators, type LibraryName } from "./operators/index.ts";

export const SOURCES: readonly Source<unknown>[] = [
  operators,
  apiMathlive,
  apiComputeEngine,
  latexCommands,
  environments,
  commandsShown,
  environmentsShown,
  keybindings,
  inlineShortcuts,
  editingCommands,
  cssVariables,
  releasesComputeEngine,
  releasesMathlive,
];
