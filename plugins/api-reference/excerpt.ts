import { escapeHtml } from "../static-code/index.ts";
import { pathOf } from "./address.ts";
import { Entries, labelOf } from "./html/entry.ts";
import {
  type Layout,
  layoutOf,
  API_LIBRARIES,
  type ApiLocation,
} from "./layout.ts";

/**
 * What the API says of an export or a member of one, to stand in a guide.
 *
 * @param wanted - `Parser`, `Parser.peek`.
 * @param name - The package, where both have what is wanted.
 * @param siteDir - Root folder of the project.
 * @throws Error when it is in no package, or in several.
 */
export async function excerptOf(
  wanted: string,
  name: string,
  siteDir: string,
): Promise<{ html: string }> {
  const libraries = API_LIBRARIES.filter(
    (library) => name === "" || library.name === name,
  );
  if (libraries.length === 0) throw new Error(`"${name}" has no API here`);
  const layouts = await Promise.all(libraries.map(layoutOf));
  const found = layouts.flatMap((layout) => {
    const place = layout.places.get(wanted);
    return place ? [{ layout, place }] : [];
  });
  const [first, second] = found;
  if (!first) {
    throw new Error(
      `no "${wanted}" is exported by the installed ${libraries.map((each) => each.name).join(" or ")}`,
    );
  }
  if (second) {
    throw new Error(`both packages export "${wanted}": say package="…"`);
  }
  return { html: write(first.layout, first.place, siteDir) };
}

function write(layout: Layout, place: ApiLocation, siteDir: string): string {
  const { subject, member } = place;
  const entries = new Entries(layout, siteDir);
  const label = member
    ? `${member.kind === "constructor" ? "" : `${subject.name}.`}${labelOf(subject, member)}`
    : subject.name;
  const body = member ? entries.bodyOf(subject, member) : entries.head(subject);
  const address = escapeHtml(pathOf(layout, place));
  return `<div class="api-excerpt"><p><a href="${address}"><code>${escapeHtml(label)}</code></a></p>${body}</div>`;
}
