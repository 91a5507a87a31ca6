/** What documents can show of the packages: an element of theirs a file. */
import type { View } from "./view.ts";
import { releaseIndex, releases } from "./releases.ts";
import { latexCommandTable, latexEnvironmentTable } from "./latex-commands.ts";
import { cssVariableList } from "./css-variables.ts";
import { editingCommandTable } from "./editing-commands.ts";
import { inlineShortcutTable } from "./inline-shortcuts.ts";
import { keybindingTable } from "./keybindings.ts";
import { api, apiIndex } from "./api.ts";
import { signature } from "./signature.ts";
import { versions } from "./versions.ts";

/** Each by the name of its element, which is the name of its component too. */
export const VIEWS: Readonly<Record<string, View>> = {
  ReleaseIndex: releaseIndex,
  Releases: releases,
  Signature: signature,
  Versions: versions,
  LatexCommands: latexCommandTable,
  LatexEnvironments: latexEnvironmentTable,
  CssVariables: cssVariableList,
  EditingCommands: editingCommandTable,
  InlineShortcuts: inlineShortcutTable,
  Keybindings: keybindingTable,
import { operatorTable } from "./operators.ts";
import { signature } from "./signature.ts";
import { standardLibrary } from "./standard-library.ts";

/** Each by the name of its element, which is the name of its component too. */
export const VIEWS: Readonly<Record<string, View>> = {
  Operators: operatorTable,
  Signature: signature,
  StandardLibrary: standardLibrary,
  Api: api,
  ApiIndex: apiIndex,
  Signature: signature,
};
