import { MAX_CODE_BYTES } from "../../../../src/playground/address.ts";
import { expect, hydrated, open, test } from "../../support/fixture.ts";
import { barLink } from "../../support/site-page.ts";
import { networkIdle } from "../../support/network.ts";
import { choose } from "../../support/starting-points.ts";
import {
  append,
  CODE,
  editor,
  FIRST,
  language,
  note,
  openWith,
  problem,
  region,
  replace,
  ROUTE,
} from "./playground-page.ts";

test.use({ savesData: false });

test.describe("code in the address", () => {
  test("is shown, and waits for Run", async ({ page }) => {
    await openWith(page, { language: "js", code: "console.log(6 * 7);" });
    await expect(editor(page)).toContainText("6 * 7");
    await expect(note(page)).toBeVisible();
    await networkIdle(page);
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
    await barLink(page, "Mathfield").click();
    await expect(page).toHaveURL("/mathfield/");
    await page.goBack();
    await expect(page).toHaveURL(CODE);
    await expect(editor(page)).toContainText("// before");
  });
});

test.describe("an address that cannot be read", () => {
  for (const [what, fragment] of [
    ["is malformed", "code=1.broken"],
    ["is no percent encoding", "code=1.%"],
  ] as const)
    test(`${what}: says so, and stays until an edit`, async ({ page }) => {
      await open(page, `${ROUTE}#${fragment}`);
      await expect(problem(page)).toContainText(/cannot be read/);
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
