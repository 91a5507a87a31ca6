import { describe, expect, test } from "vitest";

import {
  canonical,
  card,
  description,
  hints,
  scheme,
  title,
} from "./page/head.ts";
import { links } from "./page/links.ts";
import { place } from "./page/place.ts";
import {
  isDocument,
  readHtml,
  textOf,
  valueOf,
  withTag,
  type BuiltPage,
  type Check,
} from "./page/read.ts";
import { contents, headings, ids, parts, sections } from "./page/structure.ts";
import { ADDRESSES, PAGES, readBuilt, readPage } from "./site.ts";

const pages = new Map(
  PAGES.map((route) => [route, readHtml(route, readPage(route))]),
);
const notFound = readHtml("/404.html/", readBuilt("404.html"));
const origin = new URL(ADDRESSES[0] ?? "").origin;

interface Row {
  readonly check: Check;
  /** Breaks a page so that the check must fire. */
  readonly breaks: (html: string) => string;
}

const swap = (from: string | RegExp, to: string) => (html: string) =>
  html.replace(from, to);

const ROWS: Record<string, Row> = {
  "has one title": { check: title, breaks: swap(/<title[^]*?<\/title>/, "") },
  "has a description of at most 160 characters": {
    check: description,
    breaks: swap(/name=description content="/, "$&".padEnd(163, "x")),
  },
  "has its own canonical address": {
    check: canonical(origin),
    breaks: swap(/rel=canonical href=\S+/, `rel=canonical href=${origin}/`),
  },
  "has a complete social card": {
    check: card(origin),
    breaks: swap("og:image:width content=1200", "og:image:width content=1201"),
  },
  "connects to no other origin ahead": {
    check: hints,
    breaks: swap(
      "</head>",
      "<link rel=preconnect href=https://example.com></head>",
    ),
  },
  "sets its scheme before it is drawn": {
    check: scheme,
    breaks: swap("prefers-color-scheme: dark", "prefers-color-scheme: no"),
  },
  "has no id twice": {
    check: ids,
    breaks: swap("<main", "<i id=__docusaurus></i><main"),
  },
  "has one first-level heading and one main part": {
    check: parts,
    breaks: swap("</h1>", "</h1><h1>Another</h1>"),
  },
  "has its headings in order": {
    check: headings,
    breaks: swap("</h1>", "</h1><h4>Too deep</h4>"),
  },
  "has a table of contents like its headings": {
    check: contents,
    breaks: swap(/(table-of-contents__link[^>]*>)/, "$1Not "),
  },
  "has links to sections with the words of their headings": {
    check: sections,
    breaks: swap(
      /<h2[^>]* id="?([\w-]+)/,
      "<nav aria-label=Sections><a href=#$1>Not it</a></nav>$&",
    ),
  },
  "has its place in the site": {
    check: place,
    breaks: swap("theme-doc-breadcrumbs", "no-breadcrumbs"),
  },
  "has no dead link, anchor or file": {
    check: links(origin, pages),
    breaks: swap("</h1>", "</h1><a href=#no-such-place>Dead</a>"),
  },
};

/** A document with all that the checks look at. */
const sample = [...pages.values()].find(
  (page) => isDocument(page) && page.html.includes("table-of-contents__link"),
);

describe("every page", () => {
  test.for(Object.entries(ROWS))("%s", ([, { check }]) => {
    const faults = [...pages.values()].flatMap((page) =>
      check(page).map((fault) => `${page.route} ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test.for(Object.entries(ROWS))("would not pass: %s", ([, row]) => {
    const { route, html } = sample as BuiltPage;
    const broken = row.breaks(html);
    expect(broken).not.toBe(html);
    expect(row.check(readHtml(route, broken))).not.toEqual([]);
  });

  test("has a title of its own", () => {
    const titles = [...pages.values()].flatMap((page) =>
      withTag(page, "title").slice(0, 1).map(textOf),
    );
    expect(titles.length).toBeGreaterThanOrEqual(pages.size);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test.for([
  "has one title",
  "has a complete social card",
  "sets its scheme before it is drawn",
  "has one first-level heading and one main part",
  "has no id twice",
])("the not-found page %s", (name) => {
  expect(ROWS[name]?.check(notFound)).toEqual([]);
});

test("the not-found page says what it is, and passes for no other", () => {
  expect(withTag(notFound, "title").map(textOf)).toEqual([
    expect.stringMatching(/^Page not found/),
  ]);
  const links = withTag(notFound, "link").map((link) => valueOf(link, "rel"));
  expect(links).not.toContain("canonical");
  expect(links).not.toContain("alternate");
  expect(notFound.html).toContain("name=robots content=noindex");
});
