import { expect, test } from "../../support/fixture.ts";
import { PHONE } from "../../support/looks.ts";
import { networkIdle } from "../../support/network.ts";
import { append, openWith, region, replace } from "./playground-page.ts";

test.use({ savesData: false });

/** Scripts that only the help with names needs. */
const HELP = /\/assets\/js\/editor-(?:help|facts)\./;

test("a module is completed by what it imports", async ({ page }) => {
  const help = page.waitForResponse(HELP);
  const js = 'const mf = document.querySelector("math-field");\n';
  await openWith(page, {
    language: "markup",
    html: "<math-field></math-field>",
    css: "",
    js,
  });
  const editor = region(page).getByRole("textbox", { name: /^JavaScript/ });
  await editor.click();
  await (await help).finished();
  await networkIdle(page);
  await editor.press("Control+End");
  await page.keyboard.type("mf.getPromptV");
  await page.getByRole("option", { name: /^getPromptValue\b/ }).click();
  await expect(editor.locator(".cm-line").last()).toHaveText(
    "mf.getPromptValue",
  );
});

test("commands are completed in a mathfield's markup", async ({ page }) => {
  const help = page.waitForResponse(HELP);
  const html = "<math-field></math-field>";
  await openWith(page, { language: "markup", html, css: "", js: "" });
  const editor = region(page).getByRole("textbox", { name: /^HTML/ });
  await editor.click();
  await (await help).finished();
  await networkIdle(page);
  await editor.press("Control+Home");
  for (let at = 0; at < "<math-field>".length; at++)
    await page.keyboard.press("ArrowRight");
  await page.keyboard.type(String.raw`\fra`);
  await page.getByRole("option", { name: /^\\frac\b/ }).click();
  await expect(editor).toContainText(
    String.raw`<math-field>\frac</math-field>`,
  );
});

test("a phone shows the list in its window", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const help = page.waitForResponse(HELP);
  await openWith(page, { language: "ts", code: "ce" });
  await replace(page, "const long = [1, 2, 3, 4]; ce");
  await (await help).finished();
  await networkIdle(page);
  await append(page, ".parse('x')");
  await page.keyboard.type(".eva");
  const list = page.getByRole("listbox", { name: "Completions" });
  await expect(list).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".cm-completionInfo")).toBeInViewport({ ratio: 1 });
});
