import path from "node:path";

import type { Locator, Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { intercept } from "../../support/intercept.ts";
import { dialog, field, PAGE } from "../../support/search.ts";

/** A key has not opened the search; Ctrl+K does, and Escape leads back. */
async function expectOpens(page: Page, entry: Locator): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(entry).toBeFocused();
}

test.describe("where text is written", () => {
  test("a slash is text, Ctrl+K opens", async ({ page }) => {
    await open(page, PAGE);
    for (const tag of ["input", "textarea", "p"]) {
      await page.getByRole("article").evaluate((article, name) => {
        document.getElementById("here")?.remove();
        const made = document.createElement(name);
        made.id = "here";
        if (name === "p") made.contentEditable = "true";
        made.style.minHeight = "2em";
        article.prepend(made);
      }, tag);
      const entry = page.locator("#here");
      await entry.click();
      await page.keyboard.type("1/2");
      expect(
        await entry.evaluate((node) =>
          "value" in node ? node.value : node.textContent,
        ),
        tag,
      ).toBe("1/2");
      await expectOpens(page, entry);
    }
  });

  test("a slash in a select stays there, Ctrl+K opens", async ({ page }) => {
    await open(page, PAGE);
    await page.getByRole("article").evaluate((article) => {
      const select = document.createElement("select");
      select.ariaLabel = "Sign";
      select.append(new Option("a"), new Option("/"));
      article.prepend(select);
    });
    const select = page.getByRole("combobox", { name: "Sign" });
    await select.focus();
    await page.keyboard.press("/");
    await expectOpens(page, select);
  });

  test("a slash in a mathfield makes a fraction, Ctrl+K opens", async ({
    page,
  }) => {
    await open(page, PAGE);
    const script = path.resolve(
      __dirname,
      "../../../../node_modules/mathlive/mathlive.min.js",
    );
    // The policy of the page allows the site's own scripts only.
    const url = "/assets/js/mathlive.js";
    await intercept(page, url, (route) => route.fulfill({ path: script }));
    await page.addScriptTag({ url });
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
    await expectOpens(page, mathfield);
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
    await expectOpens(page, editor);
  });
});
