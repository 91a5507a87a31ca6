import type { Page } from "@playwright/test";

import { factsOf, menu } from "../../../../plugins/package-facts/index.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

/** An item, as far as the tests look at it. */
interface Item {
  readonly id?: string;
  readonly type?: string;
  readonly label?: string | (() => string);
}

/** The menu that these items make, an item a string. */
function shown(page: Page, items: string): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const field = document.querySelector("math-field");
    field.menuItems = ${items};
    const modifiers = { alt: true, control: false, shift: false, meta: false };
    field.showMenu({ location: { x: 50, y: 50 }, modifiers });
    const list = field.shadowRoot.querySelector("[part=ui-menu-container]");
    return [...(list?.children ?? [])].map((item) => item.outerHTML);
  })()`);
}

/** Each field, an item that has it, and what the menu then has. */
const FIELDS: Readonly<Record<string, readonly [string, RegExp]>> = {
  type: [`{ type: "command", label: "A" }`, /A/],
  label: [`{ id: "a", label: "<b>A</b>" }`, /<b>A<\/b>/],
  ariaLabel: [`{ id: "a", label: "A", ariaLabel: "B" }`, /aria-label="B"/],
  tooltip: [`{ id: "a", label: "A", tooltip: "B" }`, /data-tooltip="B"/],
  class: [`{ id: "a", label: "A", class: "b" }`, /class="b"/],
  keyboardShortcut: [
    `{ id: "a", label: "A", keyboardShortcut: "ctrl+e" }`,
    /<kbd>.*E/,
  ],
  visible: [`{ id: "a", label: "A", visible: false }`, /^$/],
  enabled: [`{ id: "a", label: "A", enabled: false }`, /aria-disabled="true"/],
  checked: [`{ id: "a", label: "A", checked: true }`, /aria-checked="true"/],
  id: [`{ id: "a", label: "A" }`, /A/],
  data: [`{ id: "a", label: "A", data: 1 }`, /A/],
  onMenuSelect: [`{ label: "A", onMenuSelect() {} }`, /A/],
  submenu: [
    `{ label: "A", submenu: [{ id: "b", label: "B" }] }`,
    /aria-haspopup="true"/,
  ],
};

/** Fields of a submenu, which is made when it opens. */
const OF_SUBMENUS = ["columnCount", "submenuClass"];

test("each field of an item does what the table says", async ({ page }) => {
  await openFields(page, "<math-field>x</math-field>");
  const { fields } = await factsOf(menu);
  for (const { name } of fields) {
    if (OF_SUBMENUS.includes(name)) continue;
    const [item = "", sign = /never/] = FIELDS[name] ?? [];
    expect.soft((await shown(page, `[${item}]`)).join(""), name).toMatch(sign);
  }
  expect(await shown(page, `[{ label: "A" }]`)).toEqual([]);
});

const DYNAMIC = "label ariaLabel tooltip class visible enabled checked".split(
  " ",
);

test("these fields may be functions of the keys", async ({ page }) => {
  await openFields(page, "<math-field>x</math-field>");
  for (const name of DYNAMIC) {
    const made = `{ id: "a", label: "A", ${name}: (keys) => keys.alt ? "B" : "C" }`;
    const [html = ""] = await shown(page, `[${made}]`);
    const sign = /enabled|visible/.test(name) ? "menuitem" : "B";
    expect.soft(html, name).toContain(name === "checked" ? "checkbox" : sign);
  }
});

/** Items by the words of the test, and those that are left. */
const LEFT: readonly (readonly [string, string])[] = [
  ["- A", "A"],
  ["A - - B", "A - B"],
  ["A - X - B", "A - B"],
  ["A - -", "A -"],
  ["# A", "# A"],
  ["# - A", "A"],
  ["A #", "A"],
  ["A # - B", "A - B"],
];

const MADE: Readonly<Record<string, string>> = {
  "-": `{ type: "divider" }`,
  "#": `{ type: "heading", label: "#" }`,
  X: `{ id: "x", label: "X", visible: false }`,
};

test("the menu leaves out dividers and headings without items", async ({
  page,
}) => {
  await openFields(page, "<math-field>x</math-field>");
  for (const [items, left] of LEFT) {
    const made = items
      .split(" ")
      .map((item) => MADE[item] ?? `{ id: "i", label: "${item}" }`);
    const html = await shown(page, `[${made.join(",")}]`);
    const names = html.map((item) =>
      item.includes('"divider"') ? "-" : (/>([A-Z#])</.exec(item)?.[1] ?? ""),
    );
    expect.soft(names.join(" "), items).toBe(left);
  }
});

test("every item that comes with the package has an id, except Borders", async ({
  page,
}) => {
  await openFields(page, "<math-field>x</math-field>");
  const without = await page
    .locator("math-field")
    .evaluate((element) =>
      ((element as Field).menuItems as readonly Item[]).flatMap(
        ({ id, type, label = "" }) =>
          id || type === "divider"
            ? []
            : [typeof label === "function" ? label() : label],
      ),
    );
  expect(without).toEqual(["Borders"]);
});

test("the button of an empty menu comes back without an edit", async ({
  page,
}) => {
  await openFields(page, "<math-field>x</math-field>");
  const field = page.locator("math-field");
  const button = field.locator("[part=menu-toggle]");
  await expect(button).toBeVisible();
  const atOnce = await field.evaluate((element) => {
    const mf = element as Field;
    mf.menuItems = [];
    const toggle = mf.shadowRoot?.querySelector("[part=menu-toggle]");
    return toggle && getComputedStyle(toggle).display;
  });
  expect(atOnce).toBe("none");
  await expect(button).toBeVisible();
  await field.click({ button: "right", position: { x: 8, y: 16 } });
  await expect(field.locator("[part=menu-item]")).toHaveCount(0);
});

/**
 * Attributes with which a mathfield has no button, and as controls one with.
 */
const BUTTONS: readonly (readonly [string, boolean])[] = [
  ["", true],
  ["disabled", false],
  ["read-only", false],
  ['style="user-select: none"', false],
  ['style="width: 49px"', false],
  ['style="width: 50px"', true],
];

test("a mathfield has no button where the page says", async ({ page }) => {
  const fields = BUTTONS.map(([attribute]) => attribute);
  await openFields(
    page,
    fields.map((each) => `<math-field ${each}>x</math-field>`).join(""),
  );
  for (const [at, [attribute, isThere]] of BUTTONS.entries()) {
    const button = page
      .locator("math-field")
      .nth(at)
      .locator("[part=menu-toggle]");
    await expect.soft(button, attribute).toBeVisible({ visible: isThere });
  }
});
