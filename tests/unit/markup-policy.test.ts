// cspell:ignore xlink avascript

import { expect, test } from "vitest";

import { isHarmless } from "../../src/markup-policy";

test.each([
  "",
  "1 < 2 <= 3 and <≤>",
  "<p class=x>Text</p><br/><BR>",
  `<a href="#x" title='a > b'>x</a><a href=/about/>y</a>`,
  `<svg viewBox =\n"0 0 1 1"><use xlink:href="#x"/></svg>`,
  `<div class="layer-switch"data-layer="x">x</div>`,
  "<style>p { color: red }</style>",
  "<script></script>",
])("%j is harmless", (html) => {
  expect(isHarmless(html)).toBe(true);
});

test.each([
  "<p onclick=top.hit=1>",
  "<p/onclick=top.hit=1>",
  `<p class="x"onclick=top.hit=1>`,
  `<p class="x"/onclick=top.hit=1>`,
  // No space to HTML: the value ends before the next one.
  `<p class=\u00A0"x onclick=top.hit=1 ">`,
  `<p class\u00A0="x onclick=top.hit=1 ">`,
  `<p class=x\u000Bonclick=top.hit=1>`,
  `<p title="<img src=x onerror=top.hit=1>">`,
  "<p title='",
  "<p",
  "</p",
  "<a href=javascript:top.hit=1>",
  `<a href=" javascript:top.hit=1">`,
  `<a href="&#106;avascript:top.hit=1">`,
  `<use href="data:image/svg+xml,x">`,
  "<a href>",
  "<meta http-equiv=refresh content=0>",
  "<img src=x>",
  "<script>top.hit=1</script>",
  "<script></script><script>",
  "<style><!--</style>",
  "<!-- x -->",
  "<!doctype html>",
  "<?xml?>",
  "<svg><![CDATA[x]]></svg>",
  "<template><p>",
  "<x-y>",
  "</script>",
])("%j is not", (html) => {
  expect(isHarmless(html)).toBe(false);
});

test("the time to check markup grows with its length alone", () => {
  for (const piece of ["<p ", " a=1", "<p a=/", `"`, "<", "< a"])
    expect(isHarmless(`<p${piece.repeat(100_000)}`)).toBe(false);
});
