import type { Page } from "@playwright/test";

import { expect } from "../support/fixture.ts";
import { COSTLY, COVER, DEEP, reaching } from "./payloads/index.ts";
import {
  alert,
  COMPUTE,
  expectRefused,
  field,
  follow,
  formulaIn,
  hand,
  openLive,
  source,
} from "./addresses.ts";
import { test as bareTest } from "./bare-site.ts";
import { test } from "./witness.ts";

for (const route of ["/mathfield/demo/", COMPUTE]) {
  test(`6: no link ends the tab with a deep formula, at ${route}`, async ({
    page,
  }) => {
    await openLive(page, route);
    const formula = await formulaIn(page);
    for (const [name, latex] of Object.entries(DEEP))
      await test.step(name, async () => {
        await follow(page, { latex });
        await expectRefused(page, /nested \d+ levels/, formula);
      });
    for (const [name, latex] of Object.entries(COSTLY))
      await test.step(name, async () => {
        await follow(page, { latex });
        await expectRefused(page, /too many powers/, formula);
      });
    await follow(page, { latex: "\\kern x" });
    await expectRefused(page, /put \{\} after it/, formula);
    await follow(page, { latex: DEEP["roots"] ?? "" });
    await expect(alert(page)).toBeVisible();
    await source(page).fill("x^3");
    await expect(field(page)).toHaveJSProperty("value", "x^3");
    // What was refused is not lost.
    await expect(page).toHaveURL(/#latex=x%5E3$/);
    await page.goBack();
    await expect(alert(page)).toContainText("nested 120 levels deep");
  });

  test(`4: no link styles the page or asks another host, at ${route}`, async ({
    page,
    witness,
  }) => {
    await openLive(page, route);
    const formula = await formulaIn(page);
    for (const latex of reaching(witness.origin))
      await test.step(latex, async () => {
        await follow(page, { latex });
        await expectRefused(page, /take it out|write them out/, formula);
      });
    await witness.expectUnasked();
  });
}

test("6: the raw LaTeX ends no tab either", async ({ page }) => {
  await openLive(page, COMPUTE);
  for (const [latex, why] of [
    [DEEP["fractions below"] ?? "", "nested 120 levels deep"],
    [Object.values(COSTLY)[0] ?? "", "too many powers"],
  ] as const) {
    await source(page).fill(latex);
    await expect(alert(page)).toContainText(why);
    await expect(source(page)).toHaveValue(latex);
    await source(page).fill("x^2");
    await expect(field(page)).toHaveJSProperty("value", "x^2");
  }
});

test("6: without the limit, the same formula ends the tab", async ({
  context,
}) => {
  const page = await context.newPage();
  await openLive(page, COMPUTE);
  const crash = page.waitForEvent("crash");
  await hand(page, DEEP["fractions below"] ?? "").catch(() => undefined);
  await page.mouse.move(300, 300).catch(() => undefined);
  await crash;
});

/**
 * Tells whether the field covers the lower left corner of the screen, outside
 * of its page.
 */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      document.elementFromPoint(5, innerHeight - 5)?.localName === "math-field",
  );
}

bareTest(
  "4: what reaches the field stays in its box, and without the policy a request is seen",
  async ({ page, faults, ledger, witness }) => {
    ledger.disarm("pagePolicy");
    faults.expect(new RegExp(`^foreign request: ${witness.origin}/style$`));
    await openLive(page, COMPUTE);
    await hand(page, COVER);
    expect(await isCovered(page)).toBe(false);
    await page.addStyleTag({
      content: "math-field::part(content) { contain: none !important; }",
    });
    await expect.poll(() => isCovered(page)).toBe(true);
    await hand(page, `\\style{background:url(${witness.origin}/style)}{x}`);
    await expect.poll(() => witness.seen).toContain("style");
  },
);
