import { payloadsOf } from "./code.ts";
import { REQUESTS, trying } from "./requests.ts";
import type { CodePayload, Targets } from "./types.ts";

/** Programs that take a module from where there is none for them. */
const modulesOf = ({
  near,
  far,
}: Targets): Readonly<Record<string, string>> => ({
  "a module of another host": `import ${JSON.stringify(far("module"))};`,
  "a module of the site": `import ${JSON.stringify(near("module"))};`,
  "a path of the site": 'import "/assets/js/main.js";',
  "a path out of a package": 'import "mathlive/../../package.json";',
  "a module of data": 'import "data:text/javascript,top.hit=1";',
  "a module of Node": 'import "node:fs";\nimport "child_process";',
  "an address of code": 'await import("javascript:top.hit=1");',
  "a module of its own":
    'await import(URL.createObjectURL(new Blob(["globalThis.hit=1"], { type: "text/javascript" })));',
  "the prototype of objects": 'import "__proto__";\nimport "constructor";',
  "no name": 'import "";',
  "a name with a tag": 'await import("<img src=data:, onerror=top.hit=1>");',
  "a name that changes":
    'let n = 0;\nawait import({ toString: () => (n++ ? "mathlive" : "node:fs") });',
  attributes: 'await import("mathlive", { with: { type: "json" } });',
  "a module without end": "import 'mathlive' {",
  "51 modules":
    "for (let k = 0; k < 51; k += 1) await import(`module ${k}`).catch(() => {});",
  "100,000 modules at once":
    "for (let k = 0; k < 100000; k += 1) import(`module ${k}`).catch(() => {});",
  "code from a text": 'eval("top.hit = 1");\nFunction("top.hit = 1")();',
  "its own address":
    "console.log(import.meta.url);\nawait import(import.meta.url);",
});

/** @returns The payloads that take code or data from elsewhere. */
export function modulePayloads(targets: Targets): readonly CodePayload[] {
  const asks = Object.entries(REQUESTS).map(
    ([name, attempt]) =>
      [
        name,
        { js: trying({ [name]: attempt }, { "": targets.far("request") }) },
      ] as const,
  );
  return [
    ...payloadsOf("module", "loads code", modulesOf(targets), (js) => ({ js })),
    ...payloadsOf("module", "asks another host", Object.fromEntries(asks)),
  ];
}
