import { execFileSync } from "node:child_process";

import { hasClass } from "../../../plugins/built-pages/index.ts";
import { isMade } from "../site.ts";
import {
  isDocument,
  textOf,
  valueOf,
  withClass,
  within,
  type BuiltPage,
  type Check,
} from "./read.ts";

/** Dates are shown where the whole history is there to take them from. */
const isDated =
  execFileSync("git", ["rev-parse", "--is-shallow-repository"], {
    encoding: "utf8",
  }).trim() === "false";

/** A document says where it is and how old, and no other page does. */
export const place: Check = (page) => {
  const once = isDocument(page) ? 1 : 0;
  const expected = {
    "theme-doc-breadcrumbs": once,
    "theme-doc-sidebar-menu": page.html.includes("docs-wrapper") ? 1 : 0,
    // What the build makes has no history, and a date where the facts have one.
    ...(isMade(page.route) ? {} : { "theme-last-updated": isDated ? once : 0 }),
    // The build has no address of a repository.
    "theme-edit-this-page": 0,
  };
  return Object.entries(expected).flatMap(([name, count]) => {
    const found = withClass(page, name).length;
    return found === count ? [] : [`has ${found} of ${name}`];
  });
};

/** Link to the page before or after a document. */
interface Neighbor {
  readonly href: string | undefined;
  readonly says: string | undefined;
}

/** The page before or after a document. */
export function neighbor(
  page: BuiltPage,
  side: "prev" | "next",
): Neighbor | undefined {
  const [link] = withClass(page, `pagination-nav__link--${side}`);
  if (link === undefined) return undefined;
  const label = within(link).find((element) =>
    hasClass(element, "pagination-nav__sublabel"),
  );
  return { href: valueOf(link, "href"), says: label && textOf(label) };
}

/** The id of a document: the path of its file without its extension. */
export function documentId(page: BuiltPage): string | undefined {
  return /\bdocs-doc-id-([^\s"]+)/.exec(page.html)?.[1];
}
