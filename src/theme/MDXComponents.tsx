// Change: adds the components that documents use without importing them, sets
// tables in a box that scrolls, and puts the tools of a page to its title.
import Original from "@theme-original/MDXComponents";

import Api from "@site/src/components/Api";
import ApiIndex from "@site/src/components/ApiIndex";
import ApiOverview from "@site/src/components/ApiOverview";
import CheckedPage from "@site/src/components/CheckedPage";
import CodeBlock from "@site/src/components/CodeBlock";
import CssVariables from "@site/src/components/CssVariables";
import CurvePicture from "@site/src/components/CurvePicture";
import EditingCommands from "@site/src/components/EditingCommands";
import FactTable from "@site/src/components/FactTable";
import Figure from "@site/src/components/Figure";
import FieldFormula from "@site/src/components/FieldFormula";
import Forms from "@site/src/components/Forms";
import InlineShortcuts from "@site/src/components/InlineShortcuts";
import IssuesLink from "@site/src/components/IssuesLink";
import LatexCommands from "@site/src/components/LatexCommands";
import Keybindings from "@site/src/components/Keybindings";
import KeyboardPicture from "@site/src/components/KeyboardPicture";
import LiveExample from "@site/src/components/LiveExample";
import Name from "@site/src/components/Name";
import Operators from "@site/src/components/Operators";
import { PageTitle } from "@site/src/components/PageTools";
import Playground from "@site/src/components/Playground";
import ReleaseIndex from "@site/src/components/ReleaseIndex";
import Releases from "@site/src/components/Releases";
import Signature from "@site/src/components/Signature";
import StandardLibrary from "@site/src/components/StandardLibrary";
import Step from "@site/src/components/Step";
import StaticMarkup from "@site/src/components/StaticMarkup";
import TableBox from "@site/src/components/TableBox";
import Versions from "@site/src/components/Versions";

export default {
  ...Original,
  Api,
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
  Forms,
  // What Docusaurus puts the title of a document in.
  header: PageTitle,
  InlineShortcuts,
  IssuesLink,
  LatexCommands,
  Keybindings,
  KeyboardPicture,
  KeyboardTable: FactTable,
  LiveExample,
  MathfieldTable: FactTable,
  Name,
  Operators,
  Playground,
  ProjectFile: CodeBlock,
  ReleaseIndex,
  Releases,
  Signature,
  Size: Figure,
  StandardLibrary,
  StaticMarkup,
  Step,
  table: TableBox,
  Type: Name,
  Versions,
};
