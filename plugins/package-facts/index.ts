/** The installed packages: their versions, and the facts the site shows of them. */
export { CSS_GROUPS, cssVariables } from "./css-variables.ts";
export {
  ENGINE_ENTRIES,
  entryPoints,
  type EntryPoint,
} from "./entry-points.ts";
export {
  CONTEXTS,
  inlineShortcuts,
  type Context,
  type InlineShortcut,
} from "./inline-shortcuts.ts";
export {
  COMPUTE_ENGINE,
  installedVersion,
  loadComputeEngine,
  packageFile,
  requirePackage,
} from "./installed.ts";
export {
  editingCommands,
  keybindings,
  MODES,
  type EditingCommand,
  type Keybinding,
  type Mode,
} from "./keybindings.ts";
export { keyboard } from "./keyboard.ts";
export { latexCommands, type LatexParameter } from "./latex-commands.ts";
export { environments, type LatexEnvironment } from "./latex-environments.ts";
export { LATEX_GROUPS } from "./latex-groups.ts";
export {
  commandsShown,
  environmentsShown,
  latexAddress,
  type CommandShown,
  type EnvironmentShown,
  type LatexShown,
} from "./latex-shown.ts";
export { isRest } from "./latex-uses.ts";
export { mathfield, type MathfieldFacts } from "./mathfield.ts";
export { mathfieldNames } from "./mathfield-names.ts";
export { mathliveFunctions } from "./mathlive-tables.ts";
export { menu } from "./menu.ts";
export { leastOperands, splitOutside } from "./operator-operands.ts";
export { operators, type LibraryName, TRAITS } from "./operators.ts";
export { askAll, expectShape, factsOf, type Source } from "./source.ts";
