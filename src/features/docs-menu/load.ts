import registry from "@generated/registry";
import type { PropVersionMetadata } from "@docusaurus/plugin-content-docs";

/** Where Docusaurus writes what all documents have in common. */
const SHARED = "@generated/docusaurus-plugin-content-docs/default/p/";

/**
 * Loads the sidebar of the documents, from the chunk that they load it from.
 * What fails is tried again as the chunks of pages are.
 *
 * @throws Error when Docusaurus has no such chunk.
 */
export async function loadSidebar() {
  const chunk = Object.values(registry).find(([, name]) =>
    name.startsWith(SHARED),
  );
  if (!chunk) throw new Error("The documents have no chunk in common.");
  const { default: shared } = (await chunk[0]()) as {
    default: { version: PropVersionMetadata };
  };
  return shared.version.docsSidebars["docs"] ?? [];
}
