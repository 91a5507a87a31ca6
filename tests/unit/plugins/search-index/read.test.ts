import { describe, expect, test } from "vitest";

import { parsePage } from "../../../../plugins/built-pages/index.ts";
import { readText } from "../../../../plugins/search-index/page-text.ts";

/** A page with a main part, as the build writes it. */
function page(main: string): string {
  return `<!doctype html><html lang=en><head><title>Sums | CortexJS</title><meta name=description content="Sums &amp; products"><style>p{}</style><body><nav>Menu</nav><main><article><header><h1>Sums</h1></header>${main}</article></main><footer>Footer</footer>`;
}

function read(main: string, anchors: readonly string[] = []) {
  return readText(parsePage(page(main)), (anchor) => anchors.includes(anchor));
}

describe("a built page", () => {
  test("has a title, a description and the text above its first section", () => {
    const { title, description, lead, sections } = read("<p>Adds <b>up</b>.");
    expect([title, description, lead]).toEqual([
      "Sums",
      "Sums & products",
      "Adds up.",
    ]);
    expect(sections).toEqual([]);
  });

  test("is cut at headings with an anchor, down to the third level", () => {
    const { lead, sections } = read(
      `<p>Lead<h2 id=a>A<a class=hash-link href=#a>&#8203;</a></h2><p>One<h3 id=b>B <code>b()</code></h3><p>Two<h4 id=c>C</h4><p>Three<h3>No anchor</h3><p>Four<h2 id=d>D</h2><h3 id=e>E</h3><p>Five`,
    );
    expect(lead).toBe("Lead");
    expect(sections).toEqual([
      { anchor: "a", titles: ["A"], text: "One" },
      {
        anchor: "b",
        titles: ["A", "B b()"],
        text: "Two C Three No anchor Four",
      },
      { anchor: "d", titles: ["D"], text: "" },
      { anchor: "e", titles: ["D", "E"], text: "Five" },
    ]);
  });

  test("has sections that are told apart from the text around them", () => {
    const { lead, sections, anchors } = read(
      "<p>Before<ul><li id=x>Inside<p>still<li id=y>Other</ul><p>After",
      ["x"],
    );
    expect(lead).toBe("Before Other After");
    expect(sections).toEqual([
      { anchor: "x", titles: [], text: "Inside still" },
    ]);
    expect([...anchors]).toEqual(["x", "y"]);
  });

  test("parts words at blocks and cells, and not within a line", () => {
    expect(
      read(
        "<p>a<em>b</em>c<br>d<table><tr><td>e<td>f</table><dl><dt>g<dd>h</dl><svg><path /></svg>i<svg></svg>j",
      ).lead,
    ).toBe("abc d e f g h ij");
  });

  test("has formulas as their TeX", () => {
    const formula = (tex: string) =>
      `<span class=katex><span class=katex-mathml><math><semantics><mi>π</mi><mo>&lt;</mo><annotation encoding=application/x-tex>${tex}</annotation></semantics></math></span><span class=katex-html aria-hidden=true><span>π</span></span></span>`;
    expect(
      read(
        `<p>Half of ${formula("\\pi")}, or ${formula("\\displaystyle \\frac{\\pi}{2} &lt; 2")}.`,
      ).lead,
    ).toBe("Half of \\pi, or \\frac{\\pi}{2} < 2.");
  });

  test("has code, with what it prints, and every source of an example", () => {
    expect(
      read(
        `<figure><figcaption class=playground-head>JavaScript<button>Copy</button></figcaption><pre><code><span class=line><span>ce</span>.<span>parse</span>("x")
</span><samp class=result><span>x</span></samp><span class=line>// done
</span></code></pre></figure><div role=tablist><button role=tab>CSS</button></div><div role=tabpanel hidden><pre><code>b { }</code></pre></div>`,
      ).lead,
    ).toBe('ce.parse("x") x // done b { }');
  });

  test("has the lines that a step of a tutorial leaves", () => {
    expect(
      read(
        `<figure><pre><code><span class=diff-place>Lines 1–2 of 2
</span><del><span class=line>let a;
</span></del><ins><span class=line>let b;
</span></ins><span class=line>b = 1;
</span></code></pre></figure>`,
      ).lead,
    ).toBe("let b; b = 1;");
  });

  test.each([
    "<nav>Contents</nav>",
    "<button>Press</button>",
    "<p hidden>Hidden",
    "<span aria-hidden=true>↓</span>",
    "<p role=status>3 names",
    "<label>Filter<select><option>all</select></label>",
    "<div role=region aria-label=names tabindex=0><div data-find=x>Row</div></div>",
    "<script>let a</script>",
    "<noscript><p>Needs <b>scripts</b>.</noscript>",
    "<footer>Edit this page</footer>",
    "<p class=api-where>Defined in <code>a.d.ts</code>.",
    "<p class=used-in>Used in <a href=/guides/>Guides</a>.",
  ])("leaves out %s", (html) => {
    expect(read(`<p>Text</p>${html}`).lead).toBe("Text");
  });

  test("knows the anchors of what is left out", () => {
    const { anchors } = read("<div role=region><div id=Add>Add</div></div>", [
      "Add",
    ]);
    expect(anchors.has("Add")).toBe(true);
  });
});
