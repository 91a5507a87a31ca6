import { readdirSync } from "node:fs";

import { expect, test } from "../../support/fixture.ts";

test.use({ viewport: { width: 1350, height: 900 } });

const FOLDERS = ["mathfield/guides", "compute-engine/guides"];

/** Pages whose first example begins lower, each with the reason. */
const LOWER: Readonly<Record<string, string>> = {};

/** What asks the reader to use the result of the first example. */
const ACT =
  /\b(Add|Change|Choose|Click|Edit|Fill|Press|Select|Type|Write)\b|\btype `/;

/** Two lines of an example: what begins lower is not seen. */
const SEEN = 48;

for (const folder of FOLDERS) {
  test(`the first example of ${folder} begins in the first screen`, async ({
    page,
  }) => {
    test.slow();
    const files = readdirSync(`docs/${folder}`);
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const route = `/${folder}/${file.replace(/\.mdx$/, "")}/`;
      await page.goto(route);
      const { lead, code, result } = await page.evaluate(firstExample);
      const isLower = (top: number) => top + SEEN > 900;
      const says = `${route}: code at ${code}, result at ${result ?? "no place"}`;
      if (route in LOWER)
        expect(isLower(Math.min(code, result ?? code)), says).toBe(true);
      else if (result !== undefined && ACT.test(lead))
        expect.soft(isLower(result), `${says}, to be used`).toBe(false);
      else
        expect.soft(isLower(Math.min(code, result ?? code)), says).toBe(false);
    }
  });
}

/** Runs in the page: what comes before its first example, and where that is. */
function firstExample() {
  const example = document.querySelector(".markdown figure.code-block");
  if (example === null) throw new Error("There is no example.");
  const before: string[] = [];
  for (
    let each = example.previousElementSibling;
    each !== null;
    each = each.previousElementSibling
  )
    before.unshift(each.textContent);
  // One tab of the sources is open, and the code of the others has no place.
  const topOf = (selector: string) =>
    [...example.querySelectorAll(selector)]
      .find((each) => each.getClientRects().length > 0)
      ?.getBoundingClientRect().top;
  return {
    lead: before.join("\n"),
    code: Math.round(topOf("pre") ?? Infinity),
    result: topOf("[data-result]"),
  };
}
