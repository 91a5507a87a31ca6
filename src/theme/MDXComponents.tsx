// Change: adds the components that documents use without importing them, and
// sets tables in a box that scrolls.
import Original from "@theme-original/MDXComponents";

import CodeBlock from "@site/src/components/CodeBlock";
import CssVariables from "@site/src/components/CssVariables";
import EditingCommands from "@site/src/components/EditingCommands";
import Forms from "@site/src/components/Forms";
import InlineShortcuts from "@site/src/components/InlineShortcuts";
import IssuesLink from "@site/src/components/IssuesLink";
import Keybindings from "@site/src/components/Keybindings";
import LiveExample from "@site/src/components/LiveExample";
import Playground from "@site/src/components/Playground";
import Signature from "@site/src/components/Signature";
import TableBox from "@site/src/components/TableBox";

export default {
  ...Original,
  CodeBlock,
  CssVariables,
  EditingCommands,
  Forms,
  InlineShortcuts,
  IssuesLink,
  Keybindings,
  LiveExample,
  Playground,
  Signature,
  table: TableBox,
};
