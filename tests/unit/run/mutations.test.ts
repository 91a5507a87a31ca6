import { readFileSync } from "node:fs";

import { Globby } from "@docusaurus/utils";
import { expect, test } from "vitest";

import { MUTATIONS } from "../../mutations/list.mjs";

/** Those of the build have nothing to break before there is one. */
const ofSources = MUTATIONS.filter(({ file }) => !file.startsWith("build/"));

test.each(ofSources)("there is something to break: $what", async (mutation) => {
  const { file, find, replace } = mutation;
  const found = await Globby(file, { dot: true });
  const broken = found.filter((name) => {
    const text = readFileSync(name, "utf8");
    return text.replace(find, replace) !== text;
  });
  expect(broken).not.toEqual([]);
});
