import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { textOf, withTag, readHtml } from "./page/read.ts";
import { BUILD, readPage } from "./site.ts";

/** The keys under which packages store something, and what /about/ calls it. */
const STORED = {
  __DOCSEARCH_RECENT_SEARCHES__: "The results you opened from the search",
  __DOCSEARCH_FAVORITE_SEARCHES__: "those you saved as favorites",
  __DOCSEARCH_ASKAI_CONVERSATIONS__: "your conversations with it",
  askai_token: "a token for them",
  "algolia-client-js": "which servers of the service have answered",
  "copy-as": "The form in which you copy examples",
  "code-for": "The platform you chose for code",
  "docusaurus.tab.": "in the demos and in guides",
  "docusaurus.announcement.": "Which announcement you closed",
  "workbox-expiration": "when each was last used",
  "edited-examples:": "Examples you edited",
};

/** So common a word that it does not tell which script stores something. */
const SCHEME = ["theme", "The color scheme you chose"] as const;

const scripts = readdirSync(BUILD, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".js"))
  .map((file) => readFileSync(path.join(BUILD, file), "utf8"));

/** Tells whether a script can store something in a browser. */
const stores = (script: string) =>
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\.cookie\b/.test(
    script,
  );

/** Tells whether a script has one of the known keys. */
const isKnown = (script: string) =>
  Object.keys(STORED).some((key) => script.includes(key));

test("a script that stores something is found", () => {
  const script = 'localStorage.setItem("visits", 1)';
  expect(stores(script)).toBe(true);
  expect(isKnown(script)).toBe(false);
});

test("no script stores what this list does not have", () => {
  expect(scripts.filter(stores).length).toBeGreaterThan(0);
  expect(
    scripts
      .filter((script) => stores(script) && !isKnown(script))
      .map((script) => script.slice(0, 200)),
  ).toEqual([]);
});

test.for([...Object.entries(STORED), SCHEME])(
  "%s is stored by some script, and About says so",
  ([key, words]) => {
    expect(scripts.some((script) => script.includes(key))).toBe(true);
    const [main] = withTag(readHtml("/about/", readPage("/about/")), "main");
    expect(main && textOf(main)).toContain(words);
  },
);
