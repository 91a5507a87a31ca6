import { FORGERY, POLLUTIONS } from "./breakers.ts";
import { payloadsOf } from "./code.ts";
import { LEAVING, TAG } from "./tags.ts";
import type { CodePayload } from "./types.ts";

/** A value that says it is a formula. */
const liar = (latex: string) =>
  `({ toMathJson() {}, latex: ${JSON.stringify(latex)}, json: 1, toString: () => "x" });`;

/** Programs that print what the page must not take for its own. */
const TEXTS: Readonly<Record<string, string>> = {
  "a tag": `console.log(${JSON.stringify(TAG)});`,
  "a tag at every level": `for (const level of ["log", "info", "warn", "error", "debug"]) console[level](${JSON.stringify(TAG)});`,
  "a tag that leaves, at every level": `for (const level of ["log", "info", "warn", "error", "debug"]) console[level](${JSON.stringify(LEAVING)}, { ${JSON.stringify(LEAVING)}: 1 });`,
  "a tag that leaves, in a table": `console.table([{ ${JSON.stringify(LEAVING)}: ${JSON.stringify(LEAVING)} }]);`,
  "a formula with a tag that leaves": liar(LEAVING),
  "an error with a tag that leaves": `throw new Error(${JSON.stringify(LEAVING)});`,
  "tags in a table": `console.table([{ ${JSON.stringify(TAG)}: ${JSON.stringify(TAG)} }]);`,
  "tags in names": `console.log({ ${JSON.stringify(TAG)}: 1 }, new Map([[${JSON.stringify(TAG)}, 1]]));`,
  "an error with a tag": `throw new Error(${JSON.stringify(TAG)});`,
  "an error that names itself": `throw Object.assign(new Error("x"), { name: ${JSON.stringify(TAG)}, stack: ${JSON.stringify(TAG)} });`,
  "a style of the console": 'console.log("%c x", "position: fixed; inset: 0");',
  "a formula with a link": liar("\\href{javascript:top.hit=1}{x}"),
  "a formula with a style": liar("\\htmlStyle{position:fixed;inset:0}{x}"),
  "a formula with a tag": liar(TAG),
  "a formula that never ends": liar("\\def\\a{\\a}\\a"),
  "a deep formula": liar("\\sqrt{".repeat(500) + "x" + "}".repeat(500)),
  "a huge formula": liar("\\rule[-200em]{400em}{400em}"),
  "a value that throws":
    "console.log(new Proxy({}, { get() { throw 1; }, ownKeys() { throw 2; } }));",
  "a ring": "const ring = [];\nring.push(ring);\nconsole.log(ring);",
  "characters that turn the order": 'console.log("\\u202E\\u2066\\uD800\\0");',
  "many formulas": `const e = ce.parse("\\\\frac{1}{\\\\sqrt{x}}");\n${"e;".repeat(999)}`,
  "a list of many formulas":
    'Array.from({ length: 999 }, () => ce.parse("\\\\frac{1}{\\\\sqrt{x}}"));',
  "a wide table": "console.table(Array(900).fill(Array(100).fill(1)));",
  "1,000 lines": "for (let k = 0; k < 1000; k += 1) console.log(k);",
  "lines without end": "for (;;) console.log(1);",
};

/** @returns The payloads that are programs which print. */
export function outputPayloads(): readonly CodePayload[] {
  return [
    ...payloadsOf("output", "is shown as it is not", TEXTS, (js) => ({ js })),
    ...payloadsOf("output", "breaks what prints", POLLUTIONS, (code) => ({
      js: `${code}\nconsole.log({ a: 1 }, [1, 2]);`,
    })),
    ...payloadsOf("output", "forges what is printed", {
      "forged messages to the page": { js: FORGERY },
    }),
  ];
}
