import { describe, expect, test } from "vitest";

import { ExampleStore } from "../../plugins/live-examples/index.ts";
import { parseMeta } from "../../plugins/static-code/index.ts";
import {
  GALLERY,
  shownState,
} from "../../src/features/playground-page/gallery/index.ts";
import {
  encodeState,
  type PlaygroundState,
} from "../../src/playground/address/index.ts";
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
    isMarkup: source.language === "markup",
    stated: source.language === "markup" ? source.js : source.code,
    shown: shown.language === "markup" ? shown.js : shown.code,
  };
});

function languageOf(language: PlaygroundState["language"]): Language {
  return language === "ts" ? "ts" : "js";
}

describe("the scripts of the gallery print what they state", () => {
  const programs = scripts.filter(({ isMarkup }) => !isMarkup);

  test.each(programs)("$title", async ({ language, stated }) => {
    const node = { type: "code", lang: language, value: stated } as const;
    const { problems } = await store.check({
      source: stated,
      language,
      meta: parseMeta("live"),
      line: 0,
      output: undefined,
      node,
      outputNode: undefined,
      parent: { type: "root", children: [node] },
    });
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
