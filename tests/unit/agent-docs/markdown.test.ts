import { describe, expect, test } from "vitest";

import { markdownOf } from "../../../plugins/agent-docs/index.ts";
import { renderMath } from "../../../plugins/static-math/index.ts";

const PAGE = {
  address: "https://example.org/docs/guides/sums/",
  title: "Sums",
  description: "What a sum is.",
  packages: ["mathlive 1.0.0", "@cortex-js/compute-engine 2.0.0"],
};

/** The Markdown below the head, of a page whose article has this content. */
function bodyOf(html: string): string {
  const page = `<!doctype html><html><head><title>Sums</title></head><body><nav><a href=/>Home</a></nav><main><article><header><h1>Sums</h1></header>${html}</article></main><footer>Imprint</footer></body></html>`;
  const [, body = ""] = markdownOf(page, PAGE).split("2.0.0\n\n");
  return body.trimEnd();
}

describe("the head of a twin", () => {
  test("has title, description, address and versions", () => {
    const page = "<article><header><h1>Sums</h1></header><p>Text.</article>";
    expect(markdownOf(page, PAGE)).toBe(
      [
        "# Sums",
        "> What a sum is.",
        "- Page: https://example.org/docs/guides/sums/\n- Packages: mathlive 1.0.0, @cortex-js/compute-engine 2.0.0",
        "Text.\n",
      ].join("\n\n"),
    );
  });

  test("takes the title of the page where its content has none", () => {
    const twin = markdownOf("<article><p>Text.</p></article>", PAGE);
    expect(twin).toMatch(/^# Sums\n[^]*\n\nText\.\n$/);
  });

  test("is not made of a page without an article", () => {
    expect(() => markdownOf("<main>Text</main>", PAGE)).toThrow(
      "https://example.org/docs/guides/sums/ has no <article>",
    );
  });
});

describe("text", () => {
  test("keeps headings, emphasis, lists and breaks between elements", () => {
    expect(
      bodyOf(
        "<h2>A <em>sum</em></h2><ul><li>one<li>two<ol><li>three</ol></ul><p><strong>Bold</strong>, <kbd>Ctrl</kbd> <kbd>K</kbd></p><p><a href=/a/>A</a><a href=/b/>B</a></p>",
      ),
    ).toBe(
      [
        "## A *sum*",
        "- one\n- two\n  1. three",
        "**Bold**, `Ctrl` `K`",
        "[A](https://example.org/a/) [B](https://example.org/b/)",
      ].join("\n\n"),
    );
  });

  test("escapes what would be markup", () => {
    expect(bodyOf("<p>1 * 2 * 3 is not &lt;b>, $5 is a price")).toBe(
      "1 \\* 2 \\* 3 is not \\<b>, \\$5 is a price",
    );
  });

  test("has links that lead there from anywhere", () => {
    expect(
      bodyOf(
        "<p><a href=#part>a</a>, <a href=/docs/>b</a>, <a href=https://a.example/>c</a>",
      ),
    ).toBe(
      "[a](https://example.org/docs/guides/sums/#part), [b](https://example.org/docs/), [c](https://a.example/)",
    );
  });

  test("leaves out chrome", () => {
    expect(
      bodyOf(
        `<nav>Breadcrumbs</nav><div class="theme-doc-toc-mobile"><b>On this page</b></div>
        <h2 id="a">Part<a class="hash-link" href="#a">#</a></h2>
        <label>Filter <input></label><p role="status">3 of 4</p><button>Copy</button>
        <p>Text<svg><title>icon</title></svg></p><div data-mdast="ignore">Tools</div>
        <span data-part="status">Ready</span><script>run()</script><style>p {}</style>
        <footer>Last updated</footer>`,
      ),
    ).toBe("## Part\n\nText");
  });

  test("says what is for eyes only as a screen reader does", () => {
    expect(
      bodyOf(
        '<p><span aria-hidden="true">⌘</span><span class="sr-only">Command</span>',
      ),
    ).toBe("Command");
  });
});

describe("math", () => {
  test("is TeX, in a line and displayed", () => {
    const inline = renderMath("\\frac{1}{2}", { display: false });
    const display = renderMath("\\sum_{k=1}^n k", { display: true });
    expect(bodyOf(`<p>Half is ${inline}.</p><p>A sum: ${display}</p>`)).toBe(
      "Half is $\\frac{1}{2}$.\n\nA sum:\n\n$$\n\\sum_{k=1}^n k\n$$",
    );
  });

  test("keeps a table whole", () => {
    const norm = renderMath("|x| + \\|y\\|", { display: false });
    expect(
      bodyOf(
        `<table><thead><tr><th>a<tbody><tr><td>${norm}<tr><td><code>a|b</code></table>`,
      ),
    ).toBe(
      "| a |\n| - |\n| $\\vert x\\vert  + \\Vert y\\Vert $ |\n| `a\\|b` |",
    );
  });

  test("is left to the source beside it where it is for eyes only", () => {
    const look = renderMath("\\pi", { display: false, forEyesOnly: true });
    expect(bodyOf(`<p><span>${look}<code>\\pi</code></span>`)).toBe("`\\pi`");
  });
});

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
        <div data-result><p>The result stands here.</p></div></figure>`,
      ),
    ).toBe(
      '```html title="Field"\n<math-field>\n```\n\n```css title="Field"\na {}\n```',
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

  test("commands keep what copies them, and signs but no boxes", () => {
    expect(
      bodyOf(
        '<table class="katex"><thead><tr><th>Looks like<th>Command<tbody data-rows><tr><td>Γ<td><button>\\Gamma</button><tr><td><span class="ML__latex"><span>a</span></span><td><button>\\bar</button></table>',
      ),
    ).toBe(
      "| Looks like | Command |\n| - | - |\n| Γ | `\\Gamma` |\n| | `\\bar` |",
    );
  });

  test("rows that style lays out are a list", () => {
    expect(
      bodyOf(
        '<div data-group><div data-find="add"><a href="/add/">Add</a><code>(number) -> number</code><p>A sum.</p></div><div data-find="nothing"><a href="/no/">Nothing</a></div></div>',
      ),
    ).toBe(
      "- [Add](https://example.org/add/) · `(number) -> number` · A sum.\n- [Nothing](https://example.org/no/)",
    );
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

  test("tabs name their panels, and details their content", () => {
    expect(
      bodyOf(
        `<ul role="tablist"><li role="tab">npm<li role="tab">yarn</ul><div><div role="tabpanel"><p>A.</p></div><div role="tabpanel" hidden><p>B.</p></div></div><details><summary>More</summary><p>C.</p></details>`,
      ),
    ).toBe("**npm**\n\nA.\n\n**yarn**\n\nB.\n\n**More**\n\nC.");
  });
});
