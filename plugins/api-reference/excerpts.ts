import type { ComponentProps } from "react";

import type {
  FactTable,
  StaticMarkup,
} from "../../src/components/StaticMarkup.tsx";
import {
  codeHtml,
  proseHtml,
  tableHtml,
  type View,
} from "../generated-content/index.ts";
import { h, htmlOf } from "../html.ts";
import {
  factsOf,
  mathfield,
  type MathfieldFacts,
} from "../package-facts/index.ts";
import type { ApiExport, ApiMember } from "./declarations/index.ts";
import { Entries, labelOf } from "./entry.ts";
import {
  API_LIBRARIES,
  type ApiLocation,
  type Layout,
  layoutOf,
  memberKey,
} from "./layout.ts";
import { pathOf } from "./links.ts";
import { MATHFIELD_TOPICS } from "./topics.ts";

/**
 * `<Api of="Parser.peek" />`: what the API says of an export or a member, with
 * `package="mathlive"` where both packages have it.
 */
export const api: View<ComponentProps<typeof StaticMarkup>> = async (
  { of: wanted = "", package: name = "" },
  siteDir,
) => {
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
};

function write(layout: Layout, place: ApiLocation, siteDir: string): string {
  const { subject, member } = place;
  const entries = new Entries(layout, siteDir);
  const label = member
    ? `${member.kind === "constructor" ? "" : `${subject.name}.`}${labelOf(subject, member)}`
    : subject.name;
  const body = member ? entries.bodyOf(subject, member) : entries.head(subject);
  const link = h("a", { href: pathOf(layout, place) }, h("code", label));
  return htmlOf(h("div.api-excerpt", h("p", link), body));
}

/**
 * `<ApiMembers of="VirtualKeyboardKeycap" />`: the members of an export of
 * `mathlive`, each with a line of ours and a link to its entry. With
 * `topic="Style and layout"` or `topic="static"` those of `MathfieldElement`,
 * with their defaults as well.
 */
export const apiMembers: View<ComponentProps<typeof FactTable>> = async ({
  of: wanted = "",
  topic,
}) => {
  const [mathlive] = API_LIBRARIES;
  const layout = mathlive && (await layoutOf(mathlive));
  const subject = layout?.places.get(wanted)?.subject;
  if (!subject) throw new Error(`"mathlive" does not export "${wanted}"`);
  const facts = topic === undefined ? undefined : await factsOf(mathfield);
  const rows = membersOf(subject, topic).map((member) => {
    const place = layout.places.get(memberKey(subject, member));
    const address = place ? pathOf(layout, place) : "";
    return [
      h("a", { href: address }, codeHtml(labelOf(subject, member))),
      lineHtml(subject, member),
      ...(facts ? [codeHtml(defaultOf(member, facts))] : []),
    ];
  });
  const columns = ["Member", "What it is for", ...(facts ? ["Default"] : [])];
  return { html: htmlOf(tableHtml(columns, rows)) };
};

function membersOf(
  { members }: ApiExport,
  topic: string | undefined,
): readonly ApiMember[] {
  if (topic === undefined) return members;
  if (topic === "static") return members.filter(({ isStatic }) => isStatic);
  const names = Object.entries(MATHFIELD_TOPICS).find(
    ([name]) => name === topic,
  );
  if (!names) throw new Error(`"${topic}" is no topic of MathfieldElement`);
  const own = names[1].split(" ");
  return members.filter(
    ({ name, isStatic }) => !isStatic && own.includes(name),
  );
}

function lineHtml({ name: owner }: ApiExport, { name, doc }: ApiMember) {
  if (doc.line === undefined)
    throw new Error(`${name} has no line among the members of ${owner}`);
  return proseHtml(doc.line.replace(/\.$/, ""));
}

function defaultOf(
  { name, isStatic }: ApiMember,
  { options, statics }: MathfieldFacts,
): string {
  return (isStatic ? statics[name] : options[name]) ?? "";
}
