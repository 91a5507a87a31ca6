import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import type { Locator, Page } from "@playwright/test";

import { decodeState } from "../../../../src/playground/address.ts";
import { expect, test } from "../../support/fixture.ts";
import {
  editorOf,
  ended,
  examples,
  openRun,
  results,
  runsSame,
  SMALL_PAGE,
  tryOut,
  write,
} from "../../support/playgrounds.ts";

test.use({ savesData: false });

const first = (page: Page) => examples(page).first();
const button = (example: Locator, name: string) =>
  example.getByRole("button", { name });

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.beforeEach(({ page }) => openRun(page, SMALL_PAGE));

test("an example is edited, run, left and reset by keyboard alone", async ({
  page,
}) => {
  const example = first(page);
  await button(example, "Edit").focus();
  await page.keyboard.press("Tab");
  await expect(button(example, "Run")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(editorOf(example)).toBeFocused();

  await page.keyboard.press("Control+A");
  await page.keyboard.type("console.log(1);\nconsole.log(2);");
  await page.keyboard.press("Control+Enter");
  await ended(example);
  await expect(results(example)).toHaveText(["1", "2"]);
  const rows = editorOf(example).locator(".cm-line, .result");
  await expect(rows).toHaveText([
    "console.log(1);",
    "1",
    "console.log(2);",
    "2",
  ]);

  // In the code, Tab indents.
  await page.keyboard.press("Tab");
  await expect(editorOf(example)).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+Tab");
  await expect(editorOf(example)).not.toBeFocused();

  await button(example, "Reset").focus();
  await page.keyboard.press("Enter");
  await expect(example).not.toHaveAttribute("data-edited");
  await runsSame(example);
});

test("a click on code opens the editor with the caret there", async ({
  page,
}) => {
  const example = first(page);
  const line = example.locator("pre .line").last();
  await line.scrollIntoViewIfNeeded();
  const place = await line.evaluate((element) => {
    const text = element.textContent.trimEnd();
    // Before the semicolon: names are links.
    const within = text.length - 1;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let offset = within;
    let node = walker.nextNode();
    while (node?.nodeValue && offset >= node.nodeValue.length) {
      offset -= node.nodeValue.length;
      node = walker.nextNode();
    }
    if (node === null) throw new Error("The line has no text.");
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    const { left, top, height } = range.getBoundingClientRect();
    const parts = [text.slice(0, within), text.slice(within)] as const;
    return { x: left + 1, y: top + height / 2, parts };
  });
  await page.mouse.click(place.x, place.y);
  await expect(editorOf(example)).toBeFocused();
  await page.keyboard.insertText("/* here */");
  await expect(editorOf(example).locator(".cm-line").last()).toHaveText(
    place.parts.join("/* here */"),
  );
});

test.describe("what is copied", () => {
  /**
   * Presses Copy, and runs what is on the clipboard as a program of its own.
   */
  async function runCopied(page: Page, example: Locator): Promise<string> {
    await example.getByRole("button", { name: /^Copy the / }).click();
    await expect(button(example, "Copied")).toBeVisible();
    const program = await page.evaluate(() => navigator.clipboard.readText());
    return execFileSync(process.execPath, ["--input-type=module"], {
      input: program,
      encoding: "utf8",
    });
  }

  test("is a program that prints the same in a project", async ({ page }) => {
    const example = first(page);
    const printed = await results(example).allTextContents();
    expect(await runCopied(page, example)).toBe(`${printed.join("\n")}\n`);
  });

  test("has the imports that an edit calls for", async ({ page }) => {
    const example = first(page);
    const code =
      'const sum = simplify("x + x").latex;\nconsole.log(sum, ce.parse("1 + 1").evaluate().latex);';
    const printed = await tryOut(example, code);
    expect(printed).toEqual(["2x 2"]);
    expect(await runCopied(page, example)).toBe("2x 2\n");
  });

  test("prints what the statements of an edit showed", async ({ page }) => {
    const example = first(page);
    const code =
      'ce.assign("x", 3);\nce.parse("x + \\\\frac12").evaluate();\n[ce.expr("y")];\n["a", 1];\n"a" + 1;';
    const printed = await tryOut(example, code);
    expect(printed).toEqual(["7/2", "[y]", '["a",1]', "a1"]);
    expect(await runCopied(page, example)).toBe(`${printed.join("\n")}\n`);
  });
});

test.describe("the menu", () => {
  const code = 'console.log("1 + 2 =", 1 + 2);';

  test("opens an edited example in the playground", async ({ page }) => {
    const example = first(page);
    await write(example, code);
    await button(example, "More").click();
    const link = example.getByRole("link", { name: "Open in playground" });
    await expect(link).toHaveAttribute("href", /\/playground\/#./);
    const { hash } = new URL((await link.getAttribute("href")) ?? "");
    expect(await decodeState(hash.slice(1))).toEqual({ language: "js", code });
  });

  test("copies the same address", async ({ page }) => {
    const example = first(page);
    await write(example, code);
    await button(example, "More").click();
    await button(example, "Copy link").click();
    await expect(example.getByText("Link copied")).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(address).pathname).toBe("/playground/");
    const state = await decodeState(new URL(address).hash.slice(1));
    expect(state).toEqual({ language: "js", code });
  });

  /** Reads the fields that "Report a problem" fills in. */
  async function reportOf(example: Locator): Promise<Record<string, string>> {
    await button(example, "More").click();
    const link = example.getByRole("link", { name: "Report a problem" });
    await expect(link).toHaveAttribute("href", /[?&]playground=http/);
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.pathname).toMatch(/\/issues\/new$/);
    return Object.fromEntries(address.searchParams);
  }

  test("reports a problem with all that is known of it", async ({ page }) => {
    const example = first(page);
    const printed = (await results(example).allTextContents()).join("\n");
    const lines = await example.locator("pre .line").allTextContents();
    const report = await reportOf(example);
    for (const name of ["mathlive", "@cortex-js/compute-engine"]) {
      const { version } = JSON.parse(
        readFileSync(`node_modules/${name}/package.json`, "utf8"),
      ) as { version: string };
      expect(report["versions"]).toContain(`${name} ${version}`);
    }
    expect(report["page"]).toBe(page.url());
    expect(report["code"]).toContain(lines.join("").trim());
    expect(report["expected"]).toContain(printed);
    expect(report["got"]).toContain(printed);
  });

  test("reports what edited code has printed", async ({ page }) => {
    const example = first(page);
    await tryOut(example, code);
    const report = await reportOf(example);
    expect(report["code"]).toContain(code);
    const { hash } = new URL(report["playground"] ?? "");
    expect(await decodeState(hash.slice(1))).toEqual({ language: "js", code });
    expect(report["got"]).toContain("1 + 2 = 3");
  });
});
