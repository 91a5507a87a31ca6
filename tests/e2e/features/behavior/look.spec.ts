import type { Page } from "@playwright/test";

import {
  cssVariables,
  factsOf,
  mathfield,
} from "../../../../plugins/package-facts/index.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

const GROUPS = ["mathfield", "menu", "popovers"];

/** The one variable of the menu that the mathfield does not set. */
const NOT_SET = ["--border-color"];

/** Those of the variables that, set on an element, do not get into the field. */
function lost(page: Page, on: string, names: string[]): Promise<string[]> {
  return page.evaluate(
    ([selector, variables]) => {
      const element = document.querySelector<HTMLElement>(selector);
      const inside = document
        .querySelector("math-field")
        ?.shadowRoot?.querySelector("[part=container]");
      if (!element || !inside) throw new Error("there is no such element");
      return variables.filter((name) => {
        element.style.setProperty(name, "12.5px");
        const value = getComputedStyle(inside).getPropertyValue(name).trim();
        element.style.removeProperty(name);
        return value !== "12.5px";
      });
    },
    [on, names] as const,
  );
}

test("each variable gets in where the page says to set it", async ({
  page,
}) => {
  await openFields(page, "<main><math-field>x</math-field></main>");
  const facts = await factsOf(cssVariables);
  const namesOf = (group: string) =>
    facts.filter((each) => each.group === group).map(({ name }) => name);
  for (const group of GROUPS) {
    const names = namesOf(group);
    expect(names.length, group).toBeGreaterThan(10);
    expect.soft(await lost(page, "math-field", names), group).toEqual([]);
    const around = group === "menu" ? names : [];
    expect
      .soft(await lost(page, "main", names), group)
      .toEqual(around.filter((name) => !NOT_SET.includes(name)));
  }
});

/** A mathfield that has each part, with its menu open. */
const PARTS = String.raw`
  <style></style>
  <math-field placeholder="\text{a}"></math-field>
  <math-field id="menu">\placeholder[a]{}</math-field>`;

test("each part can be styled", async ({ page }) => {
  await openFields(page, PARTS);
  const { parts } = await factsOf(mathfield);
  await page.locator("#menu").evaluate((element) => {
    const mf = element as Field;
    mf.menuItems = [...mf.menuItems];
    const modifiers = { alt: false, control: false, shift: false, meta: false };
    mf.showMenu({ location: { x: 50, y: 50 }, modifiers });
  });
  for (const part of parts) {
    await page.evaluate((name) => {
      const style = document.querySelector("style");
      if (style)
        style.textContent = `math-field::part(${name}) { order: 7 !important; }`;
    }, part);
    const one = page.locator(`math-field [part~=${part}]`).first();
    await expect.soft(one, part).toHaveCSS("order", "7");
  }
});
