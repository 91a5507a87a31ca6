import type { Locator, Page } from "@playwright/test";
import type {} from "mathlive";

import {
  keysOf,
  TRIES,
} from "../../../../src/components/MathfieldDemo/tries.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { axeFindings } from "../../support/axe.ts";

const ROUTE = "/mathfield/demo/";

const standIn = (page: Page) => page.locator("[data-field] [role=textbox]");
const field = (page: Page) => page.locator("math-field");
const latex = (page: Page) => page.getByRole("textbox", { name: "LaTeX" });
const output = (page: Page, name: string) =>
  page.getByRole("group", { name, exact: true });
const value = (page: Page, name: string) =>
  page.getByRole("group", { name: `${name}, value` });
const event = (page: Page, name: string) =>
  page.getByRole("region", { name: "Events" }).getByText(name, { exact: true });

/** Touch the formula, and wait until a field has taken its place. */
async function enter(page: Page): Promise<void> {
  await standIn(page).click();
  await expect(field(page)).toBeFocused();
}

/** Put other LaTeX in the place of the formula. */
async function write(page: Page, text: string): Promise<void> {
  await latex(page).fill(text);
  await expect.poll(() => valueOf(field(page))).toBe(text);
}

function valueOf(mathfield: Locator): Promise<string> {
  return mathfield.evaluate((element) =>
    "value" in element ? String(element.value) : "",
  );
}

/** Where the characters of a formula are, from the top left of its box. */
function places(page: Page): Promise<unknown[]> {
  return page.locator("[data-field]").evaluate((box) => {
    const root = box.querySelector("math-field")?.shadowRoot ?? box;
    const origin = box.getBoundingClientRect();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: unknown[] = [[origin.width, origin.height]];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const text = (node.textContent ?? "").replaceAll("\u200B", "").trim();
      if (text === "" || !node.parentElement?.closest(".ML__latex")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width } = range.getBoundingClientRect();
      found.push(
        [x - origin.x, y - origin.y, width].map((px) => px.toFixed(1)),
      );
    }
    return found;
  });
}

