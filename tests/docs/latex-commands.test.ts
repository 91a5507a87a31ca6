import { readFileSync } from "node:fs";

import type { Element } from "hast";
import { validateLatex } from "mathlive/ssr";
import { beforeAll, describe, expect, test } from "vitest";

import {
  elementsIn,
  find,
  findAll,
  isTag,
  parseFragment,
  textOf,
} from "../../plugins/built-pages/index.ts";
import {
  commandsShown,
  environments,
  environmentsShown,
  factsOf,
  LATEX_GROUPS,
  latexCommands,
} from "../../plugins/package-facts/index.ts";
import { referenceTables } from "../../plugins/reference-tables/index.ts";

// Each command is tried once with KaTeX and the Compute Engine.
beforeAll(async () => {
  await factsOf(commandsShown);
  await factsOf(environmentsShown);
}, 120_000);

describe("the page of commands", () => {
  test("has each command and environment of the package once, in one group", async () => {
    const facts = [
      ...(await factsOf(latexCommands)),
      ...(await factsOf(environments)),
    ];
    const names = facts.map(({ name }) => name);
    expect((await rows()).map(nameOf).sort()).toEqual([...names].sort());
    expect(new Set(names).size).toBe(names.length);
    const { count } = await referenceTables.views.LatexCommands({}, ".");
    expect(count).toBe(names.length);
  });

  test("draws nothing but what is in its rows", async () => {
    const { html } = await referenceTables.views.LatexCommands({}, ".");
    const shared = html.slice(html.lastIndexOf("<svg"));
    expect(shared).toMatch(/^<svg width=0 height=0><defs>.*<\/defs><\/svg>$/s);
    expect(html).not.toContain("<svg hidden");
  });

  test("knows the names that the readable bundle defines", async () => {
    const bundle = readFileSync("node_modules/mathlive/mathlive.mjs", "utf8");
    const named = [
      ...bundle.matchAll(/^\s*defineFunction\("([a-z]+)",/gim),
    ].map(([, name = ""]) => `\\${name}`);
    expect(named.length).toBeGreaterThan(0);
    const known = (await factsOf(latexCommands)).map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining(named));
  });

  test("shows what each looks like", async () => {
    const blank = (await rows()).filter((row) => {
      const [look] = elementsIn(row).filter((cell) => isTag(cell, "td"));
      if (!look) return true;
      const text = textOf(look).replaceAll(/[\s\u200b]/g, "");
      return text === "" && !find(look, (each) => isTag(each, "svg"));
    });
    // A black box is drawn by its border alone.
    expect(blank.map(nameOf).filter((name) => name !== "\\rule")).toEqual([]);
  });

  test("has no group that holds a tenth of all", async () => {
    const shown = await factsOf(commandsShown);
    const sizes = LATEX_GROUPS.map(
      ({ id }) => shown.filter(({ group }) => group === id).length,
    );
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThan(shown.length / 10);
  });

  test("uses each as MathLive accepts it", async () => {
    const all = [
      ...(await factsOf(commandsShown)),
      ...(await factsOf(environmentsShown)),
    ];
    const wrong = all.filter(({ use }) => validateLatex(use).length > 0);
    expect(wrong.map(({ use }) => use)).toEqual([]);
  });

  test("tells the Compute Engine and KaTeX apart", async () => {
    const shown = new Map(
      (await factsOf(commandsShown)).map((each) => [each.name, each]),
    );
    const support = (name: string) => {
      const { isParsed, isRendered } = shown.get(name) ?? {};
      return [isParsed, isRendered];
    };
    expect(support("\\frac")).toEqual([true, true]);
    expect(support("\\pdiff")).toEqual([false, false]);
    expect(support("\\boxplus")).toEqual([false, true]);
    expect(support("\\exponentialE")).toEqual([true, false]);
  });
});

async function rows(): Promise<Element[]> {
  const { html } = await referenceTables.views.LatexCommands({}, ".");
  const bodies = findAll(parseFragment(html), (each) => isTag(each, "tbody"));
  return bodies.flatMap((body) => findAll(body, (each) => isTag(each, "tr")));
}

function nameOf(row: Element): string {
  const button = find(row, (each) => isTag(each, "button"));
  return button ? textOf(button) : "";
}
