import { readFileSync } from "node:fs";

import {
  latexCommands,
  factsOf,
} from "../../../../plugins/package-facts/index.ts";
import { listItems } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

/** The commands that the page says no macro can replace. */
const FIXED = listItems(
  "docs/mathfield/guides/macros.mdx",
  "commands-that-a-macro-cannot-replace",
).flatMap((item) => item.match(/\\[a-z]+/gi) ?? []);

test("a macro replaces every command but those that the page lists", async ({
  page,
}) => {
  await openFields(page, "<math-field></math-field>");
  const facts = await factsOf(latexCommands);
  const named = facts.map(({ name }) => name);
  const commands = named.filter((name) => /^\\[a-z]+$/i.test(name));
  // The parser knows some by their names alone.
  const bundle = readFileSync("node_modules/mathlive/mathlive.mjs", "utf8");
  const parsed = [...bundle.matchAll(/["']\\(\\[a-z]+) ?["']/gi)].map(
    ([, name = ""]) => name,
  );
  const kept = await page.locator("math-field").evaluate(
    (element, names) => {
      const mf = element as Field;
      const { macros } = mf;
      return names.filter((name) => {
        mf.value = "";
        mf.macros = { ...macros, [name.slice(1)]: "Q" };
        mf.value = `${name}{x}`;
        const isReplaced = mf.getValue("latex-expanded").startsWith("Q");
        mf.value = "";
        return !isReplaced;
      });
    },
    [...new Set([...commands, ...parsed, ...FIXED])],
  );
  expect(commands.length).toBeGreaterThan(700);
  expect(kept.sort()).toEqual(FIXED.sort());
});

/** Ways to write `\href` without its name. */
const DISGUISED = ["\\csname href\\endcsname", "^^5chref", "^^^^005chref"];

test("expanded LaTeX has no command that a macro replaces, but one after `^^`", async ({
  page,
}) => {
  await openFields(page, "<math-field></math-field>");
  const left = await page.locator("math-field").evaluate((element, names) => {
    const mf = element as Field;
    mf.macros = { ...mf.macros, href: { def: "#2", args: 2 } };
    return names.filter((name) => {
      mf.value = `\\frac{${name}{https://example.com}{x}}{2}`;
      return mf.getValue("latex-expanded").includes("example.com");
    });
  }, DISGUISED);
  expect(left).toEqual(DISGUISED.filter((name) => name.startsWith("^^")));
});
