import type { Locator, Page } from "@playwright/test";

import {
  COMPUTE_ENGINE,
  requirePackage,
} from "../../../../plugins/package-facts/index.ts";
import { expect, hydrated, open, test } from "../../support/fixture.ts";

const PAGE = "/compute-engine/standard-library/";

const { ComputeEngine } = requirePackage(
  COMPUTE_ENGINE,
) as typeof import("@cortex-js/compute-engine");

/** The names of the installed package, by library. */
const LIBRARIES = new Map(
  ComputeEngine.getStandardLibrary("all").map(({ name, definitions }) => [
    name,
    [definitions ?? []].flat().flatMap((table) => Object.keys(table)),
  ]),
);
const NAMES = [...LIBRARIES.values()].flat();

/** The names of a library that the package has. */
function namesOf(library: string): readonly string[] {
  const found = LIBRARIES.get(library) ?? [];
  if (found.length === 0) throw new Error(`No names in ${library}.`);
  return found;
}

/** Rows that the reader has: those of hidden groups are not among them. */
function rows(page: Page): Locator {
  return page.locator("[data-find]:not([hidden])");
}

function field(page: Page): Locator {
  return page.getByRole("searchbox", { name: "Name, LaTeX or keyword" });
}

function names(page: Page): Promise<string[]> {
  return rows(page).evaluateAll((found) => found.map(({ id }) => id));
}

test("has every name of the package once, and narrows to what is asked for", async ({
  page,
}) => {
  await open(page, PAGE);
  const status = page.getByRole("status");
  await test.step("all", async () => {
    expect((await names(page)).sort()).toEqual(NAMES.toSorted());
    await expect(status).toHaveText(`${String(NAMES.length)} names`);
  });
  for (const [query, wanted, unwanted] of [
    ["arcsin", "Arcsin", "Sin"],
    ["\\sin", "Sin", "Cos"],
    ["\\cap", "Intersection", "Union"],
    ["cube root", "Root", "Sqrt"],
    ["RATIONAL", "RationalNumbers", "Integers"],
    ["\\int", "Integrate", "Transpose"],
    ["greatest common divisor", "GCD", "LCM"],
    ["error function", "Erf", "Exp"],
    ["numerical", "NIntegrate", "Integrate"],
    ["derivative", "D", "Sin"],
    ["multiply out", "Expand", "Factor"],
  ] as const)
    await test.step(`name, LaTeX or keyword: ${query}`, async () => {
      expect(NAMES).toContain(unwanted);
      await field(page).fill(query);
      await expect.poll(() => names(page)).toContain(wanted);
      await expect.poll(() => names(page)).not.toContain(unwanted);
      await expect(status).toContainText(" of ");
      await expect(
        page.getByRole("link", { name: wanted, exact: true }).first(),
      ).toBeVisible();
    });
  await test.step("a category, with its names and no others", async () => {
    await field(page).fill("");
    const category = page.getByRole("combobox", { name: "Category" });
    await category.selectOption({ label: "Number theory" });
    const theory = namesOf("number-theory");
    await expect.poll(() => names(page)).toEqual(theory);
    await expect(page.locator("[data-group]:visible > h2")).toHaveText(
      "Number theory",
    );
    await category.selectOption("");
    await expect(rows(page)).toHaveCount(NAMES.length);
    await field(page).fill("number-theory");
    await expect
      .poll(() => names(page))
      .toEqual(expect.arrayContaining([...theory]));
  });
  await test.step("nothing, and Escape brings all back", async () => {
    await field(page).fill("zyzzyva");
    await expect(status).toHaveText(`0 of ${String(NAMES.length)} names`);
    await expect(rows(page)).toHaveCount(0);
    const link = page.getByRole("link", { name: "Search all pages" });
    await expect(link).toHaveAttribute("href", "/search/?q=zyzzyva");
    await field(page).press("Escape");
    await expect(link).toHaveCount(0);
    await expect(field(page)).toHaveValue("");
    await expect(rows(page)).toHaveCount(NAMES.length);
  });
});

test("is used by keyboard alone, from the field to an entry", async ({
  page,
}) => {
  await open(page, PAGE);
  await field(page).focus();
  await page.keyboard.type("factorial");
  await page.keyboard.press("ArrowDown");
  const links = rows(page).getByRole("link");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/reference\/arithmetic\/#factorial$/);
  await hydrated(page);
  await expect(page.locator("#factorial")).toBeInViewport();
});

test("each row has an address, and leads to its entry", async ({ page }) => {
  await open(page, `${PAGE}#Rgb`);
  const row = page.locator("#Rgb");
  await expect(row).toBeInViewport();
  await expect(row.getByRole("link")).toHaveAttribute("href", /colors\/#rgb$/);
  await expect(row).toContainText("(number, number, number, number?) -> color");
  await expect(row).toContainText("\\operatorname{rgb}");
});

test("the table of a reference page narrows, and leads to its entries", async ({
  page,
}) => {
  await open(page, "/compute-engine/reference/arithmetic/");
  const table = page.getByRole("region", { name: "entries" });
  await page.getByRole("searchbox", { name: "Name, LaTeX" }).fill("ceiling");
  const found = table.getByRole("rowheader").getByRole("link");
  await expect(found).toHaveText(["Floor", "Ceil", "Truncate", "Fract"]);
  await found.nth(1).press("Enter");
  await expect(page.locator("#ceil")).toBeInViewport();
});

test("the table of a category leads to the entries of its names", async ({
  page,
}) => {
  await open(page, "/compute-engine/reference/colors/");
  const table = page.getByRole("region", { name: "entries" });
  const links = table.getByRole("rowheader").getByRole("link");
  await expect(links).toHaveCount(namesOf("colors").length);
  const shown = await links.allTextContents();
  expect(shown.toSorted()).toEqual([...namesOf("colors")].toSorted());
  await links.first().press("Enter");
  await hydrated(page);
  await expect(page.locator(":target")).toBeInViewport();
});

test("says what a name is for in smaller letters than text", async ({
  page,
}) => {
  await open(page, PAGE);
  const sizes = await page.evaluate(() => {
    const size = (element: Element) =>
      Number.parseFloat(getComputedStyle(element).fontSize);
    return {
      described: [...document.querySelectorAll("[data-find] p")].map(size),
      text: size(document.body),
    };
  });
  expect(sizes.described.length).toBeGreaterThan(0);
  expect(Math.max(...sizes.described)).toBeLessThan(sizes.text);
});
