// cspell:ignore Bposition Cstyle latexx

import { deflateRawSync } from "node:zlib";

import { LEAVING, TAG } from "./tags.ts";
import type { AddressPayload } from "./types.ts";

/** Ends of the axes of a plot that cannot be drawn. */
export const VIEWS = [
  "1e308,1.7e308,0,1",
  "-1.7e308,1.7e308,-1.7e308,1.7e308",
  "0,1,-1.7e308,1.7e308",
  "0,1e-308,0,1",
  "0,5e-324,0,5e-324",
  "0,1,0,1e-20",
  "1,1.0000000000000002,0,1",
  "1e15,1000000000000001,0,1",
  "-1e13,1e13,-1,1",
  "5,-5,0,1",
  "-5,5,1,0",
  "0,0,0,0",
  "-Infinity,Infinity,0,1",
  "NaN,NaN,NaN,NaN",
  "0,1,0,1e309",
  "0x0,0x10,0,1,2",
  " , , , ",
];

/**
 * Paths with slashes in a row, and what is left of them. A path names one
 * document, so it is delivered once and to no surface in particular.
 */
export const PATHS: Readonly<Record<string, string>> = {
  "//host/x.html": "/host/x/",
  "//host.example/": "/host.example/",
  "///x/index.html": "/x/",
  "/a//b": "/a/b",
  "/a//b.html": "/a/b/",
  "/\\host/x.html": "/host/x/",
  "//mathfield//demo/": "/mathfield/demo/",
};

/** All parameters that any page reads, with one value. */
const everywhere = (value: string) =>
  new URLSearchParams(
    ["latex", "q", "filter", "area", "view", "code", "json"].map((name) => [
      name,
      value,
    ]),
  ).toString();

const state = (json: string) =>
  `code=1.${deflateRawSync(json).toString("base64url")}`;

/** Texts of addresses, by name: what each does, and the text. */
const TEXTS: Readonly<Record<string, readonly [does: string, text: string]>> = {
  "a lone percent sign": ["breaks decoding", "%"],
  "a cut escape": ["breaks decoding", "latex=%E0%A4%A"],
  "an escaped null": ["ends a text early", "latex=x%00y&q=x%00y"],
  "escaped line ends": ["adds lines", "latex=x%0d%0ay&q=x%0d%0ay"],
  "a tag": ["runs code where text is HTML", TAG],
  "a tag in every value": ["runs code where text is HTML", everywhere(TAG)],
  "a tag that leaves": ["leaves where text is HTML", LEAVING],
  "a tag that leaves, in every value": [
    "leaves where text is HTML",
    everywhere(LEAVING),
  ],
  "a tag in a name": ["runs code where text is HTML", `${TAG}=1&q=1`],
  "an address of code": [
    "runs code where text is a link",
    "javascript:top.hit=1",
  ],
  "an address of data": [
    "replaces the page",
    "data:text/html,<script>top.hit=1</script>",
  ],
  "the prototype of objects": ["pollutes objects", "__proto__=1&q=1"],
  "a path to the prototype": [
    "pollutes objects",
    "__proto__[hit]=1&constructor[prototype][hit]=1",
  ],
  "names of methods": [
    "takes a method for a value",
    "toString=1&hasOwnProperty=1&valueOf=1&latex=toString&area=constructor",
  ],
  "one name 5,000 times": ["costs time", "q=x&latex=x&".repeat(2500)],
  "a long value": ["costs time", `latex=${"x".repeat(1e5)}`],
  "a long query": ["costs time", `q=${"int ".repeat(2e4)}`],
  "a long name": ["costs time", `${"x".repeat(1e5)}=1`],
  "code without content": ["breaks reading", "code=1."],
  "code of another version": ["breaks reading", "code=2.abc"],
  "code that is not compressed": ["breaks reading", "code=1.AAAA!!"],
  "code that is no JSON": ["breaks reading", state("{")],
  "code of another shape": [
    "breaks reading",
    state('{"language":"js","code":{"toString":1},"__proto__":{"hit":1}}'),
  ],
  "code of an unknown language": [
    "breaks reading",
    state('{"language":"__proto__","code":"top.hit=1"}'),
  ],
  "code that grows when it is unpacked": [
    "fills the memory",
    state(`{"language":"js","code":"${"x".repeat(2e7)}"}`),
  ],
  "code that nobody runs": [
    "runs without a press of Run",
    state(JSON.stringify({ language: "js", code: "console.log('ran')" })),
  ],
  "deep MathJSON": [
    "overflows the stack",
    `json=${'["Negate",'.repeat(2000)}1${"]".repeat(2000)}`,
  ],
  "a fragment of text": ["scrolls and marks", ":~:text=MathJSON"],
  "a name of an element": ["scrolls", "__docusaurus"],
  "characters that turn the order": [
    "misleads",
    "q=\u202E\u2066x&latex=\u202Ex",
  ],
  "half a character": ["breaks encoding", "q=%ED%A0%80&latex=%ED%A0%80"],
  "a style of a formula": [
    "covers the page",
    "latex=%5Cstyle%7Bposition:fixed;inset:0%7D%7Bx%7D",
  ],
  "names that are almost known": ["confuses", "latexx=1&LATEX=1&view[]=1"],
};

/** Attributes that Docusaurus sets from a query before anything else runs. */
const LOADS: Readonly<Record<string, string>> = {
  "an attribute of the root": "docusaurus-data-has-hydrated=false",
  "attributes with tags": `docusaurus-data-x=${encodeURIComponent(TAG)}&docusaurus-theme=${encodeURIComponent(TAG)}`,
};

/** @returns The payloads of an address. */
export function addressPayloads(): readonly AddressPayload[] {
  return [
    ...VIEWS.map((view): AddressPayload => ({
      kind: "address",
      name: `a view of ${view}`,
      does: "makes the plot draw what is no number",
      text: new URLSearchParams({ latex: "x^2", view }).toString(),
    })),
    ...Object.entries(TEXTS).map(([name, [does, text]]): AddressPayload => ({
      kind: "address",
      name,
      does,
      text,
    })),
    ...Object.entries(LOADS).map(([name, text]): AddressPayload => ({
      kind: "address",
      name,
      does: "sets attributes of the document",
      text,
      isForLoad: true,
    })),
  ];
}
