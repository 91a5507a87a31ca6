import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { Pool, prepare } from "../../../plugins/live-examples/index.ts";
import { entryText } from "../../../src/playground/output";
import { compile } from "../../../src/playground/runner";
import { LEAKS, NEW_GLOBALS, type Leak } from "./leaks.ts";

type Toolchain = Awaited<ReturnType<typeof prepare>>;

const TIMEOUT = 60_000;

let dir = "";
let toolchain: Toolchain;
let checked: Pool;
let unchecked: Pool;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "isolation-"));
  toolchain = await prepare(process.cwd(), dir);
  checked = new Pool(toolchain);
  unchecked = new Pool(toolchain, undefined, "unchecked");
}, TIMEOUT);

afterAll(() => rm(dir, { recursive: true, force: true }));

async function print(pool: Pool, source: string): Promise<string[]> {
  const { program } = compile(source, "js", toolchain.exported);
  return (await pool.run(program)).entries.map(entryText);
}

/** Prints whether a program that runs after another sees what that has left. */
async function isSeen(pool: Pool, { leave, look }: Leak): Promise<string[]> {
  // Programs that name the engine find the same one in the room.
  await print(pool, `ce;ComputeEngine;\n${leave}`);
  return print(pool, `ce;ComputeEngine;\nconsole.log(Boolean(${look}));`);
}

describe("no program sees what another leaves", () => {
  test.each([...LEAKS, ...NEW_GLOBALS])(
    "$what",
    async (leak) => {
      expect(await isSeen(checked, leak)).toEqual(["false"]);
    },
    TIMEOUT,
  );
});

describe("without the check the next program sees it", () => {
  test.each(LEAKS)(
    "$what",
    async (leak) => {
      expect(await isSeen(unchecked, leak)).toEqual(["true"]);
    },
    TIMEOUT,
  );
});

describe("globals that a program adds end with it, without the check too", () => {
  test.each(NEW_GLOBALS)(
    "$what",
    async (leak) => {
      // Nothing of the programs above is in it.
      const pool = new Pool(toolchain, undefined, "unchecked");
      expect(await isSeen(pool, leak)).toEqual(["false"]);
    },
    TIMEOUT,
  );
});

describe("settings of one program are not those of the next", () => {
  test.each([
    ["the value of a symbol", "assign('r', 5);", "evaluate('r')"],
    ["the type of a symbol", "declare('r', 'string');", "expr('r').type"],
    [
      "the angular unit",
      "getDefaultEngine().angularUnit = 'deg';",
      "getDefaultEngine().angularUnit",
    ],
    ["the precision", "getDefaultEngine().precision = 99;", "N('1/3')"],
    [
      "a definition of the library",
      "ComputeEngine.getStandardLibrary()[0].name = 'left';",
      "ComputeEngine.getStandardLibrary()[0].name",
    ],
  ])(
    "%s",
    async (_, leave, look) => {
      const fresh = new Pool(toolchain, undefined, "none");
      const expected = await print(fresh, `console.log(String(${look}));`);
      const changed = await print(
        checked,
        `${leave}\nconsole.log(String(${look}));`,
      );
      expect(changed).not.toEqual(expected);
      expect(await print(checked, `console.log(String(${look}));`)).toEqual(
        expected,
      );
    },
    TIMEOUT,
  );
});
