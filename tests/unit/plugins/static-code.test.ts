import { h } from "hastscript";
import { describe, expect, test } from "vitest";

import { htmlOf } from "../../../plugins/html.ts";
import { parseMeta } from "../../../plugins/source-pages/index.ts";
import {
  highlightLines,
  renderBlock,
} from "../../../plugins/static-code/index.ts";

describe("the meta string of a fence", () => {
  test("holds flags, values in any quotes, and marked lines", () => {
    const { flags, values, lines } = parseMeta(
      `live title="a b" throws='c "d"' as=Forms {1,3-5}`,
    );
    expect([...flags]).toEqual(["live"]);
    expect(Object.fromEntries(values)).toEqual({
      title: "a b",
      throws: 'c "d"',
      as: "Forms",
    });
    expect([...lines]).toEqual([1, 3, 4, 5]);
  });

  test("may be missing", () => {
    expect(parseMeta(null).flags.size).toBe(0);
  });
});

describe("highlighting", () => {
  const highlighted = (code: string, language: string) =>
    highlightLines(code, language).map((line) => htmlOf(line));

  test("marks what has a colour, and escapes everything", () => {
    expect(highlighted('const a = "<b>"; // &', "js")).toEqual([
      '<span class="code-keyword">const</span> a = <span class="code-string">"&lt;b>"</span>; <span class="code-comment">// &amp;</span>',
    ]);
  });

  test("closes a token of several lines on each", () => {
    const [first, second] = highlighted("/* a\nb */", "js");
    expect(first).toBe('<span class="code-comment">/* a</span>');
    expect(second).toBe('<span class="code-comment">b */</span>');
  });

  test.each(["js", "ts", "jsx", "tsx", "html", "css", "json", "bash", "latex"])(
    "knows %s",
    (language) => {
      const samples: Record<string, string> = {
        html: "<a>",
        css: "a { color: red }",
        json: '{"a": 1}',
        bash: "npm install # a",
        latex: "\\frac{1}{2}",
      };
      const code = samples[language] ?? "const a = 1;";
      expect(highlighted(code, language).join("")).toContain("class=");
    },
  );

  test.each(["jsx", "tsx"])(
    "colours tags in %s, not text between them",
    (language) => {
      const code = "<p id={latex}>\n  Set to 2\n  {latex}\n</p>";
      const tag = '<span class="code-tag">p</span>';
      const id = '<span class="code-attribute">id</span>';
      expect(highlighted(code, language)).toEqual([
        `&lt;${tag} ${id}={latex}>`,
        "  Set to 2",
        "  {latex}",
        `&lt;/${tag}>`,
      ]);
    },
  );

  test("leaves a language it does not know as plain text", () => {
    expect(highlighted("<a>", "none")).toEqual(["&lt;a>"]);
  });
});

test("names in a block are links, of which the first is a tab stop", () => {
  const link = (line: number, start: number, end: number) => ({
    line,
    start,
    end,
    address: "/api/?a=1&b=2",
  });
  const html = renderBlock({
    code: '"<&>"; f();\ng.h;',
    language: "js",
    links: [link(1, 7, 8), link(2, 0, 1), link(2, 2, 3)],
  });
  const href = 'href="/api/?a=1&amp;b=2"';
  expect(html).toBe(
    '<span class="line"><span class="code-string">"&lt;&amp;>"</span>; ' +
      `<a class="code-function" ${href}>f</a>();\n</span>` +
      `<span class="line"><a tabindex="-1" ${href}>g</a>.<a tabindex="-1" ${href}>h</a>;\n</span>`,
  );
});

test("a block has its marked lines and what stands below a line", () => {
  const html = renderBlock({
    code: "a\nb",
    language: "text",
    marked: new Set([2]),
    below: new Map([[0, [h("samp", "1")]]]),
  });
  expect(html).toBe(
    '<span class="line">a\n</span><samp>1</samp><span class="line marked">b\n</span>',
  );
});
