import { isFile } from "../site.ts";
import { valueOf, type BuiltPage, type Check } from "./read.ts";

/** Pages that read something else than the id of an element from an address. */
const STATEFUL = new Set(["/compute-engine/demo/", "/playground/"]);

/** Attributes that name another file or place. */
const SOURCES = ["href", "src", "poster", "data"];

function addressesIn(page: BuiltPage): string[] {
  return page.elements.flatMap((element) => {
    const candidates = valueOf(element, "srcSet") ?? "";
    const sets = candidates.split(",").map((candidate) => {
      const [address = ""] = candidate.trim().split(/\s/);
      return address;
    });
    const named = SOURCES.flatMap((key) =>
      key === "data" && element.tagName !== "object"
        ? []
        : (valueOf(element, key) ?? []),
    );
    return [...named, ...sets.filter(Boolean)];
  });
}

/**
 * Every address within the site leads to a page or a file, with its slash, and
 * every anchor to an element.
 */
export function links(
  origin: string,
  pages: ReadonlyMap<string, BuiltPage>,
): Check {
  return (page) =>
    [...new Set(addressesIn(page))].flatMap((address) => {
      const url = new URL(address, origin + page.route);
      if (url.origin !== origin) return [];
      const { pathname } = url;
      const isPage = pages.has(pathname);
      if (!isPage && !isFile(decodeURIComponent(pathname)))
        return [`links to ${address}, which is not there`];
      if (url.hash.length < 2) return [];
      const id = decodeURIComponent(url.hash.slice(1));
      // These pages keep their state after the sign.
      if (STATEFUL.has(pathname)) return [];
      const target = pathname === page.route ? page : pages.get(pathname);
      return target?.ids.has(id) === true ? [] : [`${address} has no such id`];
    });
}
