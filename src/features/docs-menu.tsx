import registry from "@generated/registry";
import type {
  PropSidebar,
  PropVersionMetadata,
} from "@docusaurus/plugin-content-docs";
import { useLocation } from "@docusaurus/router";
import { NavbarSecondaryMenuFiller } from "@docusaurus/theme-common";
import { useNavbarMobileSidebar } from "@docusaurus/theme-common/internal";
import DocSidebarItems from "@theme/DocSidebarItems";
import { useEffect, useState } from "react";

/** The first parts of the sidebar, until the whole of it is there. */
const PARTS: PropSidebar = [
  { type: "link", label: "Mathfield", href: "/mathfield/" },
  { type: "link", label: "Compute Engine", href: "/compute-engine/" },
  { type: "link", label: "MathJSON", href: "/math-json/" },
];

/** Puts the sidebar of the documents in the menu of a page that is none. */
export default function DocsMenu() {
  return <NavbarSecondaryMenuFiller component={Panel} props={{}} />;
}

/** The sidebar, which is loaded when the menu is opened. */
function Panel() {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { pathname } = useLocation();
  const [items, setItems] = useState(PARTS);

  useEffect(() => {
    if (shown) void loadSidebar().then(setItems);
  }, [shown]);

  return (
    <ul className="theme-doc-sidebar-menu menu__list">
      <DocSidebarItems
        items={items}
        activePath={pathname}
        level={1}
        onItemClick={(item) => {
          // A label without a page unfolds; the menu stays open.
          if ("href" in item && item.href !== undefined) toggle();
        }}
      />
    </ul>
  );
}

/** Path of the modules where Docusaurus writes what all documents share. */
const SHARED = "@generated/docusaurus-plugin-content-docs/default/p/";

/**
 * Loads the sidebar of the documents, from the chunk that they load it from.
 * What fails is tried again as the chunks of pages are.
 *
 * @throws Error when Docusaurus has no such chunk.
 */
async function loadSidebar() {
  const chunk = Object.values(registry).find(([, name]) =>
    name.startsWith(SHARED),
  );
  if (!chunk) throw new Error("The documents have no chunk in common.");
  const { default: shared } = (await chunk[0]()) as {
    default: { version: PropVersionMetadata };
  };
  return shared.version.docsSidebars["docs"] ?? [];
}
