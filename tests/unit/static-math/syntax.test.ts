import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";

import { mathSyntax } from "../../../plugins/mdx/index.ts";

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(mathSyntax)
  .use(remarkDirective)
  .use(remarkGfm);

/** The formulas of a source, each with its kind: block, display or inline. */
function formulas(source: string): string[] {
  const found: string[] = [];
  visit(parser.parse(source), (node) => {
    if (node.type === "math") found.push(`block ${node.value}`);
    if (node.type === "inlineMath") {
      found.push(`${node.display ? "display" : "inline"} ${node.value}`);
    }
  });
  return found;
}

describe("math in text", () => {
  test.each([
    ["so $x^2$ is", ["inline x^2"]],
    ["so \\(x^2\\) is", ["inline x^2"]],
    ["so \\( x^2 \\) is", ["inline x^2"]],
    ["so $$x^2$$ is", ["display x^2"]],
    ["so \\[x^2\\] is", ["display x^2"]],
    [
      "$a$ and $b$, \\(c\\)$d$",
      ["inline a", "inline b", "inline c", "inline d"],
    ],
    [
      "$\\frac{1}{2}$ and \\(\\{a\\}\\)",
      ["inline \\frac{1}{2}", "inline \\{a\\}"],
    ],
    ["$\\text{if $x$}$", ["inline \\text{if $x$}"]],
    ["\\(\\text{if \\(x\\)}\\)", ["inline \\text{if \\(x\\)}"]],
    ["$\\frac{1}{2$ lacks a brace", ["inline \\frac{1}{2"]],
    ["$a\nb$ over two lines", ["inline a\nb"]],
    ["$a < b$ and $a_1 * b_2 * c$", ["inline a < b", "inline a_1 * b_2 * c"]],
    ["$\\$5$", ["inline \\$5"]],
    ["\\\\$x$ after a backslash", ["inline x"]],
    ["\\$$x$ after a dollar", ["inline x"]],
    [
      "**$x$** and [$y$](/about) and [\\(z\\)](/about)",
      ["inline x", "inline y", "inline z"],
    ],
    ["$a:b$ and $f:red[x]$", ["inline a:b", "inline f:red[x]"]],
    ["so $$a\nb$$ is", ["display a\nb"]],
    ["$$a$$ and $$b$$", ["display a", "display b"]],
    ["\\[a\\] and \\[b\\]", ["display a", "display b"]],
  ])("%j", (source, expected) => {
    expect(formulas(source)).toEqual(expected);
  });
});

describe("prose", () => {
  test.each([
    "between $5 and $10",
    "US$5, AU$6, and 7 $ more",
    "from $5/$10 to $20",
    "$5",
    "a $ b $ c",
    "\\$x\\$",
    "`$x$` and `\\(x\\)` and ``$$y$$``",
    "```\n$x$\n$$\ny\n$$\n\\[z\\]\n```",
    "foo\\(\\) and \\( alone",
    "$$$x$$$",
    "{`$x$`}",
    '<Plot tex="$x$" />',
    "export const tex = `$x$`;",
  ])("%j", (source) => {
    expect(formulas(source)).toEqual([]);
  });
});

describe("math in lines of its own", () => {
  test.each([
    ["$$\nx\n$$", ["block x"]],
    ["$$x$$", ["block x"]],
    ["  $$ x $$  ", ["block x"]],
    ["\\[\nx\n\\]", ["block x"]],
    ["\\[x\\]", ["block x"]],
    ["$$x\n+ y$$", ["block x\n+ y"]],
    ["$$\na\n= b\n- c\n# d\n> e\n$$", ["block a\n= b\n- c\n# d\n> e"]],
    ["$$\na\n\nb\n$$", ["block a\n\nb"]],
    ["text\n$$\nx\n$$\ntext", ["block x"]],
    ["text\n\\[\nx\n\\]\ntext", ["block x"]],
    ["text\n$$x$$\ntext", ["block x"]],
    ["> $$\n> x\n> - y\n> $$", ["block x\n- y"]],
    [
      "- a\n\n  $$\n  x\n  - y\n  $$\n\n- b $z$",
      ["block x\n  - y", "inline z"],
    ],
    ["1. $$\n   \\{x\\}\n   $$", ["block \\{x\\}"]],
    [":::note\n\n$$\nx\n$$\n\nand $y$\n\n:::", ["block x", "inline y"]],
    ["<div>\n$$\na < {b}\n$$\n</div>", ["block a < {b}"]],
    ["<b>$x$</b> <Note>\\({y}\\)</Note>", ["inline x", "inline {y}"]],
    ["# On $x$\n\n## \\(y\\)", ["inline x", "inline y"]],
    [
      "| a | b |\n|---|---|\n| $x$ | \\(y\\) |\n| $$z$$ | $5 |",
      ["inline x", "inline y", "display z"],
    ],
    ["$$\n\\text{$5}\n$$", ["block \\text{$5}"]],
  ])("%j", (source, expected) => {
    expect(formulas(source).map(unindent)).toEqual(expected.map(unindent));
  });

  test("without an end is marked as not closed", () => {
    const { children } = parser.parse("$$\nx\n\n# next");
    expect(children).toMatchObject([{ type: "math", closed: false }]);
  });

  test("carries its position", () => {
    const { children } = parser.parse("a\n\n$$\nx\n$$");
    expect(children[1]?.position).toMatchObject({
      start: { line: 3, column: 1 },
      end: { line: 5, column: 3 },
    });
  });
});

/** White space at the start of a line means nothing in TeX. */
function unindent(tex: string): string {
  return tex.replaceAll(/^ +/gm, "");
}
