import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import {
  checkFile,
  compileExample,
  ExampleStore,
  Pool,
  prepare,
} from "../../plugins/live-examples/index.ts";
import { findPages } from "../../plugins/source-pages/index.ts";
import { compile, type Program } from "../../src/playground/runner";
import { digestOf } from "../../plugins/files.ts";
import { isDrawn } from "../draw.ts";

type Toolchain = Awaited<ReturnType<typeof prepare>>;

/** A program, and what it has to print. */
interface Known {
  readonly source: string;
  readonly program: Program;
  readonly printed: string;
}

/**
 * A realm takes a fifth of a second, and there may be thousands of examples.
 */
const TIMEOUT = 1_200_000;

/** Settings and values that one program makes and the next must not see. */
const GENERATED = [2, 3, 5, 7].flatMap((n) => [
  `ce.assign("x", ${String(n)}); ce.parse("x^2 + y").evaluate();`,
  `ce.precision = ${String(n * 20)}; ce.parse("\\\\pi").N();`,
  `ce.declare("f", "function"); ce.parse("f(x)").json; String(ce.parse("x").type);`,
  `ce.angularUnit = "deg"; ce.parse("\\\\sin ${String(n)}").N();`,
  `assign("x", ${String(n)}); [evaluate("x + y"), N("x / 7")];`,
  `[evaluate("x + y"), N("y / 7"), expand("(x + y)^${String(n)}")];`,
  `[ce.parse("\\\\int x^${String(n)} dx").evaluate(), ce.precision];`,
  `[solve("x^2 - ${String(n)} x + 6", "x"), simplify("x + x")];`,
]);

let dir = "";
let toolchain: Toolchain;
/** The pages' examples as a build runs them: they share realms in its order. */
const built = new Map<string, Known>();
/** Some of them and others, each with a realm of its own. */
let alone: readonly Known[] = [];

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "parity-"));
  toolchain = await prepare(process.cwd(), dir);
  const store = new ExampleStore(process.cwd());
  for (const file of findPages(process.cwd())) {
    const { checked } = await checkFile(store, file, process.cwd());
    for (const { example, result } of checked) {
      const { program } = compileExample(example, toolchain.exported);
      if (!example.meta.flags.has("varies"))
        built.set(example.source, {
          source: example.source,
          program,
          printed: JSON.stringify(result),
        });
    }
  }
  const own = new Pool(toolchain, undefined, "none");
  alone = await Promise.all(
    [
      ...[...built.values()].filter(({ source }) => isDrawn(digestOf(source))),
      ...GENERATED.map(programOf),
    ].map(async ({ source, program }) => ({
      source,
      program,
      printed: await print(own, program),
    })),
  );
}, TIMEOUT);

afterAll(() => rm(dir, { recursive: true, force: true }));

function programOf(source: string): Omit<Known, "printed"> {
  const { program } = compile(source, "js", toolchain.exported);
  return { source, program };
}

async function print(pool: Pool, program: Program): Promise<string> {
  return JSON.stringify(await pool.run(program));
}

/** The sources of programs that print something else in a pool's realms. */
async function differing(
  pool: Pool,
  programs: readonly Known[],
): Promise<string[]> {
  const results = await Promise.all(
    programs.map(async ({ source, program, printed }) =>
      (await print(pool, program)) === printed ? [] : [source],
    ),
  );
  return results.flat();
}

test("the build's results are those of programs alone", () => {
  const ours = alone.filter(({ source }) => built.has(source));
  expect(ours).not.toEqual([]);
  const others = ours.filter(
    ({ source, printed }) => built.get(source)?.printed !== printed,
  );
  expect(others.map(({ source }) => source)).toEqual([]);
});

// The build runs them forward, among all others.
test(
  "in shared realms, backward, they print the same",
  async () => {
    const pool = new Pool(toolchain);
    expect(await differing(pool, alone.toReversed())).toEqual([]);
  },
  TIMEOUT,
);

test(
  "realms that are shared without a check are found out",
  async () => {
    const look = "console.log(typeof Math.left);";
    const looking = programOf(look);
    const printed = await print(new Pool(toolchain), looking.program);
    const leaving = programOf("Math.left = 1;");
    // Several: there is more than one thread, and each has a realm.
    const programs = [
      { ...leaving, printed: '{"entries":[]}' },
      { ...looking, printed },
    ].flatMap((known) => Array.from({ length: 4 }, () => known));
    expect(await differing(new Pool(toolchain), programs)).toEqual([]);
    const pool = new Pool(toolchain, undefined, "unchecked");
    expect(await differing(pool, programs)).toContain(look);
  },
  TIMEOUT,
);
