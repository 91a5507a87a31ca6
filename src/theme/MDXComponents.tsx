// Change: adds the components that documents use without importing them, and
// sets tables in a box that scrolls.
import Original from "@theme-original/MDXComponents";

import Api from "@site/src/components/Api";
import ApiIndex from "@site/src/components/ApiIndex";
import CodeBlock from "@site/src/components/CodeBlock";
import Forms from "@site/src/components/Forms";
import IssuesLink from "@site/src/components/IssuesLink";
import LiveExample from "@site/src/components/LiveExample";
import Playground from "@site/src/components/Playground";
import Signature from "@site/src/components/Signature";
import StaticHtml from "@site/src/components/StaticHtml";
import TableBox from "@site/src/components/TableBox";

export default {
  ...Original,
  Api,
  ApiIndex,
  CodeBlock,
  Forms,
  IssuesLink,
  LiveExample,
  Playground,
  Signature,
  StaticHtml,
  table: TableBox,
};
