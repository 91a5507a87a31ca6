import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { factsOf, mathfieldNames } from "../../plugins/package-facts/index.ts";
import { referenceTables } from "../../plugins/reference-tables/index.ts";
import {
  ATTRIBUTE_WORDS,
  FLAVOR_WORDS,
  FORMAT_WORDS,
  RENDER_OPTION_WORDS,
  SCOPE_WORDS,
  SPEECH_WORDS,
} from "../../plugins/reference-tables/mathfield-names.ts";
import {
  FIELD_EVENT_WORDS,
  INPUT_TYPE_WORDS,
  NOT_HERE,
} from "../../plugins/reference-tables/event-words.ts";

const facts = await factsOf(mathfieldNames);
const { MathfieldTable } = referenceTables.views;

/** Tables with the guide that has them, what they list and their words. */
const LISTS: [string, string, readonly string[], Readonly<object>][] = [
  [
    "events",
    "events",
    facts.events.filter((name) => !Object.hasOwn(NOT_HERE, name)),
    FIELD_EVENT_WORDS,
  ],
  ["input-types", "events", facts.inputTypes, INPUT_TYPE_WORDS],
  ["formats", "interacting", facts.formats, FORMAT_WORDS],
  ["flavors", "interacting", facts.flavors, FLAVOR_WORDS],
  ["speech", "speech", facts.speech, SPEECH_WORDS],
  ["scopes", "speech", facts.scopes, SCOPE_WORDS],
  ["static-attributes", "static", facts.staticAttributes, ATTRIBUTE_WORDS],
  [
    "render-options",
    "static",
    facts.renderOptions.map(({ name }) => name),
    RENDER_OPTION_WORDS,
  ],
];

describe.each(LISTS)("the table of %s", (of, guide, names, words) => {
  test("describes each name, and no other", () => {
    expect(Object.keys(words).sort()).toEqual([...names].sort());
  });

  test("is on its page", async () => {
    const page = readFileSync(`docs/mathfield/guides/${guide}.mdx`, "utf8");
    expect(page).toContain(`<MathfieldTable of="${of}" />`);
    const { html } = await MathfieldTable({ of }, "");
    const cells = html.matchAll(/<tr><td><code>(.*?)<\/code>/g);
    expect([...cells].map(([, name]) => name)).toEqual(names);
  });
});

test("an event that is left out of the list is one of the package", () => {
  expect(facts.events).toEqual(expect.arrayContaining(Object.keys(NOT_HERE)));
});

test("options of renderMathInElement() have the defaults of the code", () => {
  const fallbacks = Object.fromEntries(
    facts.renderOptions.map(({ name, fallback }) => [name, fallback]),
  );
  expect(fallbacks).toMatchObject({
    "TeX.processEnvironments": true,
    processScriptType: "math/tex",
    readAloud: undefined,
  });
});

test("a table of something else stops the build", async () => {
  await expect(MathfieldTable({ of: "sounds" }, "")).rejects.toThrow("sounds");
});
