import type { Element } from "hast";
import { describe, expect, test } from "vitest";

import {
  find,
  isTag,
  isText,
  metaOf,
  parsePage,
  texOf,
  textOf,
} from "../../../../plugins/built-pages/index.ts";

/** The one element with the attribute `data-name`. */
function elementIn(html: string): Element {
  const isMeant = ({ properties }: Element) => "dataName" in properties;
  const element = find(parsePage(html), isMeant);
  if (!element) throw new Error("the element is missing");
  return element;
}

describe("text of a page", () => {
  test.each([
    "<p data-name>Text",
    "<table data-name><tr><td>1</table>",
    "<div data-name role=region>Rows</div>",
    "<div data-name role=tabpanel hidden>The other tab</div>",
    "<noscript data-name><p>Needs scripts</noscript>",
    "<pre data-name class=api-code>type A</pre>",
  ])("is %s", (html) => {
    expect(isText(elementIn(html))).toBe(true);
  });

  test.each([
    "<nav data-name>Contents</nav>",
    "<button data-name>Press</button>",
    "<textarea data-name>x</textarea>",
    "<label data-name>Filter</label>",
    "<svg data-name><title>icon</title></svg>",
    "<script data-name>let a</script>",
    "<footer data-name>Edit this page</footer>",
    "<p data-name role=status>3 names",
    "<p data-name hidden>Hidden",
    "<span data-name aria-hidden=true>↓</span>",
    "<span data-name data-part=status>Ready</span>",
    "<div data-name data-mdast=ignore>Tools</div>",
    '<a data-name class="x hash-link">#</a>',
    "<div data-name class=playground-result>The result comes here</div>",
  ])("is not %s", (html) => {
    expect(isText(elementIn(html))).toBe(false);
  });
});

describe("a page", () => {
  test("has its metadata by property and by name, minified or not", () => {
    const meta = metaOf(
      parsePage(
        `<!doctype html><html lang=en><head><title>Sets | CortexJS</title>
         <meta charset=utf-8><meta property=og:title content="Sets | CortexJS"/>
         <meta content='Unions &amp; more' name="description">
         <body><meta name="late" content="no"></body>`,
      ),
    );
    expect(Object.fromEntries(meta)).toEqual({
      "og:title": "Sets | CortexJS",
      description: "Unions & more",
    });
  });

  test("is parsed as a browser without scripts does", () => {
    const page = parsePage(
      "<ul><li id=a>One <p>still one<li>Two</ul><noscript><b>No scripts",
    );
    const item = find(page, ({ properties: { id } }) => id === "a");
    expect(item && textOf(item)).toBe("One still one");
    expect(find(page, (each) => isTag(each, "b"))).toBeDefined();
  });
});

describe("the TeX of a formula", () => {
  const math = (inside: string) =>
    elementIn(`<math data-name><mi>π</mi>${inside}</math>`);

  test("is what it was made of", () => {
    const tex = "<annotation>\\displaystyle a&lt;b</annotation>";
    expect(texOf(math(tex))).toBe("a<b");
  });

  test("is left out where it is in the text beside it", () => {
    expect(texOf(math(""))).toBeUndefined();
  });
});
