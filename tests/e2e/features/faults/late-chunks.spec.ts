import type { Page } from "@playwright/test";

import { Fault, notLoaded, noteWaits } from "../../support/fault.ts";
import { expect, open, test } from "../../support/fixture.ts";
import {
  editorOf,
  ended,
  examples,
  results,
  SMALL_PAGE,
} from "../../support/playgrounds.ts";
import { dialog, look, PAGE, rows } from "../../support/search.ts";

/** A file that a page loads once the reader wants what it is for. */
interface Late {
  readonly address: RegExp;
  /** Opens a page and wants it. */
  readonly want: (page: Page) => Promise<void>;
  /** What the reader sees without it, and beside it a button that says Retry. */
  readonly told: RegExp;
  /** Expects that it does what it is for. */
  readonly works: (page: Page) => Promise<void>;
  /** What the console says without it, besides the address. */
  readonly warned?: RegExp;
  /** True for what a worker asks for: the console of the page hears nothing. */
  readonly isUnheard?: boolean;
}

const searched: Pick<Late, "want" | "works"> = {
  async want(page) {
    await open(page, PAGE);
    await look(page, "");
    await page.keyboard.insertText("evaluate");
  },
  works: (page) => expect(rows(page)).not.toHaveCount(0),
};

const ran: Pick<Late, "want" | "works"> = {
  async want(page) {
    await open(page, SMALL_PAGE);
    await examples(page).first().locator("figcaption").click();
  },
  async works(page) {
    const example = examples(page).first();
    await expect(example).toHaveAttribute("data-ran", "same");
    await expect(results(example)).not.toHaveCount(0);
  },
};

/** Opens a page with a formula, and goes into it. */
const enter = (route: string) => async (page: Page) => {
  await open(page, route);
  await page.locator("[data-field]").first().click();
};

const hasField = (page: Page) =>
  expect(page.locator("math-field").first()).toBeFocused();

const NOT_FOUND =
  /Unable to fetch results.*You might want to check your network connection\./s;

const LATE: Readonly<Record<string, Late>> = {
  "the window of the search": {
    address: /\/assets\/js\/search\.[0-9a-f]+\.js$/,
    ...searched,
    told: NOT_FOUND,
    warned: /^console warning: The search could not be loaded/,
  },
  "the look of the search": {
    address: /\/assets\/css\/search\.[0-9a-f]+\.css$/,
    ...searched,
    told: NOT_FOUND,
    warned: /^console warning: The search could not be loaded/,
  },
  "the first file of the index": {
    address: /\/assets\/search\/names\.json$/,
    ...searched,
    told: NOT_FOUND,
    warned: /^console warning: The search failed/,
    isUnheard: true,
  },
  "the frame of examples": {
    address: /\/assets\/sandbox\/lane\.[0-9a-f]+\.html$/,
    ...ran,
    told: /The engine did not load: check the connection\./,
    warned: /^console warning: An example could not be run/,
  },
  "the field of the home page": {
    address: /\/assets\/js\/mathlive\.[0-9a-f]+\.js$/,
    want: enter("/"),
    told: /The field did not load: check the connection\./,
    works: hasField,
  },
  "the field of the demo": {
    address: /\/assets\/js\/mathlive\.[0-9a-f]+\.js$/,
    want: enter("/compute-engine/demo/"),
    told: /The field did not load: check the connection\./,
    works: hasField,
  },
  "the plot of the home page": {
    address: /\/assets\/js\/plot\.[0-9a-f]+\.js$/,
    want: enter("/"),
    told: /The plot did not load: check the connection\./,
    works: (page) =>
      expect(page.getByRole("application", { name: /^Plot of/ })).toBeVisible(),
  },
};

for (const [name, late] of Object.entries(LATE)) {
  const { address, want, told, works, warned, isUnheard } = late;
  const heard = isUnheard ? [] : [notLoaded(address)];

  test(`${name} may fail once`, async ({ page, faults }) => {
    faults.expect(...heard);
    if (warned) faults.allow(warned);
    await noteWaits(page);
    const fault = await Fault.at(page, address, 1);
    await want(page);
    const again = page.getByRole("button", { name: "Retry" }).first();
    // Where nothing tries again unasked, the reader is told how to.
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      expect(fault.tries).toBeGreaterThan(1);
    }).toPass();
    await works(page);
    await expect(page.getByText(told)).toHaveCount(0);
  });

  test(`without ${name} there are a message and Retry`, async ({
    page,
    faults,
  }) => {
    faults.expect(...heard, ...(warned ? [warned] : []));
    await noteWaits(page);
    const fault = await Fault.at(page, address);
    await want(page);
    const room = dialog(page).or(page.getByRole("main"));
    await expect(room.filter({ hasText: told })).not.toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    fault.mend();
    await page.getByRole("button", { name: "Retry" }).first().click();
    await works(page);
    await expect(room.filter({ hasText: told })).toHaveCount(0);
  });
}

/** Files without which the reader misses a comfort, and is not stopped. */
const COMFORTS: Readonly<Record<string, RegExp>> = {
  "the help of the editor": /\/assets\/js\/editor-help\.[0-9a-f]+\.js$/,
  "what the editor knows": /\/assets\/js\/editor-facts\.[0-9a-f]+\.js$/,
};

for (const [name, address] of Object.entries(COMFORTS))
  test(`without ${name} code is edited and run`, async ({ page, faults }) => {
    faults.expect(notLoaded(address));
    const fault = await Fault.at(page, address);
    await ran.want(page);
    await ran.works(page);
    const example = examples(page).first();
    await example.getByRole("button", { name: "Edit" }).click();
    await expect.poll(() => fault.tries).toBeGreaterThan(0);
    await editorOf(example).press("Control+A");
    await page.keyboard.insertText("6 * 7");
    await editorOf(example).press("Control+Enter");
    await ended(example);
    await expect(results(example)).toHaveText(["42"]);
  });

test("without the card of a name its link is followed", async ({
  page,
  faults,
}) => {
  const address = /\/assets\/js\/code-card\.[0-9a-f]+\.js$/;
  faults.expect(notLoaded(address));
  const fault = await Fault.at(page, address);
  await open(page, SMALL_PAGE);
  const name = examples(page).first().locator(".line a").first();
  const target = (await name.getAttribute("href")) ?? "";
  await name.hover();
  await expect.poll(() => fault.tries).toBeGreaterThan(0);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await name.click();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === target);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
