import type { ApiExport, ApiMember } from "./declarations/index.ts";
import { Entries } from "./html/entry.ts";
import type { ApiPage, Layout } from "./layout.ts";

/** A part of a page, under a heading. */
export interface Section {
  readonly title: string;
  readonly html: string;
}

type Test<T> = readonly [title: string, holds: (each: T) => boolean];

const MEMBERS: readonly Test<ApiMember>[] = [
  ["Constructor", ({ kind }) => kind === "constructor"],
  ["Properties", (each) => !each.isStatic && each.kind === "property"],
  ["Methods", (each) => !each.isStatic && each.kind === "method"],
  ["Events", ({ kind }) => kind === "event"],
  ["Static properties", (each) => each.isStatic && each.kind === "property"],
  ["Static methods", (each) => each.isStatic && each.kind === "method"],
];

const EXPORTS: readonly Test<ApiExport>[] = [
  ["Functions", ({ kind }) => kind === "function"],
  ["Constants", ({ kind }) => kind === "constant"],
  ["Types", ({ kind }) => kind === "type" || kind === "interface"],
  ["Classes", ({ kind }) => kind === "class"],
];

/** The parts of a page, in their order; the first has no heading. */
export function sectionsOf(
  layout: Layout,
  page: ApiPage,
  siteDir: string,
): Section[] {
  const entries = new Entries(layout, siteDir);
  const { subject, exports } = page;
  if (!subject) {
    return [
      { title: "", html: "" },
      ...split(EXPORTS, exports, (each) => entries.section(each)),
    ];
  }
  const { members } = subject;
  const inherited = entries.inherited(subject);
  return [
    { title: "", html: entries.head(subject) },
    ...split(MEMBERS, members, (each) => entries.member(subject, each)),
    ...(inherited === "" ? [] : [{ title: "Inherited", html: inherited }]),
  ];
}

function split<T>(
  tests: readonly Test<T>[],
  all: readonly T[],
  write: (each: T) => string,
): Section[] {
  return tests.flatMap(([title, holds]) => {
    const html = all.filter(holds).map(write).join("");
    return html === "" ? [] : [{ title, html }];
  });
}
