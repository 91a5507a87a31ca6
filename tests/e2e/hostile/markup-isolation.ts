import type { Locator, Page } from "@playwright/test";

import { encodeState } from "../../../src/playground/address.ts";
import { expect, open, test } from "../support/fixture.ts";
import { ended, expectPrinted, MARKUP, resultOf } from "../support/markup.ts";
import type { Attack, Attacks } from "./payloads/index.ts";

const GOOD = {
  html: "<p><math-field>x^2</math-field></p>",
  js: 'import "mathlive";\nconsole.log(document.querySelector("math-field").value);',
};

/** Pattern of the browser's refusal to take a result elsewhere. */
export const NO_FRAMING =
  /^console error: Framing '[^']*' violates [^]*"frame-src 'none'"/;

/** Patterns of its refusals to load something of an address for a result. */
export const noLoading = (address: string) => [
  new RegExp(
    `^console error: (?:Loading|Fetching|Connecting|Framing|Creating) [^']*'${address}' violates the following Content Security Policy directive`,
  ),
  new RegExp(
    `^console error: Fetch API cannot load ${address}\\. Refused to connect`,
  ),
];

/** Puts code into the address of the open page, and presses Run. */
export async function start(
  page: Page,
  attack: Partial<Attack>,
): Promise<Locator> {
  const example = page.locator(MARKUP);
  const { html = "", css = "", js = "" } = attack;
  const fragment = await encodeState({ language: "markup", html, css, js });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
  const sources = example.getByRole("textbox");
  for (const [index, text] of [html, css, js].entries())
    await expect(sources.nth(index).locator(".cm-line")).toHaveText(
      text.split("\n"),
    );
  await example.getByRole("button", { name: "Run", exact: true }).click();
  return example;
}

/** All that an example says. */
export function said(example: Locator): Promise<string> {
  return example
    .locator("[data-part=status], .playground-console > .result")
    .allTextContents()
    .then((texts) => texts.join("\n"));
}

/** The page hears a click, and does what it asks for. */
async function expectAnswer(example: Locator): Promise<void> {
  const page = example.page();
  const report = page.getByRole("link", { name: "Report a problem" });
  await example.getByRole("button", { name: "More" }).click();
  await expect(report).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(report).toBeHidden();
}

/** Reads the state of the page that no example may change. */
function pageState(page: Page) {
  return page.evaluate(() => ({
    isSame: Reflect.get(window, "mark") === "of this document",
    at: location.origin + location.pathname,
    title: document.title,
    cookie: document.cookie,
    stored: JSON.stringify(localStorage),
    text: document.querySelector("h1")?.textContent,
    children: [...document.body.children].map(({ id, localName }) => [
      localName,
      id,
    ]),
    keyboards: document.querySelectorAll(".ML__keyboard").length,
    types: [typeof Array.prototype.map, JSON.stringify([1])],
  }));
}

/** Opens a playground for markup, with something in the store of the site. */
export async function openPlayground(page: Page): Promise<void> {
  await open(page, `/playground/#${await fragmentOfGood()}`);
  await expect(page.locator(MARKUP).getByRole("textbox")).toHaveCount(3);
  await page.getByRole("spinbutton", { name: "Time for a run" }).fill("1");
  await page.evaluate(() => {
    Reflect.set(window, "mark", "of this document");
    localStorage.setItem("secret", "42");
    document.cookie = "secret=42; path=/";
  });
}

function fragmentOfGood(): Promise<string> {
  return encodeState({ language: "markup", css: "", ...GOOD });
}

async function expectNextRunIsFine(page: Page): Promise<void> {
  const example = await start(page, GOOD);
  await ended(example);
  await expect(resultOf(example).locator("math-field")).toBeVisible();
  await expectPrinted(example, ["x^2"]);
}

/** Examples in JavaScript, on another page, in the same tab. */
async function expectScriptsAreFine(page: Page): Promise<void> {
  await page.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about/");
  const scripts = page.locator("[data-playground=js]");
  await expect(scripts).not.toHaveCount(0);
  await expect(
    page.locator("[data-playground=js]:not([data-ran=same])"),
  ).toHaveCount(0, { timeout: 30_000 });
}

/**
 * Tries attacks one after the other in one page, and sees that it is unharmed.
 */
export async function withstand(page: Page, attacks: Attacks): Promise<void> {
  await openPlayground(page);
  const before = await pageState(page);
  for (const [name, attack] of Object.entries(attacks))
    await test.step(name, async () => {
      const example = await start(page, attack);
      await expectAnswer(example);
      await expect
        .poll(() => said(example), { message: name, timeout: 20_000 })
        .toMatch(attack.ends);
      expect(await said(example), name).not.toMatch(/ done:|FORGED/);
      await expectAnswer(example);
      expect(await pageState(page), name).toEqual(before);
      expect(page.context().pages(), name).toHaveLength(1);
      await expectNextRunIsFine(page);
    });
  await expectScriptsAreFine(page);
}
