// Change: adds the components that documents use without importing them, and
// sets tables in a box that scrolls.
import Original from "@theme-original/MDXComponents";

import CodeBlock from "@site/src/components/CodeBlock";
import Forms from "@site/src/components/Forms";
import IssuesLink from "@site/src/components/IssuesLink";
import {
  LatexCommands,
  LatexEnvironments,
} from "@site/src/components/LatexCommands";
import LiveExample from "@site/src/components/LiveExample";
import Playground from "@site/src/components/Playground";
import ReleaseIndex from "@site/src/components/ReleaseIndex";
import Releases from "@site/src/components/Releases";
import Signature from "@site/src/components/Signature";
import TableBox from "@site/src/components/TableBox";
import Versions from "@site/src/components/Versions";

export default {
  ...Original,
  CodeBlock,
  Forms,
  IssuesLink,
  LatexCommands,
  LatexEnvironments,
  LiveExample,
  Playground,
  ReleaseIndex,
  Releases,
  Signature,
  table: TableBox,
  Versions,
};
