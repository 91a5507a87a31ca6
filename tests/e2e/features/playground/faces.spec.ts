import type { Page } from "@playwright/test";

import { expect, test } from "../../support/fixture.ts";
import { DESKTOP } from "../../support/looks.ts";
import { resultOf } from "../../support/markup.ts";
import { field, openExample } from "../../support/markup-example.ts";

test.use({ savesData: false, viewport: DESKTOP });

/** A page has fonts of its own: those of results are fetched by scripts. */
function facesAskedFor(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const [, name] = /(KaTeX_[\w]+-\w+)-/.exec(request.url()) ?? [];
    if (name && request.resourceType() === "fetch") names.push(name);
  });
  return names;
}

test("a result asks for the faces that its formula uses, once one does", async ({
  page,
}) => {
  const names = facesAskedFor(page);
  const example = await openExample(page);
  const loaded = (family: string) =>
    resultOf(example)
      .locator("html")
      .evaluate(
        (_, name) =>
          [...document.fonts]
            .filter((face) => face.family.includes(name))
            .map((face) => face.status),
        family,
      );
  expect(names).toContain("KaTeX_Main-Regular");
  expect(names).not.toContain("KaTeX_Fraktur-Regular");
  expect(await loaded("KaTeX_Fraktur")).not.toContain("loaded");

  await field(example).evaluate((element) => {
    Reflect.set(element, "value", "\\mathfrak{g}");
  });
  await expect.poll(() => loaded("KaTeX_Fraktur")).toContain("loaded");
  expect(names).toContain("KaTeX_Fraktur-Regular");
  expect(names).not.toContain("KaTeX_Script-Regular");
  expect(new Set(names).size).toBe(names.length);
});
