import type { Page } from "@playwright/test";

import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { PHONE } from "../../support/looks.ts";
import { openFields } from "./fields.ts";
import { type Tapped, type Taps } from "./keycaps.ts";

const REFERENCE = "docs/mathfield/virtual-keyboard.mdx";
const POLICIES = tableRows(REFERENCE, "open-and-close-it").map(
  ([policy = ""]) => policy,
);

/** Targets of the focus, and whether a keyboard of each policy is open then. */
const GOALS: readonly [string, Readonly<Record<string, boolean>>][] = [
  ["auto", { auto: true, manual: true, sandboxed: true }],
  ["manual", { auto: true, manual: true, sandboxed: true }],
  ["sandboxed", { auto: true, manual: true, sandboxed: true }],
  ["input", { auto: false, manual: true, sandboxed: true }],
  ["button", { auto: false, manual: true, sandboxed: true }],
  ["", { auto: false, manual: true, sandboxed: true }],
];

const FIELDS = `${["auto", "manual", "sandboxed"]
  .map(
    (policy) =>
      `<math-field id="${policy}" math-virtual-keyboard-policy="${policy}">x</math-field>
       <math-field id="other-${policy}" math-virtual-keyboard-policy="${policy}">x</math-field>`,
  )
  .join("")}<input id="input"><button id="button">Go on</button>`;

/** Tells whether the keyboard is open, once no timer runs that changes it. */
async function isOpen(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () => (Reflect.get(window, "timersUnderway") as Set<number>).size === 0,
  );
  return page.evaluate(
    () => (window as unknown as Taps).mathVirtualKeyboard.visible,
  );
}

/** Gives the focus to an element, or takes it from all where there is no id. */
function focus(page: Page, id: string): Promise<void> {
  return page.evaluate((id) => {
    const goal = document.getElementById(id) ?? document.activeElement;
    if (goal instanceof HTMLElement) goal[id ? "focus" : "blur"]();
  }, id);
}

test("the page has a row for each policy", () => {
  expect(POLICIES.toSorted()).toEqual(["auto", "manual", "sandboxed"]);
});

test("an open keyboard stays with mathfields, and with others by its policy", async ({
  page,
}) => {
  await openFields(page, FIELDS);
  const told: string[] = [];
  const stated: string[] = [];
  for (const policy of POLICIES)
    for (const [goal, opened] of GOALS) {
      await focus(page, `other-${policy}`);
      await page.evaluate(() =>
        (window as unknown as Taps).mathVirtualKeyboard.show(),
      );
      await isOpen(page);
      await focus(page, goal);
      told.push(`${policy} to ${goal}: ${await isOpen(page)}`);
      stated.push(`${policy} to ${goal}: ${opened[policy]}`);
    }
  expect(told).toEqual(stated);
});

test("button and keys open and close the keyboard with each policy", async ({
  page,
}) => {
  await openFields(page, FIELDS);
  for (const policy of POLICIES) {
    const toggle = page.locator(`#${policy} [part=virtual-keyboard-toggle]`);
    const press = () => page.keyboard.press("Alt+Shift+Space");
    await page.locator(`#${policy}`).focus();
    expect(`${policy} ${await isOpen(page)}`).toBe(`${policy} false`);
    for (const act of [() => toggle.click(), press]) {
      await act();
      expect(`${policy} ${await isOpen(page)}`).toBe(`${policy} true`);
      await act();
      expect(`${policy} ${await isOpen(page)}`).toBe(`${policy} false`);
    }
  }
});

test("taps type nothing while no mathfield has the focus", async ({ page }) => {
  await openFields(page, FIELDS);
  const key = page.locator('.MLK__layer.is-visible [data-keycap-value="7"]');
  const values = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<Tapped>("math-field")]
        .map(({ value }) => value)
        .join(),
    );
  const none = await values();
  await page.evaluate(() =>
    (window as unknown as Taps).mathVirtualKeyboard.show(),
  );
  await key.click();
  await isOpen(page);
  expect(await values()).toBe(none);
  await focus(page, "manual");
  await isOpen(page);
  await key.click();
  await expect.poll(values).toContain("7x");
  const one = await values();
  await focus(page, "");
  await isOpen(page);
  await key.click();
  await isOpen(page);
  expect(await values()).toBe(one);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test("only the policy auto opens the keyboard with the focus", async ({
    page,
  }) => {
    await openFields(page, FIELDS);
    for (const policy of POLICIES) {
      await focus(page, policy);
      const opens = policy === "auto";
      expect(`${policy} ${await isOpen(page)}`).toBe(`${policy} ${opens}`);
      await page.evaluate(() =>
        (window as unknown as Taps).mathVirtualKeyboard.hide(),
      );
      await focus(page, "");
      await isOpen(page);
    }
  });

  test("a mathfield low in the window is in sight once the page scrolls it there", async ({
    page,
  }) => {
    const low = `<div style="height:calc(100vh - 5rem)"></div><math-field id="mf">x</math-field>`;
    for (const scrolls of [false, true]) {
      await openFields(page, low);
      const isCovered = await page.evaluate(async (scrolls) => {
        const { mathVirtualKeyboard: keyboard } = window as unknown as Taps;
        const { mf } = window as unknown as { readonly mf: HTMLElement };
        const changed = new Promise((resolve) =>
          keyboard.addEventListener("geometrychange", () => {
            if (scrolls) mf.scrollIntoView({ block: "center" });
            resolve(undefined);
          }),
        );
        mf.focus({ preventScroll: true });
        keyboard.show();
        await changed;
        const { top } = Reflect.get(keyboard, "boundingRect") as DOMRect;
        return mf.getBoundingClientRect().bottom > top;
      }, scrolls);
      expect(isCovered).toBe(!scrolls);
    }
  });
});
