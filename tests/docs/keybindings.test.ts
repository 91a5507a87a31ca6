import { Window } from "happy-dom";
import { describe, expect, test } from "vitest";

import {
  cssVariables,
  editingCommands,
  factsOf,
  inlineShortcuts,
  keybindings,
} from "../../plugins/package-facts/index.ts";
import { readTables } from "../../plugins/package-facts/mathlive-tables.ts";
import {
  bindingRows,
  referenceTables,
} from "../../plugins/reference-tables/index.ts";
import { UNREACHABLE } from "../../plugins/reference-tables/binding-rows.ts";
import {
  COMMAND_WORDS,
  selectorText,
} from "../../plugins/reference-tables/command-words.ts";
import { type Platform, readCombination } from "../../src/keys/index.ts";

/** The rows that an element of the page shows. */
async function rowsOf(
  element: "EditingCommands" | "InlineShortcuts" | "Keybindings",
) {
  const props = await referenceTables.views[element]({}, process.cwd());
  const { document } = new Window();
  document.body.innerHTML = props.html;
  return [...document.querySelectorAll("[data-find]")];
}

function textsOf(rows: Awaited<ReturnType<typeof rowsOf>>, part: string) {
  return rows.map((row) => row.querySelector(part)?.textContent ?? "").sort();
}

test("every keybinding of the package is in one row, and each row on the page", async () => {
  const all = await factsOf(keybindings);
  const rows = bindingRows(all);
  const told = rows.flatMap(({ bindings }) => bindings);
  expect(told).toHaveLength(all.length);
  expect(new Set(told)).toEqual(new Set(all));
  for (const { bindings } of rows.filter((row) => row.bindings.length > 1)) {
    const names = bindings.map(({ key }) => key.replace("Return", "Enter"));
    expect(new Set(names).size, JSON.stringify(bindings)).toBe(1);
  }
  const shown = rows.map(({ bindings: [{ command, args }] }) =>
    args.length === 0 ? command : selectorText(command, args),
  );
  const page = await rowsOf("Keybindings");
  expect(textsOf(page, "li > code")).toEqual(shown.sort());
});

test("every CSS variable of the package is in one group", async () => {
  const all = await factsOf(cssVariables);
  const groups = new Set(all.map(({ group }) => group));
  const shown: string[] = [];
  for (const group of groups) {
    const { variables } = await referenceTables.views.CssVariables(
      { group },
      process.cwd(),
    );
    shown.push(...variables.map(({ name }) => name));
  }
  expect(shown.sort()).toEqual(all.map(({ name }) => name).sort());
});

test("every inline shortcut of the package is on the page once", async () => {
  const all = await factsOf(inlineShortcuts);
  const page = await rowsOf("InlineShortcuts");
  const pairs = page.map((row) => [
    row.querySelector("kbd")?.textContent,
    row.querySelector("code")?.textContent,
  ]);
  expect(pairs.sort()).toEqual(
    all.map(({ text, latex }) => [text, latex]).sort(),
  );
});

test("every inline shortcut shows what becomes of it", async () => {
  for (const row of await rowsOf("InlineShortcuts")) {
    const [, shown] = row.children;
    expect(shown?.textContent, row.textContent).not.toBe("");
  }
});

describe("editing commands", () => {
  test("are on the page once each", async () => {
    const names = (await factsOf(editingCommands)).map(({ name }) => name);
    const page = await rowsOf("EditingCommands");
    const calls = textsOf(page, "code").map(
      (call) => /^executeCommand\(\[?"(\w+)"/.exec(call)?.[1],
    );
    expect(calls.sort()).toEqual(names.sort());
  });

  test("have words of their own", async () => {
    const names = (await factsOf(editingCommands)).map(({ name }) => name);
    expect(Object.keys(COMMAND_WORDS).sort()).toEqual(names.sort());
  });

  test("are what keybindings run", async () => {
    const names = (await factsOf(editingCommands)).map(({ name }) => name);
    for (const { command } of await factsOf(keybindings))
      expect(names).toContain(command);
  });
});

/** MathLive's own way from keys to commands. */
interface Own {
  readonly DEFAULT_KEYBINDINGS: unknown;
  readonly normalizeKeybindings: (table: unknown, layout: object) => [object[]];
  readonly getCommandForKeybinding: (
    bindings: object[],
    mode: string,
    event: object,
  ) => string | string[];
}

const MACHINES = [
  ["macos", "APPLE_ENGLISH", { platform: "MacIntel", userAgent: "" }],
  ["ios", "APPLE_ENGLISH", { platform: "iPad", userAgent: "iPad" }],
  ["windows", "WINDOWS_ENGLISH", { platform: "Win32", userAgent: "" }],
  ["windows", "WINDOWS_FRENCH", { platform: "Win32", userAgent: "" }],
  ["other", "LINUX_ENGLISH", { platform: "Linux", userAgent: "" }],
  ["windows", "WINDOWS_GERMAN", { platform: "Win32", userAgent: "" }],
  ["other", "LINUX_FRENCH", { platform: "Linux", userAgent: "" }],
  ["android", "LINUX_ENGLISH", { platform: "Linux", userAgent: "Android" }],
] as const;

test.each(MACHINES)(
  "on %s with %s, keys run what the page says",
  async (platform, name, navigator) => {
    const tables = await readTables([
      "DEFAULT_KEYBINDINGS",
      "normalizeKeybindings",
      "getCommandForKeybinding",
      name,
    ]);
    const own = tables as unknown as Own;
    const layout = tables[name] as { id: string };
    // MathLive asks the browser which system it is on.
    const realm = realmOf(own.normalizeKeybindings);
    Object.assign(realm, { window: {}, document: {}, navigator });
    const known = Object.assign(Object.create(layout) as object, { score: 1 });
    const [bindings] = own.normalizeKeybindings(own.DEFAULT_KEYBINDINGS, known);
    const rows = bindingRows(await factsOf(keybindings));
    const here = rows.filter(
      ({ platforms, bindings: [{ ifLayout }] }) =>
        platforms.includes(platform as Platform) &&
        (ifLayout?.includes(layout.id) ?? true),
    );
    expect(here.length).toBeGreaterThan(0);
    for (const { keys, modes, bindings: same } of here) {
      const [{ command, args }] = same;
      // Other keyboards have letters and signs elsewhere than English ones.
      if (!name.endsWith("ENGLISH") && !same[0].key.endsWith("]")) continue;
      for (const mode of modes) {
        const run = own.getCommandForKeybinding(bindings, mode, press(keys));
        const said = [run].flat();
        expect(JSON.stringify(said), `${keys} in ${mode}`).toBe(
          JSON.stringify([command, ...args]),
        );
      }
    }
  },
);

test("MathLive files the keyboard that no system has under another one", async () => {
  const { LINUX_GERMAN } = await readTables(["LINUX_GERMAN"]);
  expect(LINUX_GERMAN).toMatchObject({ id: UNREACHABLE, platform: "windows" });
});

/** Keys as a browser reports them. */
function press(keys: string): object {
  const { shift, alt, ctrl, meta, code } = readCombination(keys) ?? {};
  return {
    code,
    key: "",
    shiftKey: shift,
    altKey: alt,
    ctrlKey: ctrl,
    metaKey: meta,
  };
}

/** The global object that a function sees. */
function realmOf(inside: (...args: never[]) => unknown): object {
  const make = inside.constructor as (code: string) => () => object;
  return make("return globalThis")();
}
