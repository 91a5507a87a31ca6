/**
 * The documents that a run is limited to, from the project's folder and joined
 * by commas: `npm run test:quick` names those that changed.
 */
const DOCUMENTS = process.env["E2E_DOCUMENTS"]?.split(",");

/**
 * Whether this run is about a page: every one, unless it is limited to some.
 *
 * @param route - Path of the page, with a slash at its end.
 */
export function isChosen(route: string): boolean {
  if (DOCUMENTS === undefined) return true;
  const file = route.slice(1, -1);
  return ["docs/", "src/pages/"].some((folder) =>
    [`${file}.mdx`, `${file}/index.mdx`].some((name) =>
      DOCUMENTS.includes(folder + name.replace(/^\//, "")),
    ),
  );
}
