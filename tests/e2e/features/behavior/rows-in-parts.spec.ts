import {
  environments,
  factsOf,
} from "../../../../plugins/package-facts/index.ts";
import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { formulasAfter } from "./carets.ts";
import { namesIn, within } from "./environments.ts";
import { openFields } from "./fields.ts";

const rows = tableRows(
  "docs/mathfield/guides/multiline.mdx",
  "a-new-row-does-nothing-or-breaks-a-fraction",
);

const INSIDE = [
  "\\frac{a}{2}",
  "\\frac{2}{a}",
  "\\sqrt{a}",
  "x^{a}",
  "\\vec{a}",
];

test("a new row in a part of a formula does what the page says", async ({
  page,
}) => {
  await openFields(page, "");
  const all = await factsOf(environments);
  const told = rows.flatMap(([cell = "", says = ""]) =>
    namesIn(cell, all).flatMap((name) =>
      // Without an environment, brackets make a matrix.
      [...INSIDE, ...(name === "none" ? [] : ["\\left(a\\right)"])].map(
        (formula) => ({ says, latex: within(name, formula) }),
      ),
    ),
  );
  const after = await formulasAfter(
    page,
    told.map(({ latex }) => [latex, "addRowAfter"] as const),
  );
  for (const [at, { says, latex }] of told.entries()) {
    const now = after[at] ?? "";
    const does =
      now === "same"
        ? "is not added"
        : /\\(frac|sqrt|vec|left)|\^/.test(now)
          ? "is added"
          : "takes the fraction or other part apart";
    expect(says, `${latex}: ${now}`).toContain(does);
    const isSaid =
      latex.includes("{gathered}") || latex.includes("{split}\\frac{2}{a}");
    expect.soft(now === "throws", latex).toBe(isSaid);
  }
});

test("an environment around the formula decides for one within it", async ({
  page,
}) => {
  await openFields(page, "");
  const all = await factsOf(environments);
  const [adding = [], , whole = [], apart = []] = rows.map(([cell = ""]) =>
    namesIn(cell, all),
  );
  const around = [...whole, ...apart, ...adding];
  const told = around.flatMap((outer) =>
    adding.map(
      (inner) =>
        [within(outer, within(inner, "\\frac{a}{2}")), "addRowAfter"] as const,
    ),
  );
  const after = await formulasAfter(page, told);
  for (const [at, [latex]] of told.entries()) {
    const isWhole = at < whole.length * adding.length;
    expect.soft(after[at] === "same", latex).toBe(isWhole);
  }
});
