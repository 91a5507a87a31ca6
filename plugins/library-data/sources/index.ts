/** All that the installed packages are asked for, a kind of facts a file. */
import type { Source } from "../source.ts";
import { cssVariables } from "./css-variables.ts";
import { editingCommands } from "./editing-commands.ts";
import { inlineShortcuts } from "./inline-shortcuts.ts";
import { keybindings } from "./keybindings.ts";
import { operators } from "./operators.ts";

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
export { readTables } from "./mathlive-tables.ts";
export { operators, type LibraryName } from "./operators.ts";

export const SOURCES: readonly Source<unknown>[] = [
  operators,
  keybindings,
  inlineShortcuts,
  editingCommands,
  cssVariables,
];
