import type { Page } from "@playwright/test";

import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";
import { type Taps } from "./keycaps.ts";

const DIALOG = `<dialog id="dialog" style="width:90%"><math-field id="mf">x</math-field><div id="place"></div></dialog>`;

/** The elements of the document, which a browser names by their ids. */
interface Named {
  readonly dialog: HTMLDialogElement;
  readonly mf: HTMLElement;
  readonly place: HTMLElement;
}

/** Tells whether the pointer meets an element at its middle. */
function isOnTop(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = Math.min(top + height / 2, innerHeight - 1);
    return element.contains(document.elementFromPoint(x, y));
  }, selector);
}

const KEYCAP = '.MLK__layer.is-visible [data-keycap-value="7"]';

test("a modal dialog covers the keyboard, unless it holds it", async ({
  page,
}) => {
  await openFields(page, DIALOG);
  const show = (isInside: boolean) =>
    page.evaluate((isInside) => {
      const { mathVirtualKeyboard: keyboard } = window as unknown as Taps;
      const place = (window as unknown as Named).place;
      (window as unknown as Named).dialog.showModal();
      if (isInside) {
        Reflect.set(keyboard, "container", place);
        keyboard.addEventListener("geometrychange", () => {
          const { height } = Reflect.get(keyboard, "boundingRect") as DOMRect;
          place.style.height = `${height}px`;
        });
      }
      (window as unknown as Named).mf.focus();
      keyboard.show();
    }, isInside);
  await show(false);
  await page.locator(KEYCAP).waitFor();
  expect(await isOnTop(page, KEYCAP)).toBe(false);
  await openFields(page, DIALOG);
  await show(true);
  await expect.poll(() => isOnTop(page, KEYCAP)).toBe(true);
});

test("a container without a height leaves the keyboard none", async ({
  page,
}) => {
  await openFields(page, DIALOG);
  const height = await page.evaluate(() => {
    const { mathVirtualKeyboard: keyboard } = window as unknown as Taps;
    const place = (window as unknown as Named).place;
    (window as unknown as Named).dialog.show();
    Reflect.set(keyboard, "container", place);
    keyboard.show();
    return place.offsetHeight;
  });
  expect(height).toBe(0);
});

test.describe("popovers", () => {
  const SUGGESTIONS = "#mathlive-suggestion-popover";
  const MATRIX = "#mathlive-environment-popover";

  /** Opens the dialog, with the listener of the page or without. */
  async function openDialog(page: Page, isMoved: boolean): Promise<void> {
    await page.evaluate((isMoved) => {
      const dialog = (window as unknown as Named).dialog;
      const suggestions = "body > #mathlive-suggestion-popover";
      if (isMoved)
        new MutationObserver(() => {
          if (dialog.open)
            dialog.append(...document.querySelectorAll(suggestions));
        }).observe(document.body, { childList: true });
      dialog.showModal();
    }, isMoved);
    await page.locator("#mf").click();
    await page.waitForFunction(() => document.activeElement?.id === "mf");
  }

  /** A caret in a matrix shows its popover. */
  async function enterMatrix(page: Page): Promise<void> {
    await page.evaluate(() => {
      const mf = (window as unknown as Named).mf;
      Object.assign(mf, {
        environmentPopoverPolicy: "on",
        value: "\\begin{pmatrix}1 & 2\\\\ 3 & 4\\end{pmatrix}",
        position: 2,
      });
      mf.focus();
    });
    await page.keyboard.press("ArrowRight");
  }

  /** The element that holds a popover, once it is there. */
  async function holderOf(page: Page, popover: string): Promise<string> {
    await expect(page.locator(popover)).toBeVisible();
    return page
      .locator(popover)
      .evaluate(({ parentElement }) => parentElement?.localName ?? "none");
  }

  for (const isMoved of [false, true])
    test(
      isMoved ? "of suggestions comes into the dialog" : "are behind it",
      async ({ page }) => {
        const holder = isMoved ? "dialog" : "body";
        await openFields(page, DIALOG);
        await openDialog(page, isMoved);
        await page.keyboard.type("\\sq");
        expect(await holderOf(page, SUGGESTIONS)).toBe(holder);
        expect(await isOnTop(page, SUGGESTIONS)).toBe(isMoved);
        await page.keyboard.press("Escape");
        await enterMatrix(page);
        expect(await holderOf(page, MATRIX)).toBe("body");
      },
    );

  test("can be turned off", async ({ page }) => {
    await openFields(page, DIALOG);
    await page.evaluate(() =>
      Object.assign((window as unknown as Named).mf, { popoverPolicy: "off" }),
    );
    await openDialog(page, false);
    await page.keyboard.type("\\sq");
    await expect(page.locator(SUGGESTIONS)).toHaveCount(0);
  });
});
