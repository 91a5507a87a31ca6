/** The installed packages: their versions, and the facts the site shows of them. */
export {
  COMPUTE_ENGINE,
  installedVersion,
  loadComputeEngine,
  packageFile,
  requirePackage,
} from "./installed.ts";
export { CSS_GROUPS, cssVariables } from "./css-variables.ts";
export { editingCommands, type EditingCommand } from "./editing-commands.ts";
export {
  ENGINE_ENTRIES,
  entryPoints,
  type EntryPoint,
} from "./entry-points.ts";
export { environments, type LatexEnvironment } from "./environments.ts";
export {
  CONTEXTS,
  inlineShortcuts,
  type Context,
  type InlineShortcut,
} from "./inline-shortcuts.ts";
export { keyboard, type KeyboardFacts } from "./keyboard.ts";
export {
  keybindings,
  MODES,
  type Keybinding,
  type Mode,
} from "./keybindings.ts";
export {
  commandsShown,
  environmentsShown,
  isRest,
  LATEX_GROUPS,
  latexAddress,
  type CommandShown,
  type LatexShown,
} from "./latex/index.ts";
export {
  latexCommands,
  type LatexCommand,
  type LatexParameter,
} from "./latex-commands.ts";
export { mathfield, type MathfieldFacts } from "./mathfield.ts";
export { mathfieldNames, type MathfieldNames } from "./mathfield-names.ts";
export { mathliveFunctions } from "./mathlive-tables.ts";
export { menu } from "./menu.ts";
export {
  operators,
  splitOutside,
  type LibraryName,
} from "./operators/index.ts";
export { askAll, expectShape, factsOf, type Source } from "./source.ts";
