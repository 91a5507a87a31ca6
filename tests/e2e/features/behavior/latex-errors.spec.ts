import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

const PAGE = "docs/mathfield/reference/commands.mdx";

test("each error comes in its example, and not in what is like it", async ({
  page,
}) => {
  await openFields(page, `<math-field id="field"></math-field>`);
  const codes = (latex: string) =>
    page.evaluate((text) => {
      const validate = Reflect.get(window, "validateLatex") as (
        latex: string,
      ) => { code: string }[];
      return validate(text).map(({ code }) => code);
    }, latex);
  const rows = tableRows(PAGE, "check-latex");
  for (const [code = "", example = "", like = ""] of rows) {
    expect(await codes(example), example).toContain(code);
    for (const latex of like.split(", ").filter(Boolean))
      expect(await codes(latex), latex).toEqual([]);
  }
});
