// Change: adds the components that documents use without importing them, and
// sets tables in a box that scrolls.
import Original from "@theme-original/MDXComponents";

import CodeBlock from "@site/src/components/CodeBlock";
import Forms from "@site/src/components/Forms";
import IssuesLink from "@site/src/components/IssuesLink";
import LiveExample from "@site/src/components/LiveExample";
import Operators from "@site/src/components/Operators";
import Playground from "@site/src/components/Playground";
import Signature from "@site/src/components/Signature";
import StandardLibrary from "@site/src/components/StandardLibrary";
import TableBox from "@site/src/components/TableBox";

export default {
  ...Original,
  CodeBlock,
  Forms,
  IssuesLink,
  LiveExample,
  Operators,
  Playground,
  Signature,
  StandardLibrary,
  table: TableBox,
};
