// cspell:ignore evalu
import path from "node:path";

import { Gate } from "../../support/gate.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { networkIdle } from "../../support/network.ts";
import {
  button,
  dialog,
  field,
  find,
  look,
  PAGE,
  rows,
} from "../../support/search.ts";

const SCRIPT = /\/assets\/js\/search\.[0-9a-f]+\.js$/;
const SHEET = /\/assets\/css\/search\.[0-9a-f]+\.css$/;

/** Something on the page that can have the focus. */
const LINK = "Bound variables do not see values";

test.describe("the search opens", () => {
  for (const keys of ["Control+k", "Meta+k", "/"])
    test(`with ${keys}, and Escape leads back`, async ({ page }) => {
      await open(page, PAGE);
      const link = page.getByRole("link", { name: LINK }).first();
      await link.focus();
      await page.keyboard.press(keys);
      await expect(dialog(page)).toBeVisible();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });

  test("with its button, and each way out leads back", async ({ page }) => {
    await open(page, PAGE);
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => page.keyboard.press("Control+k"),
      () => dialog(page).getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(5, 500),
    ]) {
      await button(page).click();
      await expect(
        page.getByRole("combobox", { name: "Search" }),
      ).toBeFocused();
      await leave();
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
  });

  test("with a query in it, which Escape does not keep", async ({ page }) => {
    await open(page, PAGE);
    await find(page, "evaluate");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("/");
    await expect(field(page)).toHaveValue("");
  });
});

test.describe("where text is written", () => {
  for (const [what, html] of [
    ["an input", "<input>"],
    ["a text area", "<textarea></textarea>"],
    ["editable text", "<p contenteditable style='min-height: 2em'></p>"],
  ] as const)
    test(`a slash goes into ${what}, Ctrl+K opens`, async ({ page }) => {
      await open(page, PAGE);
      await page.getByRole("article").evaluate((article, markup) => {
        article.insertAdjacentHTML(
          "afterbegin",
          `<div id="here">${markup}</div>`,
        );
      }, html);
      const entry = page.locator("#here > *");
      await entry.click();
      await page.keyboard.type("1/2");
      expect(
        await entry.evaluate((node) =>
          "value" in node ? node.value : node.textContent,
        ),
      ).toBe("1/2");
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press("Control+k");
      await expect(field(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(entry).toBeFocused();
    });

  test("a slash in a select stays there, Ctrl+K opens", async ({ page }) => {
    await open(page, PAGE);
    await page.getByRole("article").evaluate((article) => {
      article.insertAdjacentHTML(
        "afterbegin",
        '<select aria-label="Sign"><option>a<option>/</select>',
      );
    });
    const select = page.getByRole("combobox", { name: "Sign" });
    await select.focus();
    await page.keyboard.press("/");
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
  });

  test("a slash in a mathfield makes a fraction, Ctrl+K opens", async ({
    page,
  }) => {
    await open(page, PAGE);
    await page.addScriptTag({
      path: path.resolve(
        __dirname,
        "../../../../node_modules/mathlive/mathlive.min.js",
      ),
    });
    await page.getByRole("article").evaluate((article) => {
      type Field = HTMLElement & { value: string };
      const { MathfieldElement } = window as unknown as {
        MathfieldElement: (new () => Field) & Record<string, null>;
      };
      MathfieldElement["fontsDirectory"] = null;
      MathfieldElement["soundsDirectory"] = null;
      const mathfield = new MathfieldElement();
      mathfield.id = "here";
      mathfield.style.display = "block";
      article.prepend(mathfield);
    });
    const mathfield = page.locator("#here");
    await expect(mathfield.locator("[part=content]")).toBeVisible();
    // Only a click puts the caret into it.
    await mathfield.click();
    await expect(mathfield).toBeFocused();
    await page.keyboard.type("1/2");
    await expect(mathfield).toHaveJSProperty("value", "\\frac12");
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(mathfield).toBeFocused();
  });

  test("a slash goes into the editor of an example, Ctrl+K opens", async ({
    page,
  }) => {
    await open(page, "/playground/");
    const editor = page
      .getByRole("region", { name: "Editor" })
      .getByRole("textbox")
      .first();
    await editor.click();
    await page.keyboard.type("//");
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(editor).toBeFocused();
  });
});

test.describe("while it loads", () => {
  test("keys are not lost", async ({ page }) => {
    await open(page, PAGE);
    const scripts = await Gate.before(page);
    await look(page, "evalu");
    await expect.poll(() => scripts.size).toBeGreaterThan(0);
    await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue(
      "evalu",
    );
    await scripts.open();
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
    await page.keyboard.type("ate");
    await expect(field(page)).toHaveValue("evaluate");
    await expect(rows(page)).not.toHaveCount(0);
  });

  test("Enter leads to the page of results", async ({ page }) => {
    await open(page, PAGE);
    await Gate.before(page);
    await look(page, "evaluate");
    await page.keyboard.press("Enter");
    await page.waitForURL("/search/?q=evaluate", { waitUntil: "commit" });
  });

  test("a script that does not come is told, and can be tried again", async ({
    page,
    faults,
  }) => {
    faults.expect(
      /console error: Failed to load resource/,
      /console warning: The search could not be loaded/,
    );
    await open(page, PAGE);
    let tries = 0;
    await page.route(SCRIPT, (route) => {
      tries += 1;
      return route.abort();
    });
    await look(page, "evaluate");
    await expect(dialog(page)).toContainText("Unable to fetch results");
    await expect(dialog(page)).toContainText(
      "You might want to check your network connection.",
    );
    expect(tries).toBe(3);
    await expect(field(page)).toHaveValue("evaluate");
    await page.unroute(SCRIPT);
    await dialog(page).getByRole("button", { name: "Retry" }).click();
    await expect(rows(page)).not.toHaveCount(0);
    await expect(field(page)).toHaveValue("evaluate");
    await expect(field(page)).toBeFocused();
  });
});

test.describe("what it needs", () => {
  test("is not asked for before somebody searches", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const found = (...patterns: RegExp[]) =>
      patterns.map((pattern) => asked.some((url) => pattern.test(url)));
    await open(page, PAGE);
    await button(page).hover();
    await button(page).focus();
    await networkIdle(page);
    expect(found(SCRIPT, SHEET, /assets\/search/)).toEqual([
      false,
      false,
      false,
    ]);
    await button(page).click();
    await expect
      .poll(() => found(SCRIPT, SHEET, /assets\/search/))
      .toEqual([true, true, true]);
  });

  test.describe("for readers who do not save data", () => {
    test.use({ savesData: false });

    test("comes when the button is pointed at", async ({ page }) => {
      await open(page, PAGE);
      const script = page.waitForRequest(SCRIPT);
      await button(page).hover();
      await script;
    });
  });
});
