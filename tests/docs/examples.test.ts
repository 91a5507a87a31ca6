import path from "node:path";

import { describe, test } from "vitest";

import {
  adviseOn,
  checkFile,
  ExampleStore,
} from "../../plugins/live-examples/index.ts";
import { findPages } from "../../plugins/source-pages/index.ts";
import { expectNone } from "./told.ts";

const siteDir = process.cwd();
const store = new ExampleStore(siteDir);

describe("the examples of a page do what it says", () => {
  test.each(findPages(siteDir).map((file) => path.relative(siteDir, file)))(
    "%s",
    async (name) => {
      const file = path.join(siteDir, name);
      const { problems } = await checkFile(store, file, siteDir);
      expectNone(problems, adviseOn);
    },
    120_000,
  );
});
