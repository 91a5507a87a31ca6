import { deflateRawSync } from "node:zlib";

import type { Page } from "@playwright/test";

import {
  encodeState,
  MAX_CODE_BYTES,
  type PlaygroundState,
} from "../../src/playground/address/index.ts";
import { expect, hydrated, open, test } from "./fixture.ts";

test.use({ savesData: false });

const ROUTE = "/playground/";
const CODE = /#code=1\.[\w-]+$/;
const FIRST = 'ce.parse("x^2 \\\\ln x")';

const region = (page: Page) => page.getByRole("region", { name: "Editor" });
const editor = (page: Page) => region(page).getByRole("textbox").first();
const note = (page: Page) => page.getByText(/^This code came with the address/);
const language = (page: Page, name: string) =>
  page.getByRole("radio", { name });

/** A problem with the address, as the page says it. */
const problem = (page: Page) => region(page).getByRole("alert");

/** Open the page with code in its address. */
async function openWith(page: Page, state: PlaygroundState): Promise<void> {
  await open(page, `${ROUTE}#${await encodeState(state)}`);
}

/** Put text at the end of the code, as the reader does. */
async function append(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(text);
}

/** Put text in the place of the code. */
async function replace(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}

async function choose(page: Page, title: string): Promise<void> {
  const before = page.url();
  const gallery = page.getByRole("region", { name: "Starting points" });
  await gallery.getByRole("button", { name: new RegExp(`^${title}`) }).click();
  await expect(page).not.toHaveURL(before);
}

