import { expect, open, test } from "../../support/fixture.ts";
import { PHONE } from "../../support/looks.ts";

test.use({ viewport: PHONE });

for (const path of [
  "/compute-engine/standard-library/",
  "/compute-engine/api/",
  "/mathfield/api/",
  "/mathfield/reference/commands/",
  "/mathfield/reference/keybindings/",
])
  test(`the filter of ${path} is right below the title on a phone`, async ({
    page,
  }) => {
    await open(page, path);
    const filter = page.locator("input[type=search][aria-controls]").first();
    const top = await filter.evaluate(
      (field) => field.getBoundingClientRect().top + scrollY,
    );
    expect(top).toBeLessThan(640);
  });
