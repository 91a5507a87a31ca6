import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { transform } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";

import {
  collectExamples,
  type Example,
} from "../../plugins/live-examples/collect.ts";
import {
  ExampleStore,
  galleryExamples,
} from "../../plugins/live-examples/index.ts";
import { digestOf } from "../../plugins/files.ts";
import { sourcePages } from "../../plugins/source-pages/index.ts";
import { entryText } from "../../src/playground/output";
import { writtenProgram } from "../../src/playground/program";
import { stripExpectations } from "../../src/playground/runner";
import { isDrawn, isTurn } from "../draw.ts";

const run = promisify(execFile);

/** Inside the project: programs import its packages. */
const DIR = path.resolve("node_modules/.cache/copied-programs");
const RUNNER = fileURLToPath(new URL("run-programs.mjs", import.meta.url));

/** There may be thousands of examples, and a hundred take ten seconds. */
const TIMEOUT = 1_200_000;

/** Of so many examples of a page one is run: Copy makes all in the same way. */
const ONE_OF = 12;

/** Programs of a page at once in a process of Node. */
const AT_ONCE = 2;

/** A copied example, and the output that the page states. */
interface Copied {
  readonly at: string;
  readonly file: string;
  readonly program: string;
  readonly printed: string;
  readonly thrown: string | undefined;
}

/** Output and error of the copied program of an example in Node. */
interface Outcome {
  readonly written: string;
  readonly thrown?: string;
}

/** By page, in its order. */
const pages: Copied[][] = [];

beforeAll(async () => {
  await mkdir(DIR, { recursive: true });
  const store = new ExampleStore(process.cwd());
  for (const { file, fences } of sourcePages()) {
    const copied = await copiedOf(store, file, collectExamples(fences));
    if (copied.length > 0) pages.push(copied);
  }
  const gallery = galleryExamples().map(([, example]) => example);
  pages.push(await copiedOf(store, "the gallery", gallery));
}, TIMEOUT);

afterAll(() => rm(DIR, { recursive: true, force: true }));

/** The examples of a page that show code and print the same each time. */
async function copiedOf(
  store: ExampleStore,
  page: string,
  examples: readonly Example[],
): Promise<Copied[]> {
  const all: Copied[] = [];
  const alike = examples.filter(
    ({ meta }) => !meta.values.has("as") && !meta.flags.has("varies"),
  );
  for (const example of alike.filter((_, index) => isTurn(index, 0, ONE_OF))) {
    const { expectations, result, module } = await store.publish(example);
    // Node draws a table of signs where the page has a real one.
    if (result.entries.some(({ table }) => table)) continue;
    const view = path.resolve(module.replace("@generated", ".docusaurus"));
    const { text } = stripExpectations(example.source, expectations);
    const program = writtenProgram(
      text,
      JSON.parse(await readFile(view, "utf8")) as Record<string, string>,
    );
    const { code } = await transform(program, { loader: example.language });
    const file = path.join(DIR, `${digestOf([program])}.mjs`);
    await writeFile(file, example.language === "ts" ? code : program);
    const { entries, error } = result;
    const printed = error === undefined ? entries : entries.slice(0, -1);
    all.push({
      at: `${page}:${String(example.line)}`,
      file,
      program,
      printed: printed.map((entry) => `${entryText(entry)}\n`).join(""),
      thrown: error,
    });
  }
  return all;
}

async function outcomesOf(copied: readonly Copied[]): Promise<Outcome[]> {
  const files = copied.map(({ file }) => file);
  const { stdout } = await run(process.execPath, [RUNNER, ...files], {
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout) as Outcome[];
}

/** Runs a program alone in a process and returns its outcome. */
async function runAlone({ file, thrown }: Copied): Promise<Outcome> {
  // Of an error that nobody catches, Node prints the line that throws: that of
  // the engine is a megabyte long, of which a pipe may take a part only.
  const errors = `${file}.txt`;
  const command = ["-c", 'exec "$0" "$1" 2>"$2"', process.execPath];
  const said = () => readFile(errors, "utf8");
  try {
    const { stdout } = await run("sh", [...command, file, errors]);
    return { written: stdout + (await said()) };
  } catch (error) {
    const { stdout } = error as { stdout: string };
    // The class has a short name in the package. A message may have several
    // lines, and a stack follows it.
    const text = (await said()).replace(/^\w+ \[(\w+)\]: /m, "$1: ");
    const isStated = thrown !== undefined && text.includes(`\n${thrown}\n`);
    return { written: stdout, thrown: isStated ? thrown : text.slice(-500) };
  }
}

function isAsStated(
  { printed, thrown }: Copied,
  { written, thrown: error }: Outcome,
): boolean {
  return written === printed && error === thrown;
}

/**
 * Programs of a page run in one process first, which saves most of the time.
 * One that others disturb runs again alone, and so does a draw of all.
 */
async function differing(): Promise<string[]> {
  const queue = [...pages];
  const alone: Copied[] = [];
  const worker = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const outcomes = await outcomesOf(page);
      alone.push(
        ...page.filter((copied, index) => {
          const outcome = outcomes[index] ?? { written: "" };
          return (
            isDrawn(digestOf([copied.program])) || !isAsStated(copied, outcome)
          );
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const faults: string[] = [];
  for (const copied of alone) {
    const outcome = await runAlone(copied);
    if (isAsStated(copied, outcome)) continue;
    faults.push(
      `${copied.at}\n${copied.program}\nstated: ${copied.printed}${copied.thrown ?? ""}\nprinted: ${outcome.written}${outcome.thrown ?? ""}`,
    );
  }
  return faults;
}

test(
  "a copied program prints in Node what its page states",
  async () => {
    expect((await differing()).join("\n\n")).toBe("");
  },
  TIMEOUT,
);
