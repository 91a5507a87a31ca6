import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import {
  codeFor,
  openAlone,
  pageOf,
  printedInNode,
  program,
  shown,
} from "./programs.ts";

/**
 * Opens what a page's program is as a document, once as it is, once as React.
 */
async function expectShows(page: Page, result: string): Promise<void> {
  const documents = {
    html: await codeFor(page, "HTML page"),
    react: await pageOf(await codeFor(page, "React")),
  };
  for (const [name, html] of Object.entries(documents))
    await test.step(name, async () => {
      const other = await openAlone(page, html);
      await expect(shown(other)).toHaveText(result);
      await other.close();
    });
}

test("the programs of the home page show its value", async ({ page }) => {
  await open(page, "/");
  const value = "-2x * e^(-(x^2))";
  await expectShows(page, value);
  expect(await printedInNode(await codeFor(page, "Node"))).toBe(value);
});

test("the programs of the engine's demo show its results", async ({ page }) => {
  await open(page, "/compute-engine/demo/");
  const printed = await printedInNode(await codeFor(page, "Node"));
  expect(printed).toContain("Solutions: 3,-2");
  await expectShows(page, printed);
});

test("the programs of the mathfield's demo have a field like its own", async ({
  page,
}) => {
  const latex = "\\text{</script>}<1";
  const options = { letters: "iso", locale: "fr", smartMode: "on" };
  const state = new URLSearchParams({ latex, readOnly: "on", ...options });
  await open(page, `/mathfield/demo/#${state.toString()}`);
  for (const html of [
    await codeFor(page, "HTML page"),
    await pageOf(await codeFor(page, "React")),
  ]) {
    const other = await openAlone(page, html);
    const field = other.locator("math-field");
    await expect(shown(other)).toHaveText(latex);
    await expect(field).toHaveJSProperty("letterShapeStyle", "iso");
    await expect(field).toHaveJSProperty("smartMode", true);
    await expect(field).toHaveJSProperty("readOnly", true);
    const locale = await other.evaluate(() =>
      String(Reflect.get(customElements.get("math-field") ?? {}, "locale")),
    );
    expect(locale).toBe("fr");
    await other.close();
  }
  const printed = await printedInNode(await codeFor(page, "Node"));
  expect(printed).toContain("<mo>&lt;</mo><mn>1</mn>");
});

test("what is typed in a program of the home page is computed", async ({
  page,
}) => {
  await open(page, "/");
  for (const html of [
    await codeFor(page, "HTML page"),
    await pageOf(await codeFor(page, "React")),
  ]) {
    const other = await openAlone(page, html);
    await other.locator("math-field").click();
    await expect(other.locator("math-field")).toBeFocused();
    await other.keyboard.press("Control+a");
    await other.keyboard.type("2+3");
    await expect(shown(other)).toHaveText("5");
    await other.close();
  }
});

test("the choice is remembered for the site, and Copy gives the program", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/");
  const code = await codeFor(page, "Svelte");
  expect(code).toContain("$state(");
  await program(page).getByRole("button", { name: "Copy code" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(code);
  await open(page, "/mathfield/demo/");
  const chosen = program(page).getByRole("radio", { checked: true });
  await expect(chosen).toHaveAccessibleName("Svelte");
  await expect(program(page)).toContainText("$state(");
});
