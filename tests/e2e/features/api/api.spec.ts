import { readdirSync, statSync } from "node:fs";
import path from "node:path";

import { expect, open, test } from "../../support/fixture.ts";
import { axeFindings } from "../../support/axe.ts";

const INDEX = "/compute-engine/api/";
const CLASS = "/mathfield/api/mathfield-element/";

/** The most that the HTML of a page may weigh, in bytes. */
const HEAVIEST = 300 * 1024;

const BUILD = path.resolve(__dirname, "../../../../build");

for (const folder of ["compute-engine/api", "mathfield/api"]) {
  test(`no page of ${folder} is heavy`, () => {
    const pages = readdirSync(path.join(BUILD, folder), {
      recursive: true,
      encoding: "utf8",
    }).filter((name) => name.endsWith("index.html"));
    expect(pages.length).toBeGreaterThan(1);
    for (const name of pages) {
      const { size } = statSync(path.join(BUILD, folder, name));
      expect(size, name).toBeLessThanOrEqual(HEAVIEST);
    }
  });
}

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

test("the index is gone through by keyboard", async ({ page }) => {
  await open(page, INDEX);
  const field = page.getByLabel("Name, member or word");
  await field.fill("Parser");
  await field.press("ArrowDown");
  const first = page.locator(":focus");
  await expect(first).toHaveAttribute("href", /\/compute-engine\/api\//);
  const before = await first.getAttribute("href");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(":focus")).not.toHaveAttribute(
    "href",
    before ?? "",
  );
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(INDEX);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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

for (const address of [INDEX, CLASS])
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [1350, 390])
      test(`${address} is accessible, ${colorScheme}, ${String(width)} px`, async ({
        page,
      }) => {
        test.slow();
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await open(page, address);
        for (const details of await page.locator("details").all())
          await details.evaluate((each) => each.setAttribute("open", ""));
        expect(await axeFindings(page)).toEqual([]);
      });
