import type { Page } from "@playwright/test";

import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

const FILE = "docs/mathfield/guides/focus.mdx";

/** More presses than it takes to get past two mathfields. */
const MOST_STEPS = 6;

/** Lets a mathfield do what it has put off: it gives the focus with a timer. */
const settle = (page: Page) => page.clock.runFor(1000);

/** Show one section of the document, which has one before and one field. */
async function show(page: Page, shown: number): Promise<void> {
  await page.evaluate((number) => {
    for (const [at, section] of document.querySelectorAll("section").entries())
      section.hidden = at !== number;
  }, shown);
  await settle(page);
}

/** Puts the focus before the field of the section that is shown. */
async function start(page: Page): Promise<void> {
  await page.locator("section:not([hidden]) .before").focus();
  await settle(page);
}

const classInFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.className ?? "");

/**
 * Tells whether Tab, from the element before the field, gets past the field.
 */
async function isPassed(page: Page): Promise<boolean> {
  await start(page);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press("Tab");
    await settle(page);
    if ((await classInFocus(page)) === "after") return true;
  }
  return false;
}

/** Tells whether a way to enter the field gives it the focus. */
async function isEntered(
  page: Page,
  enter: () => Promise<void>,
): Promise<boolean> {
  await start(page);
  await enter();
  await settle(page);
  return (await classInFocus(page)) === "row";
}

/** Describes the shown field as the accessibility tree has it. */
async function found(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const box = nodes.find(
    ({ ignored, role, name }) =>
      !ignored &&
      role?.value === "textbox" &&
      String(name?.value).startsWith("Row"),
  );
  if (!box) return "nothing";
  const isDisabled = box.properties?.some(
    ({ name, value }) => name === "disabled" && value.value === true,
  );
  return isDisabled ? "a disabled text box" : "a text box";
}

test("attributes keep out what the page says", async ({ page }) => {
  await page.clock.install();
  const rows = tableRows(FILE, "read-only-disabled-or-inert");
  const field = (attributes: string) =>
    `<math-field aria-label="Row" class="row" ${attributes}>x^2</math-field>`;
  await openFields(
    page,
    rows
      .map(
        ([attributes = ""]) =>
          `<section><input class="before">${field(attributes)}
           <input class="after"></section>
           <section><math-field class="before">a</math-field>
           ${field(attributes)}<input class="after"></section>`,
      )
      .join(""),
  );
  const yes = (is: boolean) => (is ? "yes" : "no");
  for (const [at, [name, ...said]] of rows.entries()) {
    await show(page, 2 * at + 1);
    const afterField = await isPassed(page);
    await show(page, 2 * at);
    const afterInput = await isPassed(page);
    const row = page.locator("section:not([hidden]) .row");
    const box = await row.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 15];
    const stops = await isEntered(page, () => page.keyboard.press("Tab"));
    const byClick = await isEntered(page, () => page.mouse.click(x, y));
    const byScript = await isEntered(page, () =>
      row.evaluate((element) => {
        (element as HTMLElement).focus();
      }),
    );
    const tree = await found(page);
    const written = await row.evaluate((element) => {
      const mf = element as Field;
      mf.value = "y";
      return mf.value;
    });
    await page.mouse.click(x, y, { button: "right" });
    await settle(page);
    const menus = await row.locator("[part=ui-menu-container]").count();
    await page.keyboard.press("Escape");
    expect(byScript, "focus() does what a click does").toBe(byClick);
    expect(written, "a program can write").toBe("y");
    const passes =
      afterField === afterInput
        ? yes(afterInput)
        : `${afterField ? "only" : "not"} from a mathfield before it`;
    expect
      .soft([yes(stops), passes, yes(byClick), yes(menus > 0), tree], name)
      .toEqual(said);
  }
});
