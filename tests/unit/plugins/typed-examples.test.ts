import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  checkTypes,
  summaryOf,
  TypeStore,
} from "../../../plugins/typed-examples/index.ts";

const siteDir = process.cwd();
let dir = "";
let store: TypeStore;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "typed-"));
  store = new TypeStore(siteDir, path.join(dir, "kept"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Checks the types of a page that has these lines from its first line on. */
async function check(...lines: string[]) {
  const file = path.join(dir, "page.mdx");
  await writeFile(file, lines.join("\n"));
  return checkTypes(store, dir, [file]);
}

function fence(meta: string, ...code: string[]): string[] {
  return [`\`\`\`${meta}`, ...code, "```", ""];
}

test.each([
  ["a member that is not there", "js live", "ce.parseAll('x');", "'parseAll'"],
  ["an argument of another type", "js live", "ce.parse(42);", "overload"],
  ["too many arguments", "js live", "ce.pushScope({}, 'a', 1);", "arguments"],
  [
    "a value of another type",
    "js live",
    "ce.precision = 'high';",
    "'number | ",
  ],
  ["an option that is unknown", "js live", "ce.parse('x', { a: 1 });", "'a'"],
  ["a name that nobody declares", "js live", "engine.parse('x');", "'engine'"],
  [
    "an export that is not there",
    "js live",
    'import { solveAll } from "@cortex-js/compute-engine";',
    "'solveAll'",
  ],
  [
    "a module that is not there",
    "js checked",
    'import "mathlive/none";',
    "'mathlive/none'",
  ],
  [
    "null, in TypeScript",
    "ts checked",
    'document.querySelector("math-field").value;',
    "'null'",
  ],
  ["no type, in TypeScript", "ts live", "(x) => x;", "'any' type"],
  [
    "the tag of a mathfield",
    "js checked",
    'document.querySelector("math-field").latexCode;',
    "'latexCode'",
  ],
])("%s is an error at its line", async (_, meta, code, words) => {
  const { problems } = await check("# Title", "", ...fence(meta, "", code));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^page\.mdx:5: /);
  expect(problems[0]).toContain(words);
});

test("each error of a document is at its own line", async () => {
  const { problems } = await check(
    ...fence("js live", "ce.parseAll(1);", "", "ce.parseAll(2);"),
    "<Playground>",
    "",
    ...fence("js", 'import "mathlive";', "mathVirtualKeyboard.open();"),
    "</Playground>",
    "",
    ...fence("ts live", "const x: string = ce.precision;"),
  );
  const lines = problems.map((problem) => problem.split(":")[1]);
  expect(lines).toEqual(["2", "4", "11", "17"]);
});

test("the modules of a document for the browser are checked", async () => {
  const address = "https://unpkg.com/mathlive@0.1.0/mathlive.min.mjs";
  const lines = fence(
    "html checked",
    "<math-field></math-field>",
    '<script type="module">',
    `  import { MathfieldElement } from "${address}";`,
    "  new MathfieldElement().valueOff = 1;",
    "</script>",
    "<script>not a module</script>",
  );
  const { problems } = await check(...lines);
  expect(problems).toEqual([
    expect.stringMatching(/^page\.mdx:5: .*'valueOff'/),
  ]);
});

test("JavaScript may do what it cannot say in types", async () => {
  const { problems } = await check(
    ...fence(
      "js live",
      "const half = (x, y) => x.op1 ?? y;",
      'half(ce.parse("x"));',
      'const list = ["Add", 1, 2];',
      "ce.expr(list);",
      'document.querySelector("#none").value;',
    ),
  );
  expect(problems).toEqual([]);
});

test("code that nothing runs is not checked", async () => {
  const { problems } = await check(...fence("js", "ce.parseAll();"));
  expect(problems).toEqual([]);
});

describe("an error that is stated", () => {
  test("is none", async () => {
    const meta = "js live type-error=\"'parseAll' does not exist\"";
    const { problems } = await check(...fence(meta, "ce.parseAll();"));
    expect(problems).toEqual([]);
  });

  test("has to be there", async () => {
    const meta = 'js live type-error="does not exist"';
    const { problems } = await check(...fence(meta, "ce.parse('x');"));
    expect(problems).toEqual([
      'page.mdx:1: has no type error, but states type-error="does not exist"',
    ]);
  });

  test("allows no other", async () => {
    const meta = "js live type-error=\"'parseAll' does not exist\"";
    const { problems } = await check(
      ...fence(meta, "ce.parseAll();", "ce.exprAll();"),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^page\.mdx:3: .*'exprAll'/);
  });
});

test("what the compiler said is kept until the code changes", async () => {
  const lines = fence("js live", "ce.kept('x');");
  await check(...lines);
  const kept = path.join(dir, "kept", "results");
  const before = await readdir(kept);
  const message = "as it was kept";
  for (const name of before)
    await writeFile(
      path.join(kept, name),
      JSON.stringify({
        errors: [{ line: 1, message }],
        names: [],
        others: { own: 0, platform: 0, untyped: 0 },
      }),
    );
  store = new TypeStore(siteDir, path.join(dir, "kept"));
  expect((await check(...lines)).problems).toEqual([`page.mdx:2: ${message}`]);
  const { problems } = await check(...fence("js live", "ce.kept('y');"));
  expect(problems[0]).toContain("'kept'");
  expect(await readdir(kept)).toHaveLength(before.length + 1);
});

test("names are told by who declares them", async () => {
  const { examples } = await check(
    ...fence(
      "js live",
      'import { add } from "@cortex-js/compute-engine/interval";',
      'const sum = add({ lo: 1, hi: 2 }, ce.parse("x"));',
      "Math.max(sum.lo);",
      "ce.box(1);",
    ),
  );
  const [{ typing, program }] = examples as [(typeof examples)[number]];
  const names = typing.names.map(({ start, end, keys, isDeprecated }) => [
    program.source.slice(start, end),
    keys[0],
    isDeprecated,
  ]);
  expect(names).toContainEqual(["add", "interval/add", false]);
  expect(names).toContainEqual(["parse", "IComputeEngine.parse", false]);
  expect(names).toContainEqual(["box", "IComputeEngine.box", true]);
  const { deprecated, linked } = await summaryOf(examples);
  expect(deprecated).toEqual(["page.mdx:5: IComputeEngine.box"]);
  expect(linked).toBeGreaterThan(3);
});
