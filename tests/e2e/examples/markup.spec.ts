import { readFileSync } from "node:fs";

import type { Locator } from "@playwright/test";
import { visit } from "unist-util-visit";

import { findPages, parseMdx } from "../../../plugins/mdx/index.ts";
import { GALLERY } from "../../../src/pages/playground/_gallery/index.ts";
import { expect, open, test } from "../support/fixture.ts";
import {
  copied,
  expectDocumentPrints,
  expectPrinted,
  expectWholeResult,
  MARKUP,
  PLACES,
  ranInView,
  resultOf,
  sizesOf,
  statementsIn,
} from "../support/markup.ts";

/** What a stated height may be more than a result needs, in CSS pixels. */
const ROOM = 24;

/** What browsers do not count as a shift: they do from three CSS pixels on. */
const UNSEEN = 2;

const DESKTOP = { width: 1350, height: 900 };

test.use({ savesData: false, viewport: DESKTOP });

/** The example is whole in both schemes, and its copy works by itself. */
async function expectSound(
  example: Locator,
  statements: readonly string[],
): Promise<void> {
  const page = example.page();
  await expectPrinted(example, statements);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectWholeResult(example, colorScheme);
  }
  // Before there is another page, which takes the focus along.
  const text = await copied(example);
  const file = await page.context().newPage();
  await expectDocumentPrints(file, text, statements);
}

test("every example of the sources is on its page", () => {
  let count = 0;
  for (const file of findPages(process.cwd()))
    visit(
      parseMdx(readFileSync(file, "utf8")),
      "mdxJsxFlowElement",
      ({ name }) => {
        if (name === "Playground") count += 1;
      },
    );
  expect(PLACES).toHaveLength(count);
});

for (const { route, index } of PLACES)
  test(`${route}, markup example ${String(index + 1)}, is sound`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, route);
    const example = page.locator(MARKUP).nth(index);
    const script = example.locator("[data-language=js] code");
    const code = (await script.count()) > 0 ? await script.textContent() : "";
    const place = example.locator("[data-result]");
    const heightOf = async () => (await place.boundingBox())?.height ?? 0;
    const stated = await heightOf();

    await ranInView(example);
    await expectSound(example, statementsIn(code ?? ""));

    // Nothing below has moved, and there is no gap.
    const growth = (await heightOf()) - stated;
    expect(growth, "what is stated too little").toBeLessThanOrEqual(UNSEEN);
    const { height } = await sizesOf(resultOf(example));
    expect(stated - height, "what is stated too much").toBeLessThan(ROOM);
  });

for (const { source, title } of GALLERY.flatMap(({ items }) => items)) {
  if (source.language !== "markup") continue;
  test(`"${title}" of the gallery is sound`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "/playground/");
    await page.getByRole("button", { name: new RegExp(`^${title}`) }).click();
    const example = page.locator(MARKUP);
    await ranInView(example);
    await expectSound(example, statementsIn(source.js));
  });
}