for (const width of [1350, 390])
  test(`nothing moves when the field comes, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, ROUTE);
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    expect(before.length).toBeGreaterThan(10);
    await enter(page);
    await expect.poll(() => places(page)).toEqual(before);
  });

test("keys that come before the field are typed into it", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/js/mathlive.*.js", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, ROUTE);
  await standIn(page).focus();
  await page.keyboard.type("+alpha/2");
  release();
  await expect(field(page)).toBeFocused();
  await expect(latex(page)).toHaveValue(/\+\\frac\{\\alpha\}\{?2\}?$/);
  await page.keyboard.type("+1");
  await expect(latex(page)).toHaveValue(/2\}?\+1$|2\}?\}?\+1\}?$/);
});

test("a field that does not load says so, and keeps what was typed", async ({
  page,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const script = "**/assets/js/mathlive.*.js";
  await page.route(script, (route) => route.abort());
  await open(page, ROUTE);
  await standIn(page).focus();
  await page.keyboard.type("+7");
  await expect(page.getByRole("alert")).toContainText("did not load");
  await page.unroute(script);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(field(page)).toBeFocused();
  await expect(latex(page)).toHaveValue(/\+7$/);
});

test("what is typed stands in every notation", async ({ page }) => {
  await open(page, ROUTE);
  await expect(value(page, "JavaScript")).toContainText("Math.exp");
  await enter(page);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("x^2/2");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("+pi");
  await expect(latex(page)).toHaveValue("\\frac{x^2}{2}+\\pi");
  await expect(value(page, "LaTeX, macros expanded")).toHaveText(
    "\\frac{x^2}{2}+\\pi",
  );
  await expect(value(page, "MathML")).toContainText("<mfrac>");
  await expect(value(page, "ASCIIMath")).toHaveText("(x^2)/(2)+pi");
  await expect(value(page, "Typst")).toContainText("pi");
  await expect(value(page, "Spoken")).toContainText("squared");
  await expect(value(page, "MathJSON")).toContainText('"Pi"', {
    timeout: 30_000,
  });
  await expect(value(page, "JavaScript")).toContainText("_.x");
});

test("LaTeX that is edited is in the field; what is wrong is told and kept", async ({
  page,
}) => {
  await open(page, ROUTE);
  await enter(page);
  await write(page, "\\sqrt{2}+1");
  await latex(page).fill("\\frobnicate{2}");
  await expect(
    page.getByText("There is no command \\frobnicate"),
  ).toBeVisible();
  await expect(latex(page)).toHaveValue("\\frobnicate{2}");
  await write(page, "y^2");
  await expect(latex(page)).toHaveAttribute("aria-invalid", "false");
});

test("options take effect, and are in the code and the address", async ({
  page,
}) => {
  await open(page, ROUTE);
  await enter(page);
  await write(page, "x<1");
  await page.getByLabel("Virtual keyboard opens").selectOption("manual");
  await page.getByLabel("Keyboard layout").selectOption("greek");
  await page.getByLabel("Letter shapes").selectOption("upright");
  await page.getByLabel("Decimal sign").selectOption("comma");
  await page.getByLabel(/^Smart mode/).check();
  await page.getByLabel(/^Smart fence/).uncheck();
  await page.getByLabel(/^Smart superscript/).uncheck();
  await page.getByLabel("Read-only").check();
  const read = (element: Element) =>
    [
      "mathVirtualKeyboardPolicy",
      "letterShapeStyle",
      "smartMode",
      "smartFence",
      "smartSuperscript",
      "readOnly",
      "value",
    ].map((name) => String(Reflect.get(element, name)));
  const settings = [
    "manual",
    "upright",
    "true",
    "false",
    "false",
    "true",
    "x<1",
  ];
  await expect.poll(() => field(page).evaluate(read)).toEqual(settings);
  await expect(page).toHaveURL(
    /#latex=x%3C1&policy=manual&layout=greek&letters=upright&decimal=comma&smartMode=on&smartFence=off&smartSuperscript=off&readOnly=on$/,
  );
  const code = page.locator("figure.code-block");
  const script = code.filter({ hasText: "mathlive" }).locator("pre");
  await expect(script).toContainText(
    'MathfieldElement.decimalSeparator = ",";',
  );
  await expect(script).toContainText('layouts = ["greek"];');
  // The code makes a field that says the same of itself.
  const markup = await code
    .filter({ hasText: "<math-field" })
    .locator("pre")
    .innerText();
  await openSnippet(page, markup, await script.innerText());
  await expect.poll(() => field(page).evaluate(read)).toEqual(settings);
  const shared = await page.evaluate(() =>
    JSON.stringify([
      Reflect.get(customElements.get("math-field") ?? {}, "decimalSeparator"),
      window.mathVirtualKeyboard.layouts,
    ]),
  );
  expect(shared).toBe('[",",["greek"]]');
});

/** Open a page that has some markup and runs a module, with MathLive at hand. */
async function openSnippet(
  page: Page,
  markup: string,
  script: string,
): Promise<void> {
  await page.route("**/snippet/**", (route) => {
    const name = new URL(route.request().url()).pathname.split("/snippet/")[1];
    if (name) return route.fulfill({ path: `node_modules/mathlive/${name}` });
    return route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Snippet</title><link rel="icon" href="data:,">
        <script type="importmap">{"imports":{"mathlive":"./mathlive.min.mjs"}}</script>
        <body>${markup}<script type="module">${script}</script>`,
    });
  });
  await page.goto("/snippet/");
}

test("an address restores the formula and the options", async ({ page }) => {
  await open(page, `${ROUTE}#latex=a%2Bb&letters=french&smartFence=off`);
  await expect(latex(page)).toHaveValue("a+b");
  await expect(page.getByLabel("Letter shapes")).toHaveValue("french");
  await expect(page.getByLabel(/^Smart fence/)).not.toBeChecked();
  await enter(page);
  await expect.poll(() => valueOf(field(page))).toBe("a+b");
  await page.evaluate(() => {
    location.hash = "#latex=c";
  });
  await expect(latex(page)).toHaveValue("c");
  await page.goBack();
  await expect(latex(page)).toHaveValue("a+b");
});

test("a wrong address tells what is wrong, and the rest of it holds", async ({
  page,
}) => {
  await open(page, `${ROUTE}#latex=z&letters=gothic&sound=on`);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("“letters” cannot be “gothic”.");
  await expect(alert).toContainText("This page knows no “sound”.");
  await expect(latex(page)).toHaveValue("z");
  await open(page, `${ROUTE}#options`);
  await page.reload();
  await expect(latex(page)).not.toHaveValue("z");
  await expect(alert).toHaveCount(0);
});

