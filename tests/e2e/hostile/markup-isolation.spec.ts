import { expect, open, test } from "../support/fixture.ts";
import {
  ended,
  expectPrinted,
  findPlace,
  MARKUP,
  ranInView,
  resultOf,
  run,
  statementsIn,
} from "../support/markup.ts";
import {
  button,
  field,
  openExample,
  write,
} from "../support/markup-example.ts";
import { HOGS, KILLERS, TALKERS } from "./payloads/index.ts";
import { said, withstand } from "./markup-isolation.ts";

test.use({
  savesData: false,
  viewport: { width: 1350, height: 900 },
});

test("code that hogs its thread is ended", async ({ page }) => {
  await withstand(page, HOGS);
});

test("code that cannot be ended loses its process", async ({ page }) => {
  test.slow();
  await withstand(page, KILLERS);
});

test("code that talks to whom it should not is not heard", async ({ page }) => {
  await withstand(page, TALKERS);
});

test("the neighbours of a loop that cannot be ended start anew", async ({
  page,
}) => {
  // It has the usual budget.
  test.slow();
  const { route } = findPlace(({ index }) => index > 0);
  await open(page, route);
  const examples = page.locator(MARKUP);
  const [guilty, other] = [examples.nth(0), examples.nth(1)];
  for (const example of [other, guilty]) await ranInView(example);

  await guilty.getByRole("button", { name: "Edit" }).click();
  await guilty.getByRole("tab", { name: "JavaScript" }).click();
  await guilty
    .getByRole("textbox")
    .fill('setTimeout(() => eval("for (;;);"), 100);');
  await run(guilty);
  await expect
    .poll(() => said(guilty), { timeout: 30_000 })
    .toMatch(/ended: it did not answer/);

  const stated = statementsIn(
    (await other.locator("[data-language=js] code").textContent()) ?? "",
  );
  await ended(other);
  await expectPrinted(other, stated);
  await expect(resultOf(other).locator("body")).toBeVisible();
  await guilty.getByRole("button", { name: "Reset" }).click();
  await ended(guilty);
  await expect(resultOf(guilty).locator("body")).toBeVisible();
});

test("a run is cancelled", async ({ page }) => {
  const example = await openExample(page);
  await write(example, "JavaScript", "for (;;);");
  await button(example, "Run").click();
  await button(example, "Cancel").click();
  await ended(example);
  await expect(example.locator("[data-result] > iframe")).toHaveCount(0);
  await button(example, "Reset").click();
  await ended(example);
  await expect(field(example)).toBeVisible();
});
