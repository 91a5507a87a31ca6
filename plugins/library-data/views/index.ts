/** What documents can show of the packages: an element of theirs a file. */
import { api, apiIndex } from "./api.ts";
import { cssVariableList } from "./css-variables.ts";
import { curvePicture } from "./curve-picture.ts";
import { editingCommandTable } from "./editing-commands.ts";
import { fieldFormula } from "./field-formula.ts";
import { inlineShortcutTable } from "./inline-shortcuts.ts";
import { keybindingTable } from "./keybindings.ts";
import { latexCommandTable, latexEnvironmentTable } from "./latex-commands.ts";
import { operatorTable } from "./operators.ts";
import { releaseIndex, releases } from "./releases.ts";
import { signature } from "./signature.ts";
import { standardLibrary } from "./standard-library.ts";
import { versions } from "./versions.ts";
import type { View } from "./view.ts";

export { libraryTitle } from "./html.ts";
export { nameAddress } from "./standard-library.ts";

/** Each by the name of its element, which is the name of its component too. */
export const VIEWS: Readonly<Record<string, View>> = {
  Api: api,
  ApiIndex: apiIndex,
  CssVariables: cssVariableList,
  CurvePicture: curvePicture,
  EditingCommands: editingCommandTable,
  FieldFormula: fieldFormula,
  InlineShortcuts: inlineShortcutTable,
  Keybindings: keybindingTable,
  LatexCommands: latexCommandTable,
  LatexEnvironments: latexEnvironmentTable,
  Operators: operatorTable,
  ReleaseIndex: releaseIndex,
  Releases: releases,
  Signature: signature,
  StandardLibrary: standardLibrary,
  Versions: versions,
};
