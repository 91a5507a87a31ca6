import { readFileSync } from "node:fs";
import path from "node:path";

import {
  type Fence,
  findPages,
  sourcePage,
} from "../../../plugins/source-pages/index.ts";
import { expect } from "../support/fixture.ts";
import { documentTest as test, Documents } from "../support/documents.ts";
import { statementsIn } from "../support/markup.ts";
import { isChosenFile } from "../support/selection.ts";

/** Longest that a document takes on a busy machine. */
const MOST_MS = 100_000;

function documentOf({ language, node: { value } }: Fence): string {
  return language === "html"
    ? value
    : `<script type="module">${value}</script>`;
}

for (const file of findPages(process.cwd())) {
  const source = readFileSync(file, "utf8");
  // Most have none: to parse all takes seconds.
  if (!/^\s*```.*\bchecked\b/m.test(source)) continue;
  // Only a browser can run them.
  const fences = sourcePage(file).fences.filter(({ runs }) =>
    runs.includes("checked"),
  );
  const name = path.relative(process.cwd(), file);
  if (!isChosenFile(name)) continue;
  test(`each checked fence of ${name} prints what it says, and nothing else`, async ({
    context,
  }) => {
    expect(fences).not.toHaveLength(0);
    test.setTimeout(60_000 + fences.length * MOST_MS);
    for (const fence of fences)
      await test.step(`line ${fence.line}`, async () => {
        // A page whose worker was stopped as it computed may crash when it goes on.
        const page = await context.newPage();
        const documents = await Documents.in(page);
        await documents.expectPrints(
          documentOf(fence),
          statementsIn(fence.node.value),
        );
        await page.close();
      });
  });
}
