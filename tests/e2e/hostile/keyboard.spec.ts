import type { Locator, Page } from "@playwright/test";

import { expect, open } from "../support/fixture.ts";
import { barLink } from "../support/site-page.ts";
import { ended, MARKUP, resultOf } from "../support/markup.ts";
import { field as searchField } from "../support/search.ts";
import { test } from "./bare-site.ts";
import { said, start } from "./markup-isolation.ts";
import { INSISTENT, REFUSED } from "./payloads/index.ts";

test.use({ savesData: false, viewport: { width: 1350, height: 900 } });

/** No command or shortcut of a mathfield is in it. */
const TYPED = "x+y";
const ENDED = "ended: it took the keyboard";

/**
 * More attempts than fit between a click and the moment a result hears of it.
 */
const MANY = 20;

/** A field of the page: how a reader gets there, and what is in it. */
interface Field {
  readonly enter: () => Promise<void>;
  readonly text: () => Promise<string>;
}

/** The editor, the search and a mathfield of the page. */
function fieldsOf(page: Page): Readonly<Record<string, Field>> {
  const editor = page.locator(MARKUP).getByRole("textbox").nth(1);
  const mathfield = page.locator("math-field#own");
  return {
    editor: {
      enter: () => editor.click(),
      text: async () => (await editor.textContent()) ?? "",
    },
    mathfield: {
      enter: () => mathfield.click(),
      text: () => mathfield.evaluate((it) => String(Reflect.get(it, "value"))),
    },
    search: {
      async enter() {
        await page.keyboard.press("Control+k");
        await expect(searchField(page)).toBeFocused();
      },
      text: () => searchField(page).inputValue(),
    },
  };
}

/** Opens a playground, on a page that has a mathfield as well. */
async function openFields(page: Page): Promise<void> {
  await open(page, "/mathfield/demo/");
  await page.locator("[data-field]").first().click();
  await expect(page.locator("math-field").first()).toBeVisible();
  await barLink(page, "Playground").click();
  await expect(page).toHaveURL(/\/playground\//);
  await page.evaluate(() => {
    const field = document.createElement("math-field");
    field.id = "own";
    field.style.cssText =
      "position:fixed;inset:0 0 auto;z-index:999;width:9rem";
    document.body.append(field);
  });
}

/** Reads a variable that a result keeps in its window. */
function kept<T>(example: Locator, name: "keys" | "missed"): Promise<T> {
  return resultOf(example)
    .locator("html")
    .evaluate((_, key) => Reflect.get(window, key) as T, name);
}

/** The result has heard that a field of the page has the focus. */
async function expectRefused(example: Locator): Promise<void> {
  await expect
    .poll(() => kept<number>(example, "missed"))
    .toBeGreaterThan(MANY);
}

/** Types into each field. @returns What is in them. */
async function typeAll(
  page: Page,
  before = () => Promise.resolve(),
): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const [where, { enter, text }] of Object.entries(fieldsOf(page)))
    await test.step(where, async () => {
      await enter();
      await before();
      await page.keyboard.type(TYPED);
      texts.push(await text());
    });
  return texts;
}

const ALL = Array.from({ length: 3 }, () => expect.stringContaining(TYPED));

for (const [name, thief] of Object.entries(REFUSED))
  test(`a result gets no key of the page by ${name}`, async ({ page }) => {
    await openFields(page);
    const example = await start(page, thief);
    await ended(example);
    expect(await typeAll(page, () => expectRefused(example))).toEqual(ALL);
    expect(await kept(example, "keys")).toBe("");
    expect(await said(example)).not.toContain("ended");
  });

for (const [name, thief] of Object.entries(INSISTENT))
  test(`a result ends that takes the keyboard by ${name}`, async ({ page }) => {
    await openFields(page);
    const example = await start(page, thief);
    await ended(example);
    await fieldsOf(page)["editor"]?.enter();
    await expect.poll(() => said(example)).toContain(ENDED);
    expect(await typeAll(page)).toEqual(ALL);
  });

test("without guard and watch, such results get what is typed", async ({
  page,
  ledger,
}) => {
  test.slow();
  ledger.disarm("focusGuard", "focusWatch");
  await openFields(page);
  const { "another realm": _, ...thieves } = { ...REFUSED, ...INSISTENT };
  for (const [name, thief] of Object.entries(thieves))
    await test.step(name, async () => {
      const example = await start(page, thief);
      await ended(example);
      await fieldsOf(page)["editor"]?.enter();
      await expect
        .poll(async () => {
          await page.keyboard.type(TYPED);
          return kept(example, "keys");
        })
        .toContain(TYPED);
    });
});

test("without the guard alone, the page ends what takes the keyboard", async ({
  page,
  ledger,
}) => {
  ledger.disarm("focusGuard");
  await openFields(page);
  const example = await start(page, REFUSED["a field"] ?? {});
  await ended(example);
  await fieldsOf(page)["editor"]?.enter();
  await expect.poll(() => said(example)).toContain(ENDED);
});
