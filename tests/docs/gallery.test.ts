import { describe, expect, test } from "vitest";

import {
  ExampleStore,
  galleryExamples,
} from "../../plugins/live-examples/index.ts";
import {
  GALLERY,
  shownState,
} from "../../src/features/playground-page/gallery/index.ts";
import {
  encodeState,
  type PlaygroundState,
} from "../../src/playground/address.ts";
import {
  compile,
  findExpectations,
  stripExpectations,
  type Language,
} from "../../src/playground/runner/index.ts";

const store = new ExampleStore(process.cwd());
const points = GALLERY.flatMap(({ items }) => items);

/** The script of each starting point, and what it is written in. */
const scripts = points.map((point) => {
  const { title, source } = point;
  const shown = shownState(point);
  return {
    title,
    language: languageOf(source.language),
    stated: source.language === "markup" ? source.js : source.code,
    shown: shown.language === "markup" ? shown.js : shown.code,
  };
});

function languageOf(language: PlaygroundState["language"]): Language {
  return language === "ts" ? "ts" : "js";
}

describe("the scripts of the gallery print what they state", () => {
  test.each(galleryExamples())("%s", async (_title, example) => {
    const { problems } = await store.check(example);
    const lines = problems.map(
      ({ line, message }) => `line ${line}: ${message}`,
    );
    expect(lines.join("\n")).toBe("");
  });
});

describe("the gallery is shown as the runner would show it", () => {
  test.each(scripts)("$title", ({ language, stated, shown }) => {
    const compiled = compile(stated, language, new Set());
    const expectations = findExpectations(stated, compiled);
    expect(expectations).not.toHaveLength(0);
    expect(shown).toBe(stripExpectations(stated, expectations).text);
  });
});

test("every starting point fits in an address", async () => {
  const fragments = await Promise.all(
    points.map((point) => encodeState(shownState(point))),
  );
  expect(new Set(fragments).size).toBe(points.length);
});

test("titles are told apart", () => {
  const titles = points.map(({ title }) => title);
  expect(titles).toEqual([...new Set(titles)]);
});
