import { readFileSync } from "node:fs";
import path from "node:path";

/** Pages, and the files that they, the search and the examples run with. */
const CORE =
  /^(?:|search\/|playground\/|assets\/(?:css|fonts|search)\/.*|assets\/sandbox\/(?:bridge|compute-engine|frame|lane|mathlive|mathlive-conversions|result|worker)\.[^/]*)$/;

const SCRIPT = /^assets\/js\/([^/.]+)\.[^/]*\.js$/;

/**
 * Says whether a file is kept unasked: it belongs to the search, the playground
 * or a library. Of the scripts all are, except those of documents.
 *
 * @param file - Its path, from the folder of the site.
 * @param documents - Names of the scripts of documents.
 */
export function isCore(file: string, documents: ReadonlySet<string>): boolean {
  const [, script] = SCRIPT.exec(file) ?? [];
  return script === undefined ? CORE.test(file) : !documents.has(script);
}

/** An entry of the registry: `"name": [() => import(…), "what it imports", …`. */
const ENTRY = /"([^"]+)": \[\(\) => import\([^)]*\), "([^"]+)"/g;

/**
 * The names of the scripts of documents, from the registry that Docusaurus has
 * written.
 *
 * @throws Error when it is written in another way.
 */
export function namesOfDocuments(siteDir: string): Set<string> {
  const file = path.join(siteDir, ".docusaurus/registry.js");
  const entries = [...readFileSync(file, "utf8").matchAll(ENTRY)];
  const names = entries
    .filter(([, , from = ""]) => from.startsWith("@site/docs/"))
    .map(([, name = ""]) => name);
  if (names.length === 0) throw new Error(`${file} names no document.`);
  return new Set(names);
}
