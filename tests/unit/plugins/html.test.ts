import { expect, test } from "vitest";

import { escapeXml, h, htmlOf, written } from "../../../plugins/html.ts";
import { isHarmless } from "../../../src/markup-policy.ts";

test("texts and values are escaped, and no value holds a tag", () => {
  const value = `a<b>&"c'`;
  const html = htmlOf(h("p", { title: value, id: "a<b" }, value));
  expect(html).toBe(
    `<p title="a&lt;b>&amp;&quot;c&#x27;" id="a&lt;b">a&lt;b>&amp;"c'</p>`,
  );
  expect(isHarmless(html)).toBe(true);
});

test("what a renderer has written stays, alone in an element as well", () => {
  expect(htmlOf(h("p", written("<b>1</b>")))).toBe("<p><b>1</b></p>");
});

test("XML holds neither its signs nor control characters", () => {
  expect(escapeXml(`]]>\0<"&`)).toBe("]]&gt;\uFFFD&lt;&quot;&amp;");
});
