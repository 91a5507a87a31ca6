// Change: adds the components that documents use without importing them, sets
// tables in a box that scrolls, and puts the tools of a page to its title.
import Original from "@theme-original/MDXComponents";

import CheckedPage from "@site/src/components/CheckedPage";
import { CodeBlock, LiveExample } from "@site/src/components/CodeBlock";
import Forms from "@site/src/components/Forms";
import {
  Figure,
  IssuesLink,
  Name,
  Term,
} from "@site/src/components/InlineFacts";
import Keybindings from "@site/src/components/Keybindings";
import Moved from "@site/src/components/Moved";
import { PageTitle } from "@site/src/components/PageTools";
import {
  CurvePicture,
  FieldFormula,
  KeyboardPicture,
} from "@site/src/components/Pictures";
import PlanePicture from "@site/src/components/PlanePicture";
import Playground from "@site/src/components/Playground";
import {
  ApiIndex,
  ApiOverview,
  EditingCommands,
  InlineShortcuts,
  LatexCommands,
  Operators,
  StandardLibrary,
} from "@site/src/components/ReferenceTables";
import ReleaseIndex from "@site/src/components/ReleaseIndex";
import Releases from "@site/src/components/Releases";
import {
  NestedSets,
  NumberLines,
  VennDiagrams,
} from "@site/src/components/SetPictures";
import {
  FactTable,
  Signature,
  StaticMarkup,
} from "@site/src/components/StaticMarkup";
import Step from "@site/src/components/Step";
import SaveOffline from "@site/src/components/SaveOffline";
import { CssVariables, TableBox, Versions } from "@site/src/components/Tables";

export default {
  ...Original,
  Api: StaticMarkup,
  ApiIndex,
  ApiMembers: FactTable,
  ApiOverview,
  CheckedPage,
  CodeBlock,
  Count: Figure,
  CssVariables,
  CurvePicture,
  EditingCommands,
  FieldFormula,
  FittedLine: PlanePicture,
  Forms,
  // What Docusaurus puts the title of a document in.
  header: PageTitle,
  HistogramPicture: PlanePicture,
  InclusionDiagram: PlanePicture,
  InlineShortcuts,
  IssuesLink,
  LatexCommands,
  Keybindings,
  KeyboardPicture,
  KeyboardTable: FactTable,
  LiveExample,
  MathfieldTable: FactTable,
  MatrixMap: PlanePicture,
  Moved,
  Name,
  NestedSets,
  NumberLines,
  Operators,
  Playground,
  ProjectFile: CodeBlock,
  ReleaseIndex,
  Releases,
  RootsPicture: PlanePicture,
  SaveOffline,
  Signature,
  Size: Figure,
  StandardLibrary,
  StaticMarkup,
  Step,
  table: TableBox,
  Term,
  Type: Name,
  UnitCircle: PlanePicture,
  VennDiagrams,
  Versions,
};
