import { expectAccessible } from "../../support/accessible.ts";
import { Fault } from "../../support/fault.ts";
import { expect, hydrated, open, test } from "../../support/fixture.ts";
import { Gate } from "../../support/gate.ts";
import { choice, pages, PATH, status, versionsOf } from "./page.ts";

test("a version is chosen by key and stays in the address", async ({
  page,
}) => {
  await open(page, PATH);
  const [newest = "", second = ""] = await versionsOf(page);
  await expect(status(page)).toContainText(`between ${newest} and`);
  const before = await pages(page).count();
  expect(before).toBeGreaterThan(0);

  await choice(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(`${PATH}?version=${second}`);
  await expect(status(page)).toContainText(`between ${second} and`);
  // Every difference of the newer one is not one of the older, but most are.
  await expect.poll(() => pages(page).count()).toBeGreaterThan(before / 2);
  await expect(
    page.getByRole("link", { name: `Release notes since ${second}` }),
  ).toHaveAttribute("href", `/compute-engine/changelog/?after=${second}`);

  const first = pages(page).first();
  await first.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(first.getByText(second, { exact: true }).first()).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(choice(page)).toHaveValue(second);
  await expect(status(page)).toContainText(`between ${second} and`);

  await choice(page).selectOption(newest);
  await expect(page).toHaveURL(PATH);
  await expect(pages(page)).toHaveCount(before);
});

test("what is counted is what is shown", async ({ page }) => {
  await open(page, PATH);
  const [newest = "", ...others] = await versionsOf(page);
  for (const version of [others.at(-1) ?? "", newest]) {
    await choice(page).selectOption(version);
    await expect(status(page)).toContainText(`between ${version} and`);
    const told = /^\d+/.exec(await status(page).innerText())?.[0];
    await expect(pages(page).locator("dl").first()).toBeAttached();
    await expect(pages(page).locator(":scope > div")).toHaveCount(Number(told));
    const dts = pages(page).locator("dt:nth-of-type(odd)");
    await expect(dts.first()).toHaveText(version);
  }
});

test("an address with an unknown version shows the newest", async ({
  page,
}) => {
  await open(page, `${PATH}?version=0.0.1`);
  const [newest = ""] = await versionsOf(page);
  await expect(choice(page)).toHaveValue(newest);
  await expect(status(page)).toContainText(`between ${newest} and`);
});

test("outputs that did not load are asked for again", async ({
  page,
  faults,
}) => {
  await open(page, PATH);
  const [, second = ""] = await versionsOf(page);
  const fault = await Fault.at(page, /\/assets\/js\/behavior-/);
  faults.allow(/Failed to load resource/);
  test.info().annotations.push({ type: "fault", description: "chunk" });
  await choice(page).selectOption(second);
  await expect(status(page)).toHaveText(
    `The outputs of ${second} did not load.`,
  );
  fault.mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(status(page)).toContainText(`between ${second} and`);
  await expect(pages(page).first()).toBeVisible();
});

test("a version chosen before the scripts came is shown", async ({ page }) => {
  const scripts = await Gate.before(page);
  await page.goto(PATH);
  const [, second = ""] = await versionsOf(page);
  await choice(page).selectOption(second);
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
  await scripts.open();
  await hydrated(page);
  await expect(choice(page)).toHaveValue(second);
  await expect(status(page)).toContainText(`between ${second} and`);
});

test("the page is accessible with an open list", async ({ page }) => {
  test.slow();
  await open(page, PATH);
  await pages(page).first().locator("summary").click();
  await expect(pages(page).first()).toHaveAttribute("open");
  await expectAccessible(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the newest version is compared, and no other offered", async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(choice(page)).toBeHidden();
    await expect(status(page)).toContainText(/between [\d.]+ and [\d.]+/);
    const first = pages(page).first();
    await expect(first.locator("dd").first()).toBeHidden();
    await first.locator("summary").click();
    await expect(first.locator("dd").first()).toBeVisible();
  });
});
