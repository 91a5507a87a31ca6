/** Tables of what the packages know: names, commands, keys, variables. */
import type { Provider } from "../generated-content/index.ts";
import {
  commandsShown,
  cssVariables,
  editingCommands,
  entryPoints,
  environments,
  environmentsShown,
  inlineShortcuts,
  keybindings,
  keyboard,
  latexCommands,
  mathfield,
  mathfieldNames,
  menu,
  operators,
} from "../package-facts/index.ts";
import { rootsPicture, unitCircle } from "./circle-pictures.ts";
import { cssVariableList } from "./css-variables.ts";
import { curvePicture } from "./curve-picture.ts";
import { editingCommandTable } from "./editing-commands.ts";
import { count, size } from "./figures.ts";
import { inclusionDiagram } from "./inclusion-diagram.ts";
import { inlineShortcutTable } from "./inline-shortcuts.ts";
import { keybindingTable } from "./keybindings.ts";
import { keyboardPicture, keyboardTable } from "./keyboard.ts";
import { latexCommandTable } from "./latex-commands.ts";
import { fieldFormula } from "./latex-html.ts";
import { mathfieldTable } from "./mathfield.ts";
import { matrixMap } from "./matrix-map.ts";
import { operatorTable } from "./operator-table.ts";
import { nestedSets, numberLines, vennDiagrams } from "./set-pictures.ts";
import { name, signature } from "./signature.ts";
import { standardLibrary } from "./standard-library.ts";
import { fittedLine, histogramPicture } from "./statistics-pictures.ts";
import { term, type } from "./terms.ts";

export { bindingRows, type BindingRow } from "./binding-rows.ts";
export { commandWords, useText, useWords } from "./command-words.ts";
export { isNeverPressed } from "./keybindings.ts";

/** The sources and views that the reference tables add to the site. */
export const referenceTables = {
  sources: [
    operators,
    latexCommands,
    environments,
    commandsShown,
    environmentsShown,
    keybindings,
    inlineShortcuts,
    editingCommands,
    cssVariables,
    keyboard,
    mathfield,
    mathfieldNames,
    menu,
    entryPoints,
  ],
  pageSets: [],
  views: {
    CssVariables: cssVariableList,
    CurvePicture: curvePicture,
    EditingCommands: editingCommandTable,
    FieldFormula: fieldFormula,
    FittedLine: fittedLine,
    HistogramPicture: histogramPicture,
    InclusionDiagram: inclusionDiagram,
    InlineShortcuts: inlineShortcutTable,
    Keybindings: keybindingTable,
    KeyboardPicture: keyboardPicture,
    KeyboardTable: keyboardTable,
    LatexCommands: latexCommandTable,
    MathfieldTable: mathfieldTable,
    MatrixMap: matrixMap,
    NestedSets: nestedSets,
    NumberLines: numberLines,
    Operators: operatorTable,
    RootsPicture: rootsPicture,
    Signature: signature,
    StandardLibrary: standardLibrary,
    UnitCircle: unitCircle,
    VennDiagrams: vennDiagrams,
  },
  words: { Count: count, Name: name, Size: size, Term: term, Type: type },
} satisfies Provider;
