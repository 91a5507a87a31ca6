import { describe, expect, test } from "vitest";

import { renderMath } from "../../../plugins/static-math/index.ts";
import { bodyOf } from "./twin.ts";

const CAPTION =
  "<figcaption><span>JavaScript</span><button>Copy</button></figcaption>";

describe("code", () => {
  test("keeps its language and title", () => {
    const code = `<pre><code><span class="line"><span class="code-keyword">let</span> a;\n</span><span class="line">\n</span><span class="line">a = 1;\n</span></code></pre>`;
    expect(
      bodyOf(
        `<figure class="code-block" data-language="js">${CAPTION}${code}</figure><figure class="code-block" data-language="js"><figcaption><span>a.js</span></figcaption>${code}</figure>`,
      ),
    ).toBe(
      '```js\nlet a;\n\na = 1;\n```\n\n```js title="a.js"\nlet a;\n\na = 1;\n```',
    );
  });

  test("that was run comes with what it needs and what it printed", () => {
    const math = renderMath("\\sqrt{2}", { display: false });
    expect(
      bodyOf(
        `<figure class="code-block" data-language="js" data-prelude="const a = 2;">${CAPTION}<pre><code><span class="line">print(a);\n</span><samp class="result"><span class="result-text">sqrt(2)</span><span class="result-math">${math}</span></samp><span class="line">print(b);\n</span><samp class="result error"><span class="result-text">b is not\ndefined</span></samp></code></pre></figure>`,
      ),
    ).toBe(
      "```js\nconst a = 2;\n\nprint(a);\nprint(b);\n```\n\n```output\nsqrt(2)\nb is not\ndefined\n```",
    );
  });

  test("of a page is a fence a source", () => {
    expect(
      bodyOf(
        `<figure class="code-block" data-playground="markup" data-title="Field">${CAPTION}
        <div role="tablist"><button role="tab">HTML</button><button role="tab">CSS</button></div>
        <div role="tabpanel" data-language="html"><p>HTML</p><pre><code><span class="line">&lt;math-field>\n</span></code></pre></div>
        <div role="tabpanel" data-language="css" hidden><p>CSS</p><pre><code><span class="line">a {}\n</span></code></pre></div>
        <div data-result><p>The result appears here.</p></div></figure>`,
      ),
    ).toBe(
      '```html title="Field"\n<math-field>\n```\n\n```css title="Field"\na {}\n```',
    );
  });

  test("of a change is a unified diff", () => {
    const line = (text: string) => `<span class="line">${text}\n</span>`;
    const place = (text: string) => `<span class="diff-place">${text}\n</span>`;
    const code = [
      place("Lines 2–4 of 9"),
      line("a"),
      `<del>${line("let b;")}</del>`,
      `<ins>${line("let c;")}${line("")}</ins>`,
      place("Lines 8–9 of 9"),
      line("d"),
      `<ins>${line("e")}</ins>`,
    ].join("");
    expect(
      bodyOf(
        `<figure class="code-block" data-language="js">${CAPTION}<pre><code>${code}</code></pre></figure>`,
      ),
    ).toBe(
      '```diff title="JavaScript"\n@@ -2,2 +2,3 @@\n a\n-let b;\n+let c;\n+\n@@ -7,1 +8,2 @@\n d\n+e\n```',
    );
  });

  test("of a declaration is TypeScript", () => {
    expect(
      bodyOf(
        '<pre class="api-code"><code>type A = <a href="/b/">B</a>;\n</code></pre>',
      ),
    ).toBe("```ts\ntype A = B;\n```");
  });
});

