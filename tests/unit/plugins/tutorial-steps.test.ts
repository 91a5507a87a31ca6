import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ComponentProps } from "react";

import type { LoadContext } from "@docusaurus/types";
import type { Root } from "mdast";
import { unified } from "unified";
import { VFile } from "vfile";
import { describe, expect, test } from "vitest";

import {
  generatedContent,
  remarkViews,
} from "../../../plugins/generated-content/index.ts";
import { parseMdx } from "../../../plugins/mdx/index.ts";
import { tutorialSteps } from "../../../plugins/tutorial-steps.ts";
import type Step from "../../../src/components/Step.tsx";

const siteDir = mkdtempSync(path.join(tmpdir(), "steps-"));
const page = path.join(siteDir, "page.mdx");

/** Writes a tutorial: the files of each step, by their paths. */
function tutorial(of: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, "docs/tutorials", of, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function transform(source: string): Promise<Root> {
  writeFileSync(page, source);
  const file = new VFile({ path: page, value: source });
  return unified()
    .use(remarkViews, { siteDir, providers: [tutorialSteps] })
    .run(parseMdx(source), file);
}

/** The file of what a step is given, the first element of a page. */
async function propsFile(source: string): Promise<string> {
  const [first] = (await transform(source)).children;
  const [, name = ""] =
    /"@generated\/(.*)"/.exec(first?.type === "mdxjsEsm" ? first.value : "") ??
    [];
  return path.join(siteDir, ".docusaurus", name);
}

async function shown(source: string): Promise<ComponentProps<typeof Step>> {
  const text = readFileSync(await propsFile(source), "utf8");
  return JSON.parse(text) as ComponentProps<typeof Step>;
}

const textOf = (html = "") => html.replaceAll(/<[^>]+>/g, "");

tutorial("sum", {
  "1/index.html": "<p></p>\n",
  "1/script.js": "let sum = 0;\n",
  "2/script.js": "let sum = 0;\nsum += 1;\n",
  "3/style.css": "p {\n}\n",
  "3/script.js": 'import "mathlive";\nlet sum = 0;\nsum += 1;\n',
});

describe("a step", () => {
  test("shows new files whole", async () => {
    const { changes } = await shown('<Step of="sum" number="1" />');
    expect(changes.map(({ html }) => textOf(html))).toEqual([
      "&lt;p>&lt;/p>\n",
      "let sum = 0;\n",
    ]);
    expect(changes.map(({ isNew }) => isNew)).toEqual([true, true]);
  });

  test("shows what it changes, and runs what it leaves", async () => {
    const { changes, result } = await shown('<Step of="sum" number="2" />');
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ kind: "js", isNew: false });
    expect(changes[0]?.html).toMatch(/<ins>.*\+=.*\n<\/span><\/ins>$/);
    expect(result.tabs.map(({ html }) => textOf(html))).toEqual([
      "&lt;p>&lt;/p>\n",
      "let sum = 0;\nsum += 1;\n",
    ]);
    expect(result.title).toBe("Step 2");
    expect(result.open).toBeUndefined();
  });

  test("has what its author says, and the packages of its whole program", async () => {
    const { changes, result } = await shown(
      '<Step of="sum" number="3" title="A sum" height="3rem" open="css" />',
    );
    expect(changes.map(({ kind, isNew }) => [kind, isNew])).toEqual([
      ["css", true],
      ["js", false],
    ]);
    expect(result).toMatchObject({
      title: "A sum",
      height: "3rem",
      open: "css",
      checked: [expect.stringMatching(/^MathLive /)],
    });
  });

  test("keeps what it asks before the result", async () => {
    const { children } = await transform(
      '<Step of="sum" number="1">\n\nWhat is the sum?\n\n</Step>\n',
    );
    expect(children.at(-1)).toMatchObject({
      name: "Step",
      children: [{ type: "paragraph" }],
    });
  });
});

test("a step is made anew though its page is not compiled again", async () => {
  tutorial("late", { "1/script.js": "1;\n" });
  tutorial("..", {
    "page.mdx": '<Step of="late" number="1">\n\nWhy?\n\n</Step>\n',
  });
  const file = await propsFile('<Step of="late" number="1" />');
  tutorial("late", { "1/script.js": "later;\n" });
  expect(readFileSync(file, "utf8")).not.toContain("later");
  await generatedContent([tutorialSteps])({ siteDir } as LoadContext);
  expect(readFileSync(file, "utf8")).toContain("later");
});

describe("a mistake ends the build with file and line", () => {
  tutorial("same", {
    "1/script.js": "1;\n",
    "2/script.js": "1;\n\n",
  });
  tutorial("other", { "1/main.js": "1;\n", "1/script.js": "1;\n" });
  tutorial("broken", { "1/script.js": "1;\nlet 2;\n" });
  tutorial("gap", { "1/script.js": "1;\n", "3/script.js": "2;\n" });

  test.each([
    ['of="sum" number="4"', /sum\/4 has none of index\.html/],
    ['of="gap" number="3"', /gap\/2 has none of/],
    ['of="none" number="1"', /none\/1 has none of/],
    ['of="same" number="2"', /same\/2\/script\.js is the same/],
    ['of="other" number="1"', /other\/1 has .*, not main\.js/],
    ['of="broken" number="1"', /broken\/1\/script\.js:2: SyntaxError/],
    ['of="../sum" number="1"', /is no step/],
    ['of="sum" number="0"', /is no step/],
    ['of="sum"', /is no step/],
    ['of="sum" number="1" width="3"', /a Step takes .*, not width/],
    ['of="sum" number="1" height="3"', /no length/],
    ['of="sum" number="1" open="css"', /open="css" names none/],
  ])("%s", async (attributes, message) => {
    const run = transform(`# Page\n\nText.\n\n<Step ${attributes} />\n`);
    await expect(run).rejects.toThrow(message);
    await expect(run).rejects.toThrow("page.mdx:5: ");
  });
});
