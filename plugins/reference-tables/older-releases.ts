import type { ClassName } from "../../src/markup.ts";
import { differingSections, newNames } from "../behavior-changes/index.ts";
import { h, type Html } from "../html.ts";
import type { LibraryEntry } from "../name-register/index.ts";

const PAGE = "/compute-engine/behavior-changes/";

/**
 * What older engines lack of an entry, or give another output for, in a line.
 *
 * @param isFirst - Whether it is the first under its heading, whose examples
 * are those of all.
 * @returns Nothing where no difference was found.
 */
export function olderHtml(
  entry: LibraryEntry,
  siteDir: string,
  isFirst: boolean,
): Html | undefined {
  const { absent } = newNames(siteDir);
  const missing = absent[entry.name];
  const differing = isFirst
    ? differingSections(siteDir).get(sectionOf(entry))
    : undefined;
  const parts = [];
  // Examples of a name that is not there differ, too.
  if (differing && !isBefore(differing.version, missing, siteDir)) {
    const { version, isAlways } = differing;
    const section = encodeURIComponent(sectionOf(entry)).replaceAll("%2F", "/");
    const href = `${PAGE}?version=${version}&section=${section}`;
    const text = `Output differs in ${span(version, isAlways, siteDir)}`;
    parts.push(h("a", { href }, text));
  }
  if (missing !== undefined)
    parts.push(`Not in ${span(missing, true, siteDir)}`);
  if (parts.length === 0) return undefined;
  const [first, second] = parts;
  const line = { class: "older-releases" satisfies ClassName };
  return h("p", line, first, second && " · ", second);
}

/** The versions in words; the oldest that was compared has none before it. */
function span(version: string, isAlways: boolean, siteDir: string): string {
  const [oldest] = newNames(siteDir).versions;
  return isAlways && version !== oldest ? `${version} and earlier` : version;
}

function isBefore(
  version: string,
  missing: string | undefined,
  siteDir: string,
) {
  const { versions } = newNames(siteDir);
  return (
    missing !== undefined &&
    versions.indexOf(version) <= versions.indexOf(missing)
  );
}

function sectionOf({ address, concept }: LibraryEntry): string {
  return `${address.split("#")[0] ?? ""}#${concept}`;
}
