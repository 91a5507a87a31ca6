import { readFileSync } from "node:fs";

import { Globby } from "@docusaurus/utils";
import { expect, test } from "vitest";

import {
  CLASS_NAMES,
  CODE_KINDS,
  codeClass,
  DATA_NAMES,
} from "../../../src/markup.ts";

/** Data attributes of Docusaurus, and of the conversion to Markdown. */
const FOREIGN = ["has-hydrated", "theme", "mdast"];

/** Attributes of a component for its own style sheet, or a browser test. */
const LOCAL = [
  "answer",
  "asks",
  "demo",
  "done",
  "field",
  "hosted",
  "outcome",
  "parameter",
  "plot",
  "program",
  "stale",
  "status",
  "step",
];

const KNOWN: readonly string[] = [...DATA_NAMES, ...FOREIGN, ...LOCAL];

const read = (files: readonly string[]) =>
  files.map((file) => [file, readFileSync(file, "utf8")] as const);
const code = read(await Globby("{src,plugins}/**/*.{ts,tsx}"));
const sheets = read(await Globby("src/**/*.css"));
const text = code.map(([, source]) => source).join("\n");

/**
 * The data attributes that a source names, by `data-name` or `dataset.name`.
 */
function namesIn(source: string): string[] {
  const written = source.matchAll(/\bdata-([a-z]+(?:-[a-z]+)*)/g);
  const read = source.matchAll(/\bdataset(?:\.|\[")([a-zA-Z]+)/g);
  const kebab = [...read].map(([, name = ""]) =>
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  return [...[...written].map(([, name = ""]) => name), ...kebab];
}

function unknownIn(sources: readonly (readonly [string, string])[]): string[] {
  return sources.flatMap(([file, source]) =>
    namesIn(source)
      .filter((name) => !KNOWN.includes(name))
      .map((name) => `${file}: ${name}`),
  );
}

test("no source or style sheet names another data attribute", () => {
  expect(unknownIn([...code, ...sheets])).toEqual([]);
  expect(
    unknownIn([["a.ts", 'data-fnd element.dataset["wholeSite"] dataset.prt']]),
  ).toEqual(["a.ts: fnd", "a.ts: whole-site", "a.ts: prt"]);
});

test("every name is used", () => {
  const used = new Set(
    [...code, ...sheets].flatMap(([, each]) => namesIn(each)),
  );
  // The helpers take them without `data-`.
  const isUsed = (name: string) =>
    used.has(name) ||
    new RegExp(`\\b(?:dataOf\\([^)]*|withData\\()"${name}"`).test(text);
  expect(KNOWN.filter((name) => !isUsed(name))).toEqual([]);
});

/** The classes that a style sheet asks for. */
function classesIn(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*[^]*?\*\//g, "");
  return [...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name);
}

test("what style sheets ask for of code and results is written somewhere", () => {
  const written: readonly string[] = [
    ...CLASS_NAMES,
    ...CODE_KINDS.map(codeClass),
  ];
  const isWritten = (name: string) =>
    written.includes(name) ||
    new RegExp(`["'\` ]${name}["'\` ]`).test(text) ||
    // The places of an example are called by what is in them.
    text.includes(`data-part="${name.replace("playground-", "")}"`);
  const asked = sheets
    .filter(([file]) => file.startsWith("src/css/"))
    .flatMap(([, sheet]) => classesIn(sheet))
    .filter((name) => /^(?:code|forms|playground|result)\b/.test(name));
  expect(asked).toEqual(expect.arrayContaining([...CODE_KINDS.map(codeClass)]));
  expect(asked.filter((name) => !isWritten(name))).toEqual([]);
  expect(isWritten("result-txt")).toBe(false);
});
