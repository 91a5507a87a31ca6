import { describe, expect, test } from "vitest";

import { markdownOf } from "../../../plugins/agent-docs/index.ts";
import { parsePage } from "../../../plugins/built-pages/index.ts";
import { renderMath } from "../../../plugins/static-math/index.ts";
import { bodyOf, PAGE, twinOf } from "./twin.ts";

describe("the head of a twin", () => {
  test("has title, description, address and versions", () => {
    const page = "<article><header><h1>Sums</h1></header><p>Text.</article>";
    expect(twinOf(page)).toBe(
      [
        "# Sums",
        "> What a sum is.",
        "- Page: https://example.org/docs/guides/sums/\n- Packages: mathlive 1.0.0, @cortex-js/compute-engine 2.0.0",
        "Text.\n",
      ].join("\n\n"),
    );
  });

  test("takes the title of the page where its content has none", () => {
    const twin = twinOf("<article><p>Text.</p></article>");
    expect(twin).toMatch(/^# Sums\n[^]*\n\nText\.\n$/);
  });

  test("is not made of a page without an article", () => {
    expect(() => twinOf("<main>Text</main>")).toThrow(
      "https://example.org/docs/guides/sums/ has no <article>",
    );
  });
});

test("a page is as it was when its twin has been made", () => {
  const page = parsePage(
    "<article><a href=#a>A</a><ul role=tablist><li>npm</ul><div role=tabpanel>B</div><div><div data-find=c><button data-copy=c>C</button></div></div><table><tbody data-rows><tr><td><i>D</i><td><button>D</button></table></article>",
  );
  const before = structuredClone(page);
  markdownOf(page, PAGE);
  expect(page).toEqual(before);
});

describe("text", () => {
  test.each(
    Object.entries<readonly [string, string]>({
      "keeps headings, emphasis, lists and breaks between elements": [
        "<h2>A <em>sum</em></h2><ul><li>one<li>two<ol><li>three</ol></ul><p><strong>Bold</strong>, <kbd>Ctrl</kbd> <kbd>K</kbd></p><p><a href=/a/>A</a><a href=/b/>B</a></p>",
        [
          "## A *sum*",
          "- one\n- two\n  1. three",
          "**Bold**, `Ctrl` `K`",
          "[A](https://example.org/a/) [B](https://example.org/b/)",
        ].join("\n\n"),
      ],
      "escapes what would be markup": [
        "<p>1 * 2 * 3 is not &lt;b>, $5 is a price",
        "1 \\* 2 \\* 3 is not \\<b>, \\$5 is a price",
      ],
      "has links that lead there from anywhere": [
        "<p><a href=#part>a</a>, <a href=/docs/>b</a>, <a href=https://a.example/>c</a>",
        "[a](https://example.org/docs/guides/sums/#part), [b](https://example.org/docs/), [c](https://a.example/)",
      ],
      "leaves out chrome": [
        `<nav>Breadcrumbs</nav><div class="theme-doc-toc-mobile"><b>On this page</b></div>
        <h2 id="a">Part<a class="hash-link" href="#a">#</a></h2>
        <label>Filter <input></label><p role="status">3 of 4</p><button>Copy</button>
        <p>Text<svg><title>icon</title></svg></p><div data-mdast="ignore">Tools</div>
        <span data-part="status">Ready</span><script>run()</script><style>p {}</style>
        <footer>Last updated</footer>`,
        "## Part\n\nText",
      ],
      "says what is for eyes only as a screen reader does": [
        '<p><span aria-hidden="true">⌘</span><span class="sr-only">Command</span>',
        "Command",
      ],
    }),
  )("%s", (_, [given, result]) => {
    expect(bodyOf(given)).toBe(result);
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
