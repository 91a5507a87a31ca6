import { describe, expect, test } from "vitest";

import { parseChangelog } from "../../../plugins/release-notes/changelog.ts";
import { htmlOf } from "../../../plugins/html.ts";
import { blocksToHtml } from "../../../plugins/release-notes/markdown.ts";
import { distribute } from "../../../plugins/release-notes/paging.ts";

describe("a change log", () => {
  const parse = (markdown: string) => parseChangelog(markdown, "NOTES.md");

  test("keeps each line in its section, headings in code apart", () => {
    const [release, ...rest] = parse(
      "# Changes\n\n## 1.2.0 _2026_08_23_\n\nFirst.\n\n### Fixes\n\n- One\n  (user decision\n  2026-09-27).\n\n  ```md\n  ## 9.9.9\n  ```\n\n#### Matrices\n\n- Two.\n",
    );
    expect(rest).toEqual([]);
    expect(release).toEqual({
      version: "1.2.0",
      date: "2026-08-23",
      sections: [
        { title: "", depth: 3, kinds: ["other"], text: "First." },
        {
          title: "Fixes",
          depth: 3,
          kinds: ["fixed"],
          text: "- One.\n\n  ```md\n  ## 9.9.9\n  ```",
        },
        { title: "Matrices", depth: 4, kinds: ["fixed"], text: "- Two." },
      ],
    });
  });

  test.each([
    ["Breaking Changes", "Matrices", ["breaking"]],
    ["Breaking API Changes", "Method Removed", ["breaking", "removed"]],
    ["Improvements and Resolved Issues", "", ["improved", "fixed"]],
    ["New Features", "Fixed", ["fixed"]],
    ["New Features", "Known issues", ["other"]],
    ["Linear Algebra", "", ["other"]],
    ["Security", "", ["security"]],
    ["Deprecations", "", ["deprecated"]],
    ["Behavior Changes", "", ["changed"]],
    ["Performance", "", ["performance"]],
  ])('"%s" with "%s" in it has kinds', (title, inner, kinds) => {
    const below = inner === "" ? "" : `#### ${inner}\n- Two.\n`;
    const [release] = parse(`## 1.0.0\n### ${title}\n${below}- One.`);
    expect(release?.sections.at(-1)?.kinds).toEqual(kinds);
  });

  test("may begin with what has no number yet", () => {
    const [release] = parse("## Unreleased\n- One.");
    expect(release).toMatchObject({ version: "Unreleased", date: null });
  });

  test.each([
    ["## Some day\n- One.", /NOTES\.md, line 1: "Some day" is no version/],
    ["- One.\n## 1.0.0\n- Two.", /text that belongs to no version/],
    ["### Fixes\n- One.", /"Fixes" belongs to no version/],
    ["## 1.0.0\n- One.\n## 1.0.0\n- Two.", /1\.0\.0 twice/],
    ["## 1.0.0\n", /says nothing of 1\.0\.0/],
    ["", /no versions/],
  ])("that it cannot place is named: %j", (markdown, message) => {
    expect(() => parse(markdown)).toThrow(message);
  });
});

describe("pages of releases", () => {
  const item = (version: string, date: string, size = 10) => ({
    version,
    date,
    size,
  });
  const slugs = (items: ReturnType<typeof item>[], room: object = {}) =>
    distribute(items, { minors: 1, first: 100, other: 25, ...room }).map(
      ({ slug, versions }) => [slug, ...versions],
    );

  test("have whole minor versions first, then a year each", () => {
    expect(
      slugs([
        item("2.1.1", "2026-02-02"),
        item("2.1.0", "2026-02-01"),
        item("2.0.1", "2025-04-01"),
        item("2.0.0", "2024-03-01"),
      ]),
    ).toEqual([
      ["", "2.1.1", "2.1.0"],
      ["2025", "2.0.1"],
      ["2024", "2.0.0"],
    ]);
  });

  test("split a year by month, and a month from its oldest", () => {
    expect(
      slugs([
        item("6.0.0", "2026-02-02"),
        item("5.0.0", "2026-02-01"),
        item("4.0.0", "2026-01-03"),
        item("3.0.0", "2026-01-02"),
        item("2.0.0", "2026-01-01"),
      ]),
    ).toEqual([
      ["", "6.0.0"],
      ["2026-02", "5.0.0"],
      ["2026-01-2", "4.0.0"],
      ["2026-01-1", "3.0.0", "2.0.0"],
    ]);
  });

  test("hold one release at least, however long", () => {
    const long = [
      item("2.0.0", "2026-02-01", 500),
      item("1.0.0", "2025-01-01", 500),
    ];
    expect(slugs(long)).toEqual([
      ["", "2.0.0"],
      ["2025-01-1", "1.0.0"],
    ]);
  });
});

describe("notes as HTML", () => {
  const html = (markdown: string, styled = true) =>
    htmlOf(
      blocksToHtml(markdown, {
        styled,
        address: (url) => (url.startsWith("https:") ? url : undefined),
      }),
    );

  test.each([
    ["a <b>c</b> & d", "<p>a &lt;b>c&lt;/b> &amp; d</p>"],
    ["<script>alert(1)</script>", "&lt;script>alert(1)&lt;/script>"],
    ["x<sub>1</sub>", "<p>x<sub>1</sub></p>"],
    ["x<sub>1", "<p>x&lt;sub>1</p>"],
    ["\\[#287\\] Faster", "<p>[#287] Faster</p>"],
    ["</sub>x<sub>", "<p>&lt;/sub>x&lt;sub></p>"],
    ['x<sub onclick="y">1</sub>', '<p>x&lt;sub onclick="y">1&lt;/sub></p>'],
    ["[a](javascript:b)", "<p>a</p>"],
    ['[a](https://b/?"c)', '<p><a href="https://b/?&quot;c">a</a></p>'],
    ["![a](https://b/c.png)", "<p>![a](https://b/c.png)</p>"],
    ["$\\undefinedCommand$", "<p>$\\undefinedCommand$</p>"],
  ])("is safe and whole: %s", (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  test("typesets and highlights where there are styles, and only there", () => {
    const markdown = "$x^2$\n\n```js\nlet x;\n```";
    expect(html(markdown)).toMatch(/class="katex".*class="code-keyword"/s);
    expect(html(markdown, false)).toBe(
      "<p><code>x^2</code></p><pre><code>let x;</code></pre>",
    );
  });

  const rest = "word ".repeat(60).trim();

  test.each([
    [`- **One.** ${rest}`, "<strong>One.</strong>"],
    [`- One, e.g. Two. \`f\` ${rest}`, "One, e.g. Two."],
    [`- One 1.5 is. Then ${rest}`, "One 1.5 is."],
    [`- One\n\n  ${rest}`, "One"],
  ])("folds a long item after its first sentence: %s", (markdown, head) => {
    expect(html(markdown)).toContain(`<details><summary>${head}</summary>`);
    expect(html(markdown, false)).not.toContain("<details>");
  });

  test("has no link in what unfolds", () => {
    const link = "(by [a](https://b/))";
    expect(html(`- **One** ${link}. ${rest}`)).toContain(
      "<details><summary><strong>One</strong></summary> (by <a",
    );
    expect(html(`- One ${link}. Then ${rest}`)).not.toContain("<details>");
  });

  test("shows a short item whole", () => {
    expect(html(`- ${rest}.`)).not.toContain("<details>");
    expect(html("- One. Two.")).toBe("<ul><li>One. Two.</li></ul>");
  });
});
