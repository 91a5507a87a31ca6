import { expect, test } from "vitest";

import { collectExamples } from "../../plugins/live-examples/collect.ts";
import { parseMdx } from "../../plugins/mdx/index.ts";
import {
  type Fence,
  fencesOf,
  sourcePages,
} from "../../plugins/source-pages/index.ts";
import { expectNone } from "./told.ts";

/** Longest line that the column of code shows at 1350 px, in characters. */
const WIDTH = 80;

/** A line that states what the code above it prints, and that nobody sees. */
const OUTPUT = /^\s*\/\/\s*→/;

/** Finds the lines of live examples that would scroll sideways. */
function tooWide(file: string, fences: readonly Fence[]): string[] {
  return collectExamples(fences).flatMap(({ source, line: first }) =>
    source
      .split("\n")
      .flatMap((code, index) =>
        code.length <= WIDTH || OUTPUT.test(code)
          ? []
          : [
              `${file}:${String(first + 1 + index)} has ${String(code.length)} characters, ${String(WIDTH)} at most: ${code.trim()}`,
            ],
      ),
  );
}

test("no code of the engine's live examples scrolls sideways", () => {
  const pages = sourcePages(process.cwd(), "docs/compute-engine");
  expectNone(pages.flatMap(({ file, fences }) => tooWide(file, fences)));
});

test("a line that is too wide is told, unless it states an output", () => {
  const wide = `ce.parse("${"x".repeat(68)}");`;
  const fits = wide.replace("xx", "x");
  const live = [fits, `// → ${wide}`, wide, `${fits} // → x`].join("\n");
  const text = `# Page\n\n\`\`\`js live\n${live}\n\`\`\`\n\n\`\`\`js\n${wide}\n\`\`\`\n`;
  expect(tooWide("docs/a.mdx", fencesOf(parseMdx(text)))).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:6 has 81 characters, 80 at most: /),
    expect.stringMatching(/^docs\/a\.mdx:7 has 87 characters, 80 at most: /),
  ]);
});
