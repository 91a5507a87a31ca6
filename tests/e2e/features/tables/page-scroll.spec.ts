import type { Locator, Page } from "@playwright/test";

import { isTurn } from "../../../draw.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { DESKTOP, PHONE } from "../../support/looks.ts";

const LIBRARY = "/compute-engine/standard-library/";
const COMMANDS = "/mathfield/reference/commands/";

/** The pages of long tables, with a word that some of their rows have. */
const PAGES = [
  [LIBRARY, "sin"],
  ["/compute-engine/reference/arithmetic/", "root"],
  ["/compute-engine/api/", "parse"],
  ["/mathfield/api/", "keyboard"],
  [COMMANDS, "arrow"],
  ["/mathfield/reference/keybindings/", "select"],
] as const;

/** Those that lead to their groups, and a group of each. */
const GROUPS = [
  [LIBRARY, "Statistics"],
  [COMMANDS, "Environments"],
] as const;

const SIZES = [
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
] as const;

/** The first filter of a page. */
function filter(page: Page): Locator {
  return page.locator("input[type=search][aria-controls]").first();
}

function table(page: Page): Locator {
  return page.locator("article [role=region]").first();
}

async function unfolded(page: Page): Promise<void> {
  await expect(page.locator("[data-folded]")).toHaveCount(0);
}

/** Finds elements of a page, except code, that scroll vertically themselves. */
function boxes(page: Page): Promise<string[]> {
  return page
    .locator("article")
    .evaluate((article) =>
      [...article.querySelectorAll("*:not(pre, pre *)")]
        .filter(
          (box) =>
            /auto|scroll/.test(getComputedStyle(box).overflowY) &&
            box.scrollHeight > box.clientHeight + 1,
        )
        .map((box) => box.outerHTML.slice(0, 80)),
    );
}

/** Tells whether a reader sees an element: whole, and nothing is above it. */
function isClear(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const isAt = (y: number) =>
      node.contains(document.elementFromPoint(left + width / 2, y));
    return isAt(top + 2) && isAt(top + height - 2);
  });
}

for (const [place, [name, viewport]] of SIZES.entries())
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    // Each page takes its turn in one of both widths.
    const isHere = (_: unknown, index: number) => isTurn(index, place, 2);

    for (const [path, word] of PAGES.filter(isHere))
      test(`${path} scrolls, with its filter in view`, async ({ page }) => {
        await open(page, path);
        await unfolded(page);
        expect(await boxes(page)).toEqual([]);
        const end = table(page).locator("[data-group]").last();
        await end.evaluate((group) => group.scrollIntoView({ block: "end" }));
        await expect(end).toBeInViewport();
        await expect.poll(() => isClear(filter(page))).toBe(true);
        // What is found starts in view, although the reader was far below it.
        await filter(page).fill(word);
        const found = table(page)
          .locator("[data-find], [data-rows] > tr")
          .filter({ visible: true })
          .first();
        await expect(found).toBeInViewport({ ratio: 1 });
        await expect.poll(() => isClear(filter(page))).toBe(true);
      });

    for (const [path, group] of GROUPS.filter(isHere))
      test(`${path} leads to a group, below its filter`, async ({ page }) => {
        await open(page, path);
        const links = page.getByRole("navigation", { name: /^Groups of/ });
        await links.getByRole("link", { name: group, exact: true }).click();
        const title = page.locator(":target :is(h2, caption)");
        await expect(title).toHaveText(group);
        await expect.poll(() => isClear(title)).toBe(true);
        await expect(title).toBeInViewport({ ratio: 1 });
        const address = page.url();
        await page.goto("about:blank");
        await open(page, address);
        await unfolded(page);
        await expect.poll(() => isClear(title)).toBe(true);
        await expect(title).toBeInViewport({ ratio: 1 });
      });

    test("a row has an address, below the filter", async ({ page }) => {
      await open(page, `${LIBRARY}#Determinant`);
      const link = page.locator("#Determinant > a");
      await expect.poll(() => isClear(link)).toBe(true);
    });

    test("back from an entry, the reader sees the row that led there", async ({
      page,
    }) => {
      await open(page, LIBRARY);
      const link = page.locator("#Factorial > a");
      await link.click();
      await expect(page.locator("h3#factorial")).toBeInViewport();
      await page.goBack();
      await expect(link).toBeInViewport();
    });
  });

test("a box that scrolls would be found", async ({ page }) => {
  await open(page, LIBRARY);
  await table(page).evaluate((rows) => {
    rows.style.cssText = "height: 10rem; overflow: auto";
  });
  expect(await boxes(page)).toHaveLength(1);
});

test("the keyboard goes to no row below the filter", async ({ page }) => {
  await open(page, LIBRARY);
  const links = page.locator("[data-find] > a");
  await links.nth(60).focus();
  for (let row = 59; row > 40; row -= 1) {
    await page.keyboard.press("ArrowUp");
    await expect(links.nth(row)).toBeFocused();
    // The page may scroll smoothly.
    await expect.poll(() => isClear(links.nth(row))).toBe(true);
  }
});
