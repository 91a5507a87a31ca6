import type { Locator } from "@playwright/test";

import { expectAccessible } from "../../support/accessible.ts";
import { expect, open, test } from "../../support/fixture.ts";

const INDEX = "/compute-engine/api/";
const CLASS = "/mathfield/api/mathfield-element/";

test("the index finds an export by the name of a member", async ({ page }) => {
  await open(page, INDEX);
  const rows = page.getByRole("region", { name: "exports" });
  await page.getByLabel("Name, member or word").fill("polynomialRoots");
  const link = rows.getByRole("link", { name: "Expression", exact: true });
  await expect(link).toBeVisible();
  await expect(rows.locator("[data-find]:visible")).toHaveCount(1);
  await page.getByLabel("Kind").selectOption("functions");
  await expect(rows.locator("[data-find]:visible")).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText(/^0 of \d+ exports$/);
});

for (const [index, first] of [
  [INDEX, "ComputeEngine class"],
  ["/mathfield/api/", "MathfieldElement class"],
] as const)
  test(`${index} has two columns: names, the main ones first, and whole sentences`, async ({
    page,
  }) => {
    await open(page, index);
    const rows = page.getByRole("region", { name: "exports" });
    const names = rows.locator("tr > td:first-child");
    await expect(names.first()).toHaveText(first);
    const said = rows.locator("tr > td:nth-child(2)");
    await expect(said).toHaveCount(await names.count());
    expect(await wordless(said)).toEqual([]);
    const edges = await said.evaluateAll((all) =>
      all.map((cell) => Math.round(cell.getBoundingClientRect().left)),
    );
    expect(new Set(edges).size).toBe(1);
  });

/** Cells with neither a whole sentence nor a declaration. */
function wordless(cells: Locator): Promise<string[]> {
  return cells.evaluateAll((all) =>
    all
      .filter((cell) => {
        const text = (cell.textContent ?? "").trim();
        const isDeclaration = cell.firstElementChild?.tagName === "CODE";
        return text === "" || (!isDeclaration && text.endsWith("…"));
      })
      .map(({ parentElement }) => parentElement?.textContent ?? ""),
  );
}

test("the index is gone through by keyboard", async ({ page }) => {
  await open(page, INDEX);
  const field = page.getByLabel("Name, member or word");
  await field.fill("Parser");
  await field.press("ArrowDown");
  const first = page.locator(":focus");
  await expect(first).toHaveAttribute("href", /\/compute-engine\/api\//);
  const before = await first.getAttribute("href");
  await page.keyboard.press("ArrowDown");
  const second = page.locator(":focus");
  await expect(second).not.toHaveAttribute("href", before ?? "");
  await expect(second).toHaveAttribute("href", /\/compute-engine\/api\/./);
  const target = (await second.getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(target);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the members of a class are found by a word, and by keyboard", async ({
  page,
}) => {
  await open(page, CLASS);
  const rows = page.getByRole("region", { name: "members" });
  const field = page.getByLabel("Filter members by name or word");
  await expect(page.getByRole("status")).toHaveText(/^\d+ members$/);
  await field.fill("virtual keyboard");
  const row = rows.getByRole("row", { name: /^mathVirtualKeyboardPolicy/ });
  await expect(row).toBeVisible();
  expect(await wordless(rows.locator("tr > td:last-child"))).toEqual([]);
  const all = await rows.getByRole("row").count();
  expect(all).toBeLessThan(await rows.locator("tr").count());
  await field.press("ArrowDown");
  const first = page.locator(":focus");
  const target = (await first.getAttribute("href")) ?? "";
  expect(target).toMatch(/^#MathfieldElement\./);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(`[id="${target.slice(1)}"]`)).toBeInViewport();
});

test("the contents list the members of the part that is read", async ({
  page,
}) => {
  await open(page, CLASS);
  const contents = page.locator(".theme-doc-toc-desktop");
  const own = contents.getByRole("link", {
    name: "getPrompts()",
    includeHidden: true,
  });
  await expect(own).toHaveCount(1);
  await expect(own).toBeHidden();
  await contents.getByRole("link", { name: "Prompts", exact: true }).click();
  await expect(own).toBeVisible();
  await expect(contents.getByRole("link", { name: "getValue()" })).toHaveCount(
    0,
  );
  await own.click();
  await expect(own).toHaveClass(/--active/);
});

for (const address of [
  `${CLASS}#MathfieldElement.getPromptValue`,
  `${CLASS}#MathfieldElement.version`,
  "/compute-engine/api/expression/#Expression.polynomialRoots",
  "/compute-engine/api/functions/#solve",
  "/compute-engine/api/engine/#EngineCheckpoint",
])
  test(`${address} lands below the bar`, async ({ page }) => {
    await open(page, address);
    const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1));
    const padding = await page.evaluate(() =>
      parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    await expect
      .poll(async () => {
        const box = await page.locator(`[id="${anchor}"]`).boundingBox();
        return Math.round(Math.abs((box?.y ?? 0) - padding));
      })
      .toBeLessThanOrEqual(2);
  });

test("what a class inherits is folded and opens by keyboard", async ({
  page,
}) => {
  await open(page, CLASS);
  const folded = page.locator("details.api-inherited").first();
  await expect(folded).not.toHaveAttribute("open");
  const summary = folded.locator("summary");
  await summary.focus();
  await summary.press("Enter");
  await expect(folded).toHaveAttribute("open");
  await expect(folded.getByRole("listitem").first()).toBeVisible();
});

test("the name of a type leads to its entry", async ({ page }) => {
  await open(page, CLASS);
  const method = page.locator("section", {
    has: page.locator('[id="MathfieldElement.getValue"]'),
  });
  await method.getByRole("link", { name: "OutputFormat" }).first().click();
  await expect(page).toHaveURL(/#OutputFormat$/);
  await expect(
    page.getByRole("heading", { name: /^OutputFormat/ }),
  ).toBeInViewport();
});

// The page as it opens, and the index, are tested among the pages.
test("what a class inherits is accessible when it is open", async ({
  page,
}) => {
  test.slow();
  await open(page, CLASS);
  const folded = page.locator("details");
  expect(await folded.count()).toBeGreaterThan(1);
  await folded.evaluateAll((all) => {
    for (const each of all) each.setAttribute("open", "");
  });
  await expectAccessible(page);
});
