import { payloadsOf } from "./code.ts";
import type { Attacks, CodePayload } from "./types.ts";

/** Hogs its thread, until its frame ends it. */
export const HOGS: Attacks = {
  "an endless loop": {
    js: 'console.log("before");\nfor (;;);',
    ends: /before.*A loop was ended after 1 s/s,
  },
  "an endless loop in the markup": {
    html: "<script>while (true);</script>",
    ends: /A loop was ended after 1 s/,
  },
  "endless output": {
    js: "while (true) console.log(1);",
    ends: /output is cut here.*1,000 lines/,
  },
  "a long text": {
    js: 'console.log("x".repeat(2e6));\nconsole.log("after");',
    ends: /output is cut here.*1 MB/,
  },
};

/** Hogs its thread or memory where nothing in its frame can end it. */
export const KILLERS: Attacks = {
  "a loop that no guard sees": {
    js: 'setTimeout(() => eval("for (;;);"));',
    ends: /ended: it did not answer/,
  },
  "endless microtasks": {
    js: "const again = () => Promise.resolve().then(again);\nagain();",
    ends: /ended: it did not answer/,
  },
  "two gigabytes": {
    js: `const all = [];
for (let i = 0; i < 16; i++) all.push(new Uint8Array(2 ** 27).fill(1));
console.log("allocated", all.length);`,
    ends: /allocated 16|RangeError: Array buffer allocation failed|A loop was ended after 1 s|ended: (?:out of memory|it did not answer)/,
  },
  "memory without end": {
    js: 'const all = [];\neval("for (;;) all.push(new Array(1e6).fill({}))");',
    ends: /ended: (?:out of memory|it did not answer)/,
  },
};

/** Programs that take long, by name. */
const PROGRAMS: Readonly<Record<string, string>> = {
  "recursion without end": "const again = () => again() + 1;\nagain();",
  "a pattern that backtracks": '/^(a+)+$/.test("a".repeat(40) + "b");',
  "a wait for a shared number":
    "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);",
  "a promise that nobody keeps": "await new Promise(() => {});",
  "a generator without end":
    "let sum = 0;\nfor (const one of (function* () {\nfor (;;) yield 1;\n})()) sum += one;",
  "timers without end":
    "const more = () => {\nsetTimeout(more);\nsetTimeout(more);\n};\nmore();\nawait new Promise(() => {});",
  "a text that doubles": 'let text = "x";\nfor (;;) text += text;',
  "a power of large numbers": "console.log((9n ** 9n ** 7n) % 10n);",
  "a list that is sorted for ever":
    "new Array(1e7).fill(0).sort(() => Math.random() - 0.5);",
  "a value whose text never ends":
    "console.log({\ntoString() {\nfor (;;);\n},\nget a() {\nfor (;;);\n},\n});",
  "a clone of a deep list":
    "let list = [];\nfor (let k = 0; k < 1e5; k += 1) list = [list];\nconsole.log(list);\nstructuredClone(list);",
};

/** Markup that takes long, by name. */
const PAGES: Readonly<Record<string, string>> = {
  "a result that grows with each frame":
    "<div id=d></div><script>let h = 1; const grow = () => { d.style.height = (h += 500) + 'px'; requestAnimationFrame(grow); }; grow();</script>",
  "many elements": "<script>document.write('<p>x</p>'.repeat(50000));</script>",
  "elements in one another":
    "<script>document.write('<div>'.repeat(20000));</script>",
};

/** @returns The payloads that hog a thread or the memory. */
export function timingPayloads(): readonly CodePayload[] {
  const programs = payloadsOf("timing", "takes a thread", PROGRAMS, (js) => ({
    js,
  }));
  return [
    ...payloadsOf("timing", "takes a thread", HOGS),
    ...payloadsOf("timing", "takes a process", KILLERS),
    ...programs,
    ...payloadsOf("timing", "takes the layout", PAGES, (html) => ({ html })),
  ];
}