describe("blocks", () => {
  test("admonitions are quotes with their kind and title", () => {
    const admonition = (kind: string, title: string) =>
      `<div class="theme-admonition theme-admonition-${kind}"><div><span><svg></svg></span>${title}</div><div><p>Text.</p></div></div>`;
    expect(
      bodyOf(admonition("note", "note") + admonition("danger", "Strangers")),
    ).toBe("> **Note**\n>\n> Text.\n\n> **Danger: Strangers**\n>\n> Text.");
  });

  test("tables keep their caption, and the parts that wait for scripts", () => {
    const table = (name: string) =>
      `<table><caption>${name}</caption><thead><tr><th>Sign<th>Name<tbody><tr><td>+<td>plus</table>`;
    expect(
      bodyOf(`<div>${table("One")}<noscript>${table("Two")}</noscript></div>`),
    ).toBe(
      ["One", "Two"]
        .map(
          (name) => `**${name}**\n\n| Sign | Name |\n| - | - |\n| + | plus |`,
        )
        .join("\n\n"),
    );
  });

  test("rows without a button keep their links", () => {
    expect(
      bodyOf(
        '<table><thead><tr><th>Name<th>Purpose<tbody data-rows><tr><td><a href="#b"><code>Add</code></a><td>adds</table>',
      ),
    ).toMatch(/\| \[`Add`\]\(https?:\S*#b\) \| adds \|$/);
  });

  test.each(
    Object.entries<readonly [string, string]>({
      "commands keep what copies them, and signs but no boxes": [
        '<table class="katex"><thead><tr><th>Looks like<th>Command<tbody data-rows><tr><td>Γ<td><button>\\Gamma</button><tr><td><span class="ML__latex"><span>a</span></span><td><button>\\bar</button></table>',
        "| Looks like | Command |\n| - | - |\n| Γ | `\\Gamma` |\n| | `\\bar` |",
      ],
      "rows that style lays out are a list": [
        '<div data-group><div data-find="add"><a href="/add/">Add</a><code>(number) -> number</code><p>A sum.</p></div><div data-find="nothing"><a href="/no/">Nothing</a></div></div>',
        "- [Add](https://example.org/add/) · `(number) -> number` · A sum.\n- [Nothing](https://example.org/no/)",
      ],
      "tabs name their panels, and details their content": [
        `<ul role="tablist"><li role="tab">npm<li role="tab">yarn</ul><div><div role="tabpanel"><p>A.</p></div><div role="tabpanel" hidden><p>B.</p></div></div><details><summary>More</summary><p>C.</p></details>`,
        "**npm**\n\nA.\n\n**yarn**\n\nB.\n\n**More**\n\nC.",
      ],
    }),
  )("%s", (_, [given, result]) => {
    expect(bodyOf(given)).toBe(result);
  });

  test("keybindings say the systems that they are for", () => {
    const keys = (kind: string, words: string) =>
      `<span data-for="${kind}"><span aria-hidden="true"><kbd>?</kbd></span><span class="sr-only">${words}</span></span>`;
    expect(
      bodyOf(
        `<ul><li data-find="" data-is="macos windows other chromeos ios android math"><span>${keys("apple", "Option A")} ${keys("other", "Alt A")}</span><span>Move</span>
        <li data-find="" data-is="macos windows other chromeos ios android math"><span>${keys("apple", "A")} ${keys("other", "A")}</span><span>Stay</span>
        <li data-find="" data-is="windows math"><span>${keys("other", "Alt B")}</span><button data-copy="up"><code>up</code></button></ul>`,
      ),
    ).toBe(
      "- Option A on Apple devices, Alt A elsewhere · Move\n- A · Stay\n- Alt B · `up` · only on Windows",
    );
  });

  test("forms are a display, and a list of labels and values", () => {
    const math = renderMath("\\displaystyle \\pi", { display: false });
    expect(
      bodyOf(
        `<figure><div><div class="forms-display">${math}</div><dl><div><dt>LaTeX<dd><code>\\pi</code></div><div><dt>Value<dd>${math}</div></dl></div></figure>`,
      ),
    ).toBe("$$\n\\pi\n$$\n\n- LaTeX: `\\pi`\n- Value: $\\pi$");
  });
});
