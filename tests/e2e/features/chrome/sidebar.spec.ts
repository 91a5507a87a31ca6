import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { barLink } from "../../support/site-page.ts";
import { watchShifts } from "../../support/shifts.ts";

const GUIDE = "/mathfield/guides/macros/";

const sidebar = (page: Page) =>
  page.getByRole("navigation", { name: "Docs sidebar" });

const link = (page: Page, name: string) =>
  sidebar(page).getByRole("link", { name, exact: true });

/** The button that unfolds and folds a part with a page of its own. */
const caret = (page: Page, name: string) =>
  sidebar(page).getByRole("button", { name: `sidebar category '${name}'` });

const group = (page: Page, name: string) =>
  sidebar(page).getByRole("button", { name, exact: true });

/** Measures how far from the left the words of an item begin. */
async function indent(page: Page, name: string): Promise<number> {
  // A name of an export may be that of its part as well.
  const words = sidebar(page).getByText(name, { exact: true }).first();
  return (await words.boundingBox())?.x ?? 0;
}

test("shows the part that is read, and folds the others", async ({ page }) => {
  const moved = await watchShifts(page, "load");
  await open(page, GUIDE);
  await expect(link(page, "Macros")).toHaveAttribute("aria-current", "page");
  await expect(caret(page, "Mathfield")).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(caret(page, "Compute Engine")).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  await expect(link(page, "Evaluate")).toHaveCount(0);
  expect(await moved()).toEqual([]);

  await barLink(page, "Compute Engine").click();
  await expect(link(page, "Evaluate")).toBeVisible();
  await expect(link(page, "Macros")).toHaveCount(0);
  await expect(caret(page, "Mathfield")).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("each level begins further to the right", async ({ page }) => {
  await open(page, "/mathfield/api/mathfield-element/");
  const places: number[] = [];
  for (const name of ["Mathfield", "Reference", "API", "MathfieldElement"])
    places.push(await indent(page, name));
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  // Those of one level begin at one place.
  expect(await indent(page, "Releases")).toBe(places[1]);
  expect(await indent(page, "LaTeX commands")).toBe(places[2]);
});

test("is unfolded by keyboard, and stays where it is", async ({ page }) => {
  await open(page, GUIDE);
  const moved = await watchShifts(page, "now");
  const opener = caret(page, "Compute Engine");
  await opener.focus();
  const place = await opener.boundingBox();
  await page.keyboard.press("Enter");
  await expect(link(page, "Evaluate")).toBeVisible();
  await expect(link(page, "Macros")).toBeVisible();
  expect(await opener.boundingBox()).toEqual(place);
  await page.keyboard.press("Enter");
  await expect(link(page, "Evaluate")).toBeHidden();
  expect(await opener.boundingBox()).toEqual(place);

  const reference = group(page, "Reference");
  await expect(reference).toHaveAttribute("aria-expanded", "false");
  await reference.focus();
  const referencePlace = await reference.boundingBox();
  for (const key of ["Space", "Enter"]) {
    await page.keyboard.press(key);
    await expect(link(page, "LaTeX commands")).toBeVisible();
    await expect(reference).toBeFocused();
    expect(await reference.boundingBox()).toEqual(referencePlace);
    await page.keyboard.press(key);
    await expect(link(page, "LaTeX commands")).toBeHidden();
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // What unfolds moves what follows it in the menu, and nothing else.
  const elsewhere = (await moved()).flatMap((shift) =>
    shift.split("; <").filter((source) => !source.includes("menu__")),
  );
  expect(elsewhere).toEqual([]);
});

test("has the page in view that is read", async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 400 });
  await open(page, "/mathfield/api/virtual-keyboard/");
  const current = sidebar(page).locator("[aria-current=page]");
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const panel = sidebar(page);
  expect(await panel.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);

  await barLink(page, "Mathfield").click();
  await expect(current).toHaveAttribute("href", "/mathfield/");
  await expect(current).toBeInViewport({ ratio: 1 });
});

test("an entry is as high where its page is read as elsewhere", async ({
  page,
}) => {
  await open(page, GUIDE);
  for (const name of ["Compute Engine", "MathJSON"])
    await caret(page, name).click();
  const folded = sidebar(page).locator("[role=button][aria-expanded=false]");
  for (; (await folded.count()) > 0;) await folded.first().click();
  const grown = await sidebar(page)
    .getByRole("link")
    .evaluateAll((links) => {
      const heights = () => links.map((link) => link.clientHeight);
      const mark = (isRead: boolean) => {
        for (const link of links) {
          link.classList.toggle("menu__link--active", isRead);
          if (isRead) link.setAttribute("aria-current", "page");
          else link.removeAttribute("aria-current");
        }
      };
      mark(false);
      const before = heights();
      mark(true);
      const after = heights();
      return links
        .filter((_, at) => before[at] !== after[at])
        .map((link) => link.textContent);
    });
  expect(grown).toEqual([]);
  expect(await sidebar(page).getByRole("link").count()).toBeGreaterThan(90);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the part that is read, and leads into the others", async ({
    page,
  }) => {
    await page.goto(GUIDE);
    await expect(link(page, "Macros")).toBeVisible();
    await expect(link(page, "Evaluate")).toHaveCount(0);
    await group(page, "Reference").click();
    await expect(page).toHaveURL("/mathfield/reference/commands/");
    await expect(link(page, "LaTeX commands")).toBeVisible();
    await link(page, "Compute Engine").click();
    await expect(page).toHaveURL("/compute-engine/");
    await expect(link(page, "Evaluate")).toBeVisible();
    await expect(link(page, "Macros")).toHaveCount(0);
  });
});
