// Change: the menu of a phone has the sidebar of the documents on every page;
// the theme has it on documents alone.
import { useActiveDocContext } from "@docusaurus/plugin-content-docs/client";
import Navbar from "@theme-original/Navbar";

import DocsMenu from "@site/src/features/docs-menu";

export default function NavbarWithDocs() {
  const { activeDoc } = useActiveDocContext(undefined);
  return (
    <>
      <Navbar />
      {!activeDoc && <DocsMenu />}
    </>
  );
}
