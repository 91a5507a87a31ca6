import { expect, test } from "vitest";

import { sourcePages } from "../../plugins/source-pages/index.ts";
import { checkMath, reportFaults } from "../../plugins/static-math/index.ts";

test.each(sourcePages())("the formulas of $file are right", (page) => {
  const faults = checkMath(page.tree, page.text);
  expect(reportFaults(page.file, faults)).toBe("");
});
