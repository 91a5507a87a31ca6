// cspell:ignore qzxvwkj
import { expect, open, test } from "../../support/fixture.ts";
import { isMarked, mark } from "../../support/site-page.ts";
import {
  addressIn,
  chosen,
  dialog,
  field,
  find,
  GUIDE,
  look,
  NEAR,
  PAGE,
  rows,
  seeAll,
  status,
} from "../../support/search.ts";
import { expectTab } from "../../support/tabs.ts";

const UNKNOWN = "qzxvwkj";

test.describe("a result", () => {
  test("is chosen with the arrows and opened with Enter", async ({ page }) => {
    await open(page, PAGE);
    await mark(page);
    await find(page, "keybindings");
    const first = await addressIn(chosen(page));
    await page.keyboard.press("ArrowDown");
    await expect(rows(page).nth(1)).toHaveAttribute("aria-selected", "true");
    const second = await addressIn(chosen(page));
    expect(second).not.toBe(first);
    await page.keyboard.press("ArrowUp");
    expect(await addressIn(chosen(page))).toBe(first);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(first);
    await expect(dialog(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test("opens in a new tab with Ctrl+Enter and Ctrl+click", async ({
    page,
    context,
    browser,
  }) => {
    await open(page, PAGE);
    await find(page, "keybindings");
    const address = await addressIn(chosen(page));
    for (const go of [
      () => page.keyboard.press("Control+Enter"),
      () =>
        chosen(page)
          .getByRole("link")
          .click({ modifiers: ["Control"] }),
    ]) {
      const opened = context.waitForEvent("page");
      await go();
      const tab = await opened;
      await expectTab(browser, new URL(address, page.url()).href);
      await tab.close();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(PAGE);
    }
  });

  for (const [from, where] of [
    ["/", "another page"],
    [GUIDE, "the same page"],
  ] as const)
    test(`opens at its section with a click, from ${where}`, async ({
      page,
    }) => {
      await open(page, from);
      await mark(page);
      await find(page, "evaluate or simplify");
      const link = dialog(page).locator(`a[href^="${GUIDE}#"]`).first();
      const address = (await link.getAttribute("href")) ?? "";
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(dialog(page)).toHaveCount(0);
      await expect(
        page.locator(`[id="${address.split("#")[1]}"]`),
      ).toBeInViewport();
      expect(await isMarked(page)).toBe(true);
    });

  test("shows text, never markup", async ({ page }) => {
    await open(page, PAGE);
    await find(page, "<math-field>");
    await expect(rows(page).first()).toBeVisible();
    await expect(dialog(page)).toContainText("<math-field>");
    await expect(dialog(page).locator("math-field")).toHaveCount(0);
    await expect(dialog(page).locator("mark")).not.toHaveCount(0);
  });
});

test.describe("the count", () => {
  test("is that of the query, however many came before it", async ({
    page,
  }) => {
    await open(page, PAGE);
    await find(page, "evaluate");
    const all = seeAll(page);
    await page.keyboard.press("Backspace");
    await page.keyboard.type("e");
    await expect(all).toHaveAttribute("href", "/search/?q=evaluate");
    await expect(async () => {
      const count = /\d+/.exec((await all.textContent()) ?? "")?.[0];
      await expect(status(page)).toHaveText(`${count ?? ""} results`);
    }).toPass();
    const [count = ""] = /\d+/.exec((await all.textContent()) ?? "") ?? [];
    await mark(page);
    await all.click();
    await expect(page).toHaveURL("/search/?q=evaluate");
    await expect(page.getByRole("status")).toContainText(`${count} results`);
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe("without a result", () => {
  test("the reader is told, and can tell us", async ({ page }) => {
    await open(page, PAGE);
    await look(page, UNKNOWN);
    await expect(
      dialog(page).getByText(`No results found for “${UNKNOWN}”`),
    ).toBeVisible();
    await expect(status(page)).toHaveText("No results");
    await expect(rows(page)).toHaveCount(0);
    await expect(dialog(page)).toContainText(
      "Believe this query should return results?",
    );
    const link = dialog(page).getByRole("link", { name: /^Let us know\./ });
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.pathname).toMatch(/\/issues\/new$/);
    expect(address.searchParams.get("title")).toContain(UNKNOWN);
  });

  test("names that are spelt alike are offered, and searched", async ({
    page,
  }) => {
    await open(page, PAGE);
    await look(page, NEAR.misspelt);
    const offers = dialog(page).getByRole("list", {
      name: "Try searching for",
    });
    await offers.getByRole("button", { name: NEAR.name, exact: true }).click();
    await expect(field(page)).toHaveValue(NEAR.name);
    await expect(field(page)).toBeFocused();
    await expect(seeAll(page)).toBeVisible();
    await expect(offers).toHaveCount(0);
  });

  test("nothing is left when the field is cleared", async ({ page }) => {
    await open(page, PAGE);
    await look(page, UNKNOWN);
    await expect(dialog(page)).toContainText("No results found for");
    await dialog(page).getByRole("button", { name: "Clear the query" }).click();
    await expect(field(page)).toBeFocused();
    await expect(dialog(page)).not.toContainText("No results found for");
    await expect(status(page)).toHaveText("");
  });
});
