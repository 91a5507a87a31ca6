import type { Page } from "@playwright/test";

import { expectAccessible } from "../../support/accessible.ts";
import { Fault } from "../../support/fault.ts";
import { expect, hydrated, open, test } from "../../support/fixture.ts";
import { Gate } from "../../support/gate.ts";

const PATH = "/compute-engine/guides/migrating/";

const OLD = `import { ComputeEngine } from "@cortex-js/compute-engine";
const ce = new ComputeEngine();
ce.timeLimit = 1000;
const expr = ce.box(["Arcsinh", "x"]);
ce.foo();`;

function box(page: Page) {
  return page.getByLabel("Your code", { exact: true });
}

function status(page: Page) {
  return page.getByRole("main").getByRole("status");
}

/** The old names that are listed. */
function uses(page: Page) {
  return page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Line \d/ }) });
}

test("old names are listed with line, fix and link", async ({ page }) => {
  const asked: string[] = [];
  await open(page, PATH);
  page.on("request", (request) => asked.push(request.method()));
  await expect(status(page)).toContainText("Nothing is sent or stored");
  await box(page).focus();
  await page.keyboard.insertText(OLD);
  await expect(status(page)).toHaveText("4 names to change");
  await expect(uses(page)).toHaveText([
    /^Line 3\s*ce\.timeLimit\s*Removed or renamed since 0\.89\.0\s*Write ce\.withTimeLimit\(/,
    /^Line 4\s*ce\.box\s*Deprecated\s*Use expr\(\) instead\./,
    /^Line 4\s*Arcsinh\s*Removed or renamed since 0\.31\.0/,
    /^Line 5\s*ce\.foo\s*Not in [\d.]+\s*ComputeEngine has no such name\./,
  ]);
  await expect(
    uses(page)
      .first()
      .getByRole("link", { name: /Upgrading guide/ }),
  ).toHaveAttribute("href", `${PATH}#members-of-the-engine`);
  expect(asked.filter((method) => method !== "GET")).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
    "timeLimit",
  );
});

test("the line of a name is selected by key", async ({ page }) => {
  await open(page, PATH);
  await box(page).fill(OLD);
  await uses(page).nth(1).getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeFocused();
  const selected = await box(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe("ce.box");
});

test("code without old names says so, and what was looked for", async ({
  page,
}) => {
  await open(page, PATH);
  await box(page).fill("ce.timeLimit;");
  await expect(status(page)).toHaveText("1 name to change");
  await box(page).fill('ce.expr("x").operator;');
  await expect(status(page)).toHaveText(
    "No removed or deprecated name was found.",
  );
  await expect(uses(page)).toHaveCount(0);
  await expect(page.getByText("The check looks for")).toBeVisible();
  await box(page).fill("x".repeat(100_001));
  await expect(status(page)).toHaveText("Paste at most 100 KB at a time.");
  await box(page).fill("");
  await expect(status(page)).toContainText("Nothing is sent");
});

test("a list that did not load is asked for again", async ({
  page,
  faults,
}) => {
  await open(page, PATH);
  const fault = await Fault.at(page, /\/assets\/js\/old-names/);
  faults.allow(/Failed to load resource/);
  await box(page).fill(OLD);
  await expect(status(page)).toHaveText("The list of names did not load.");
  fault.mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(status(page)).toHaveText("4 names to change");
});

test("code that is pasted before the scripts came is checked", async ({
  page,
}) => {
  const scripts = await Gate.before(page);
  await page.goto(PATH);
  await box(page).fill(OLD);
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
  await scripts.open();
  await hydrated(page);
  await expect(box(page)).toHaveValue(OLD);
  await expect(status(page)).toHaveText("4 names to change");
});

test("the list is accessible and fits a phone", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PATH);
  await box(page).fill(`${OLD}\nconst f = (expr) => expr.head;`);
  await expect(uses(page)).toHaveCount(5);
  await expectAccessible(page);
  const isNarrow = await page.evaluate(
    () => document.documentElement.scrollWidth <= innerWidth,
  );
  expect(isNarrow).toBe(true);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no box is shown that could not check", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(box(page)).toBeHidden();
  });
});
