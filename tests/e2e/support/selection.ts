/**
 * The documents that a run is limited to, from the project's folder and joined
 * by commas: `npm run test:quick` names those that changed.
 */
const DOCUMENTS = process.env["E2E_DOCUMENTS"]?.split(",");

/** True if this run leaves out documents. */
export const IS_LIMITED = DOCUMENTS !== undefined;

/**
 * Tells whether this run is about a document: about every one, unless it is
 * limited.
 *
 * @param file - From the project's folder: `docs/about.mdx`.
 */
export function isChosenFile(file: string): boolean {
  return DOCUMENTS === undefined || DOCUMENTS.includes(file);
}

/**
 * Tells whether this run is about a page.
 *
 * @param route - Path of the page, with a slash at its end.
 */
export function isChosen(route: string): boolean {
  const place = route.slice(1, -1);
  const names = [`${place}.mdx`, `${place}/index.mdx`.replace(/^\//, "")];
  return (
    DOCUMENTS === undefined ||
    names.some(
      (name) =>
        isChosenFile(`docs/${name}`) || isChosenFile(`src/pages/${name}`),
    )
  );
}
