import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { BUILD, PAGES, readBuilt, readPage } from "./site.ts";

/** The outermost layers that a style sheet names, in the order it gives them. */
function layersIn(sheet: string): string[] {
  const names = [...sheet.matchAll(/@layer\s+([^{;]+)/g)].flatMap(
    ([, list = ""]) => list.split(","),
  );
  return [...new Set(names.map((name) => name.trim().split(".")[0] ?? ""))];
}

/** The files of style sheets that a page links, in their order. */
function sheetsOf(html: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*\brel="?stylesheet\b[^>]*>/g)];
  return links.map(
    ([link]) => /href="?[^">]*\/([^">\s/]+)/.exec(link)?.[1] ?? "",
  );
}

const STATED = layersIn(
  readFileSync(path.resolve(__dirname, "../../src/css/layers.css"), "utf8"),
);
const FOLDER = "assets/css";
const SHEETS = readdirSync(path.join(BUILD, FOLDER));
const MAIN = SHEETS.filter((file) => file.startsWith("styles."));

test("the sheet of every page has the stated layers in their order", () => {
  expect(STATED).toHaveLength(4);
  expect(MAIN).toHaveLength(1);
  const [main = ""] = MAIN;
  expect(layersIn(readBuilt(`${FOLDER}/${main}`))).toEqual(STATED);
});

test("sheets that come later name no layer of their own", () => {
  const late = SHEETS.filter((file) => !MAIN.includes(file));
  expect(late).not.toEqual([]);
  for (const file of late)
    expect(STATED, file).toEqual(
      expect.arrayContaining(layersIn(readBuilt(`${FOLDER}/${file}`))),
    );
});

test("every page loads that sheet before any other rule", () => {
  const others = [...PAGES.map(readPage), readBuilt("404.html")].filter(
    (html) =>
      sheetsOf(html)[0] !== MAIN[0] || /<style[^>]*>[^<]*@layer/.test(html),
  );
  expect(others).toHaveLength(0);
});

test("another order of layers is seen", () => {
  const sheet = "@layer site{a{color:red}}@layer docusaurus.core,katex;";
  expect(layersIn(sheet)).toEqual(["site", "docusaurus", "katex"]);
});
