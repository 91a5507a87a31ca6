import { expect } from "../support/fixture.ts";
import { documentTest as test, Documents } from "../support/documents.ts";

/** Shows that a document that prints something else does not pass. */
const OTHERS = [
  ["prints more", "console.log(1); console.log(2);", "2"],
  [
    "prints more after a while",
    "console.log(1); setTimeout(() => console.log(2), 1500);",
    "2",
  ],
  [
    "prints more once a package has come",
    'console.log(1); await import("mathlive"); console.log(2);',
    "2",
  ],
  [
    "warns once nobody asks for more",
    "console.log(1); requestIdleCallback(() => console.warn(2));",
    "warning: 2",
  ],
  ["fails", "console.log(1); throw new Error('no');", "thrown: no"],
  [
    "lacks a file",
    'console.log(1); new Image().src = "/missing.png";',
    "not found: https://example.test/missing.png",
  ],
] as const;

const page = (js: string) => `<script type="module">${js}</script>`;

for (const [what, js, heard] of OTHERS)
  test(`a document that ${what} is told`, async ({ page: tab }) => {
    const documents = await Documents.in(tab);
    const checked = documents.expectPrints(page(js), ["1"]);
    await expect(checked).rejects.toThrow(/toEqual/);
    expect(documents.heard).toContain(heard);
  });

test("what a document prints is not taken for what the next one does", async ({
  page: tab,
}) => {
  const documents = await Documents.in(tab);
  for (const text of ["one", "two"])
    await documents.expectPrints(page(`console.log("${text}");`), [text]);
});