test("events are listed as they fire, and the selection is told", async ({
  page,
}) => {
  await open(page, ROUTE);
  await enter(page);
  await expect(event(page, "focus").first()).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect(event(page, "move-out").first()).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("x");
  await expect(event(page, "input").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(event(page, "change").first()).toBeVisible();
  await page.keyboard.press("Shift+ArrowLeft");
  const selection = page.getByRole("region", { name: "Selection" });
  await expect(selection).toContainText("backward");
  await page.getByLabel("Pause").check();
  await page.getByRole("button", { name: "Clear events" }).click();
  await field(page).press("y");
  await expect(latex(page)).toHaveValue("y");
  await expect(
    page.getByText("Type in the field, or move its caret."),
  ).toBeVisible();
});

test("the keys of the page do what it says", async ({ page }) => {
  await open(page, ROUTE);
  await enter(page);
  const rows = page.locator("table:has(kbd) tbody tr");
  const told = await rows.evaluateAll((all) =>
    all.map((row) => ({
      caps: [...row.querySelectorAll("kbd")].map((kbd) => kbd.textContent),
      latex: row.querySelector("code")?.textContent ?? "",
    })),
  );
  expect(told.length).toBeGreaterThan(8);
  for (const { caps, latex: expected } of told) {
    await write(page, "");
    await field(page).focus();
    await expect(field(page)).toBeFocused();
    for (const cap of caps) await press(page, cap);
    await expect(latex(page), caps.join(" ")).toHaveValue(expected);
  }
});

for (const each of TRIES)
  test(`typed or shown: ${each.title}`, async ({ page }) => {
    await open(page, ROUTE);
    await enter(page);
    const row = page.getByRole("listitem").filter({ hasText: each.title });
    await row.getByRole("button", { name: /^Start/ }).click();
    await expect(latex(page)).toHaveValue("");
    for (const key of keysOf(each)) await page.keyboard.press(key);
    await expect(latex(page)).toHaveValue(each.latex);
    await expect(row.getByRole("status")).toHaveText("✓ Done");
    await row.getByRole("button", { name: /^Type it for me/ }).click();
    await expect(latex(page)).not.toHaveValue(each.latex);
    await expect(latex(page)).toHaveValue(each.latex);
  });

/** Press what a cap is labelled with: a key, or letters in turn. */
async function press(page: Page, cap: string): Promise<void> {
  if (cap.includes("+") && cap.length > 1)
    await page.keyboard.press(cap.replace("Ctrl", "Control"));
  else if (cap === "Enter") await page.keyboard.press(cap);
  else await page.keyboard.type(cap);
}

test.describe("where data is cheap", () => {
  test.use({ savesData: false });

  test("the field comes when the reader does something", async ({ page }) => {
    await open(page, ROUTE);
    await expect(standIn(page)).toBeVisible();
    await page.mouse.move(300, 300);
    await expect(field(page)).toBeVisible();
    await expect(field(page)).not.toBeFocused();
  });
});

test.describe("on a touch screen", () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });

  test("the virtual keyboard types, and goes with the page", async ({
    page,
  }) => {
    await open(page, ROUTE);
    await standIn(page).tap();
    const keycap = page.locator(
      ".MLK__layer.is-visible .MLK__keycap[aria-label='7']",
    );
    await expect(keycap).toBeVisible();
    await keycap.tap();
    await expect(latex(page)).toHaveValue(/7/);
    await expect(event(page, "virtual-keyboard-toggle").first()).toBeAttached();
    await page.getByRole("link", { name: "Playground" }).last().click();
    await expect(page).toHaveURL(/\/playground\//);
    await expect(page.locator(".MLK__keycap")).toHaveCount(0);
    await expect(field(page)).toHaveCount(0);
  });
});

test("with everything open it is clean to axe, and goes by keyboard", async ({
  page,
}) => {
  await open(page, `${ROUTE}#letters=gothic`);
  await standIn(page).focus();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("+1");
  await latex(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\\nothing");
  await expect(page.getByText("There is no command")).toBeVisible();
  await expect(value(page, "MathJSON")).not.toContainText("being loaded", {
    timeout: 30_000,
  });
  await output(page, "Spoken").getByRole("button").first().focus();
  expect(await axeFindings(page)).toEqual([]);
});
