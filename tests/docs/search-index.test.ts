import { describe, expect, test } from "vitest";

import { API_LIBRARIES } from "../../plugins/api-reference/index.ts";
import {
  dataOf,
  findAll,
  isTag,
  parseFragment,
  textOf,
} from "../../plugins/built-pages/index.ts";
import {
  environments,
  factsOf,
  latexCommands,
  loadComputeEngine,
} from "../../plugins/package-facts/index.ts";
import { referenceTables } from "../../plugins/reference-tables/index.ts";
import {
  NOTES_LIBRARIES,
  releasesOf,
} from "../../plugins/release-notes/index.ts";
import { libraryFacts } from "../../plugins/search-index/facts.ts";

const { ComputeEngine } = loadComputeEngine();
const facts = await libraryFacts(process.cwd());
const NAMES = ComputeEngine.getStandardLibrary("all").flatMap(
  ({ definitions }) =>
    [definitions ?? []].flat().flatMap((table) => Object.keys(table)),
);

function ofKind(kind: string) {
  return facts.filter((fact) => fact.kind === kind);
}

/** The value of a parameter in the addresses of facts, for those on a page. */
function asked(page: string, parameter: string): string[] {
  return facts.flatMap(({ url }) => {
    const { pathname, searchParams } = new URL(url, "https://example.com");
    const value = searchParams.get(parameter);
    return pathname === page && value !== null ? [value] : [];
  });
}

type Table =
  "EditingCommands" | "InlineShortcuts" | "Keybindings" | "LatexCommands";

/** Returns the names of the rows of a table that the address can ask for. */
async function rowNames(view: Table): Promise<string[]> {
  const props = await referenceTables.views[view]({}, process.cwd());
  // Long tables stand folded, as text.
  const document = parseFragment(props.html);
  const named = findAll(document, (each) => dataOf(each, "name") !== undefined);
  if (named.length > 0) return named.map((each) => dataOf(each, "name") ?? "");
  return findAll(document, (each) => isTag(each, "button")).map(textOf);
}

test.each(["mf.value", "ce.parse", "expr.simplify"])(
  "a member is called as examples write it: %s",
  (written) => {
    const named = ofKind("member").filter(({ names }) =>
      names.includes(written),
    );
    expect(named).toHaveLength(1);
  },
);

test("a name under the heading of another is called by its own", () => {
  const titles = (name: string) =>
    ofKind("operator").find(({ names: [first] }) => first === name)?.titles;
  expect(titles("Sum")).toEqual(["Sums and products", "Sum"]);
  expect(titles("LCM")).toEqual(["Integers and remainders", "LCM"]);
  expect(titles("Lg")).toEqual(["Exponentials and logarithms", "Lg"]);
});

test("no two facts are of one place", () => {
  const urls = facts.map(({ url }) => url);
  expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([]);
});

describe("has exactly once", () => {
  test("every name of the engine's library", () => {
    const told = ofKind("operator").map(({ names: [name] }) => name);
    expect(told.sort()).toEqual(NAMES.sort());
  });

  test("every export of the packages, and every member", async () => {
    const surfaces = await Promise.all(
      API_LIBRARIES.map(({ source }) => factsOf(source)),
    );
    const members = ofKind("member");
    const told = members.map(({ names: [name = ""] }) => name);
    const exported = surfaces.flat();
    const all = exported.reduce((sum, each) => sum + each.members.length, 0);
    expect(members).toHaveLength(exported.length + all);
    const keys = exported.map(({ key }) => key);
    expect(told.filter((name) => keys.includes(name)).sort()).toEqual(
      keys.sort(),
    );
    expect(told).toEqual(
      expect.arrayContaining(Object.keys(loadComputeEngine())),
    );
  });

  test("every LaTeX command and environment", async () => {
    const told = ofKind("command").map(({ titles = [] }) => titles.at(-1));
    const commands = (await factsOf(latexCommands)).map(({ name }) => name);
    const others = (await factsOf(environments)).map(
      ({ name }) => `\\begin{${name}}`,
    );
    expect(told.sort()).toEqual([...commands, ...others].sort());
  });

  test("every release", async () => {
    const told = ofKind("release").map(({ names: [name] }) => name);
    const releases = await Promise.all(
      Object.values(NOTES_LIBRARIES).map(async (library) =>
        (await releasesOf(library)).map(
          ({ version }) => `${library.name} ${version}`,
        ),
      ),
    );
    expect(told.sort()).toEqual(releases.flat().sort());
  });
});

describe("leads to rows that are there", () => {
  const [COMMANDS, KEYS] = [
    "/mathfield/reference/commands/",
    "/mathfield/reference/keybindings/",
  ];

  test.each([
    ["LatexCommands", COMMANDS, ["filter", "environment"]],
    ["InlineShortcuts", KEYS, ["shortcut"]],
  ] as const)("each of %s", async (view, page, parameters) => {
    const rows = await rowNames(view);
    expect(rows.length).toBeGreaterThan(0);
    const names = parameters.flatMap((parameter) => asked(page, parameter));
    expect(names.sort()).toEqual(rows.sort());
  });

  test.each([
    ["Keybindings", "filter"],
    ["EditingCommands", "command"],
  ] as const)("some of %s", async (view, parameter) => {
    const rows = await rowNames(view);
    const names = asked(KEYS, parameter);
    expect(names.length).toBeGreaterThan(0);
    expect(rows).toEqual(expect.arrayContaining(names));
  });

  test("every editing command is known by its name", async () => {
    const names = ofKind("key").flatMap(({ names: own }) => own);
    expect(names).toEqual(
      expect.arrayContaining(await rowNames("EditingCommands")),
    );
  });
});
