import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { lateScriptsTemplate } from "../../plugins/late-scripts/index.ts";

/** A file of an installed package. */
function packaged(file: string): string {
  return readFileSync(`node_modules/${file}`, "utf8");
}

/** Returns the names of the fields that a template puts in. */
function fieldsOf(template: string): string[] {
  const fields = template.matchAll(/\bit\.(\w+)/g);
  return [...new Set([...fields].map(([, field = ""]) => field))].sort();
}

/**
 * We change a few things of other packages that have no setting for it:
 * ARCHITECTURE.md lists them. What would fail in silence after an update fails
 * here; the others throw in the build.
 */
describe("what we change of other packages is still there", () => {
  test("the template of pages puts in what that of Docusaurus does", () => {
    const theirs = packaged("@docusaurus/core/lib/ssg/ssgTemplate.html.js");
    expect(fieldsOf(theirs)).toContain("appHtml");
    expect(fieldsOf(lateScriptsTemplate("."))).toEqual(fieldsOf(theirs));
  });

  test("links fetch pages ahead by `window.docusaurus.prefetch`", () => {
    const entry = packaged("@docusaurus/core/lib/client/clientEntry.js");
    expect(entry).toContain("window.docusaurus = docusaurus");
    const link = packaged("@docusaurus/core/lib/client/exports/Link.js");
    expect(link).toContain("window.docusaurus.prefetch(");
    expect(packaged("@docusaurus/core/lib/client/docusaurus.js")).toMatch(
      /const docusaurus = \{\s*prefetch,/,
    );
  });

  test.each(["ML__toggles--vertical", "ML__keyboard-sink"])(
    "MathLive calls a part of its fields `%s`",
    (name) => {
      expect(packaged("mathlive/mathlive.min.mjs")).toContain(name);
    },
  );
});