test.describe("code in the address", () => {
  test("is shown, and waits for Run", async ({ page }) => {
    await openWith(page, { language: "js", code: "console.log(6 * 7);" });
    await expect(editor(page)).toContainText("6 * 7");
    await expect(note(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    const printed = region(page).getByText("42", { exact: true });
    await expect(printed).toHaveCount(0);
    await region(page).getByRole("button", { name: /^Run/ }).click();
    await expect(printed).toBeVisible();
  });

  test("may be markup", async ({ page }) => {
    await openWith(page, {
      language: "markup",
      html: "<math-field>e^{i\\pi}</math-field>",
      css: "",
      js: 'import "mathlive";',
    });
    await expect(editor(page)).toContainText("e^{i\\pi}");
    await expect(language(page, "Markup")).toBeChecked();
    await expect(note(page)).toBeVisible();
  });

  test("is each edit's, and survives a reload", async ({ page }) => {
    await open(page, ROUTE);
    await expect(editor(page)).toContainText(FIRST);
    await append(page, "// ∫ e⁻ˣ²");
    await expect(page).toHaveURL(CODE);
    await expect(note(page)).toHaveCount(0);
    const address = page.url();
    await page.reload();
    await hydrated(page);
    await expect(editor(page)).toContainText("// ∫ e⁻ˣ²");
    await expect(page).toHaveURL(address);
  });

  test("leaves alone what the router keeps", async ({ page }) => {
    await open(page, ROUTE);
    await page.evaluate(() => {
      history.replaceState({ key: "router" }, "");
    });
    await append(page, "// edited");
    await expect(page).toHaveURL(CODE);
    await choose(page, "Equations");
    const state = await page.evaluate(() => JSON.stringify(history.state));
    expect(state).toBe('{"key":"router"}');
  });

  test("is there again after a visit of another page", async ({ page }) => {
    await open(page, ROUTE);
    await append(page, "// before");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Mathfield" })
      .click();
    await expect(page).toHaveURL("/mathfield/");
    await page.goBack();
    await expect(page).toHaveURL(CODE);
    await expect(editor(page)).toContainText("// before");
  });
});

test.describe("Back", () => {
  test("leads to the code before a starting point", async ({ page }) => {
    await open(page, ROUTE);
    await choose(page, "Equations");
    await expect(editor(page)).toContainText("golden");
    await append(page, "// mine");
    // Chosen before the edit has come to the address.
    await choose(page, "Linear algebra");
    await expect(editor(page)).toContainText("Determinant");
    await page.goBack();
    await expect(editor(page)).toContainText("golden");
    await expect(editor(page)).toContainText("// mine");
    await expect(note(page)).toHaveCount(0);
    await page.goBack();
    await expect(editor(page)).toContainText(FIRST);
    await expect(page).toHaveURL(ROUTE);
    await page.goForward();
    await expect(editor(page)).toContainText("// mine");
  });

  test("leads to the language before", async ({ page }) => {
    await open(page, ROUTE);
    await append(page, "// kept");
    await language(page, "TypeScript").check();
    await expect(editor(page)).toContainText("// kept");
    await language(page, "Markup").check();
    await expect(editor(page)).toContainText("<math-field");
    await language(page, "JavaScript").check();
    await expect(editor(page)).toContainText("// kept");
    for (const [name, text] of [
      ["Markup", "<math-field"],
      ["TypeScript", "// kept"],
      ["JavaScript", "// kept"],
    ] as const) {
      await page.goBack();
      await expect(language(page, name)).toBeChecked();
      await expect(editor(page)).toContainText(text);
    }
  });

  test("leads to code that is too long for an address", async ({ page }) => {
    await open(page, ROUTE);
    await replace(page, `// kept\n${"x".repeat(MAX_CODE_BYTES)}`);
    await expect(problem(page)).toContainText(/longer than 32 KB/);
    await choose(page, "Equations");
    await page.goBack();
    await expect(editor(page)).toContainText("// kept");
  });
});

test.describe("an address that cannot be read", () => {
  const long = JSON.stringify({ language: "js", code: "x".repeat(40_000) });
  const packed = deflateRawSync(long).toString("base64url");

  for (const [what, fragment, says] of [
    ["is malformed", "code=1.broken", /cannot be read/],
    ["is no percent encoding", "code=1.%", /cannot be read/],
    ["is of another version", "code=2.q1YK", /in format 2/],
    ["is oversized", `code=1.${packed}`, /longer than 32 KB/],
  ] as const)
    test(`${what}: says so, and stays until an edit`, async ({ page }) => {
      await open(page, `${ROUTE}#${fragment}`);
      await expect(problem(page)).toContainText(says);
      await expect(editor(page)).toHaveText("");
      expect(page.url()).toContain(`#${fragment}`);
      await append(page, "console.log(1);");
      await expect(page).not.toHaveURL(`${ROUTE}#${fragment}`);
      await expect(page).toHaveURL(CODE);
      await expect(problem(page)).toHaveText("");
    });

  test("is met on the page itself, too", async ({ page }) => {
    await open(page, ROUTE);
    await expect(editor(page)).toContainText(FIRST);
    await page.evaluate(() => {
      location.hash = "code=1.broken";
    });
    await expect(problem(page)).toContainText(/cannot be read/);
    await expect(editor(page)).toHaveText("");
    await page.goBack();
    await expect(editor(page)).toContainText(FIRST);
    await expect(problem(page)).toHaveText("");
  });
});

test("code that becomes too long is kept, without an address", async ({
  page,
}) => {
  await openWith(page, { language: "js", code: "// short" });
  await replace(page, `// long\n${"x".repeat(MAX_CODE_BYTES)}`);
  await expect(problem(page)).toContainText(/will not survive a reload/);
  await expect(editor(page)).toContainText("// long");
  await expect(page).toHaveURL(ROUTE);
  await replace(page, "// short again");
  await expect(page).toHaveURL(CODE);
  await expect(problem(page)).toHaveText("");
});

test("a time for a run outside its limits is refused", async ({ page }) => {
  await open(page, ROUTE);
  const field = page.getByRole("spinbutton", { name: "Time for a run" });
  await expect(field).toHaveValue("10");
  const error = page.getByText(/^Give whole seconds/);
  for (const wrong of ["0", "61", "", "1.5"]) {
    await field.fill(wrong);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(error).toContainText("It stays 10 s.");
  }
  await field.fill("20");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(error).toHaveCount(0);
});

test("all is done with the keyboard", async ({ page }) => {
  await open(page, ROUTE);
  await language(page, "JavaScript").focus();
  await page.keyboard.press("ArrowRight");
  await expect(language(page, "TypeScript")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("spinbutton", { name: "Time for a run" }),
  ).toBeFocused();
  await page.getByRole("button", { name: "Exact numbers" }).focus();
  await page.keyboard.press("Enter");
  await expect(editor(page)).toContainText("\\\\binom{100}{50}");
  await expect(region(page)).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says so and leads to the guides", async ({ page }) => {
    await page.goto(ROUTE);
    const main = page.getByRole("main");
    await expect(main.getByText(/^The playground needs scripts/)).toBeVisible();
    await expect(main.getByRole("link", { name: "evaluate" })).toHaveAttribute(
      "href",
      "/compute-engine/guides/evaluate/",
    );
    await expect(main.getByRole("radio")).toHaveCount(0);
    await expect(main.getByRole("button")).toHaveCount(0);
  });
});
