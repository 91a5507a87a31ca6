import {
  capsOf,
  isApple,
  PLATFORMS,
  type Platform,
  readCombination,
} from "../../../src/keys/index.ts";
import {
  bindingRows,
  type BindingRow,
  commandWords,
  editingCommands,
  factsOf,
  inlineShortcuts,
  isNeverPressed,
  keybindings,
  useText,
  useWords,
} from "../../library-data/index.ts";
import type { Fact } from "./fact.ts";

const PAGE = "/mathfield/reference/keybindings/";

/** What an editing command does with what it is given, and the keys for it. */
interface Use {
  readonly command: string;
  readonly args: readonly unknown[];
  readonly keys: readonly string[];
  readonly platforms: readonly Platform[];
}

/** The rows of keybindings, inline shortcuts and editing commands. */
export async function keyFacts(): Promise<Fact[]> {
  const rows = bindingRows(await factsOf(keybindings));
  const bound = rows.flatMap(({ bindings: [{ command, args }] }) =>
    args.length === 0 ? [command] : [],
  );
  const unbound = (await factsOf(editingCommands)).filter(
    ({ name }) => !bound.includes(name),
  );
  return [
    ...usesOf(rows),
    ...(await factsOf(inlineShortcuts)).map(({ text, latex, sign }) =>
      fact("shortcut", text, ["Inline shortcuts", text], [latex, sign ?? ""]),
    ),
    ...unbound.map(({ name }) =>
      fact("command", name, ["Editing commands", commandWords(name)], [name]),
    ),
  ];
}

/** A fact of all keys that do the same: readers ask for what they do. */
function usesOf(rows: readonly BindingRow[]): Fact[] {
  const uses = new Map<string, Use>();
  for (const row of rows) {
    const [{ command, args }] = row.bindings;
    const text = useText(command, args);
    const { keys = [], platforms = [] } = uses.get(text) ?? {};
    if (isNeverPressed(row)) continue;
    uses.set(text, {
      command,
      args,
      keys: [...keys, ...keysOf(row)],
      platforms: [...platforms, ...row.platforms],
    });
  }
  return [...uses].map(([text, { command, args, keys, platforms }]) => {
    const inserted = command === "insert" ? args.map(String) : [];
    const title = [useWords(command, args), ...inserted].join(" ");
    const names = [command, ...keys];
    // Keybindings are listed for the reader's system, commands for all.
    const isEverywhere =
      new Set(platforms).size === Object.keys(PLATFORMS).length;
    return isEverywhere
      ? fact("filter", text, ["Keybindings", title], names)
      : fact("command", command, ["Editing commands", title], names);
  });
}

/** The keys of a row, as readers write them: `Ctrl+Z`, `⌘Z`, `cmd+z`. */
function keysOf({ keys, platforms, bindings }: BindingRow): string[] {
  const combination = readCombination(keys);
  if (!combination) throw new Error(`no keys: ${keys}`);
  const kinds = new Set(platforms.map(isApple));
  const written = [...kinds].map((apple) =>
    capsOf(combination, apple).caps.join(apple ? "" : "+"),
  );
  // Keys in brackets are named by their place on the keyboard.
  const own = bindings.map(({ key }) => key).filter((key) => !/\[/.test(key));
  const known = written.map((keys) => keys.toLowerCase());
  return [...written, ...own.filter((key) => !known.includes(key))];
}

function fact(
  parameter: string,
  text: string,
  titles: readonly string[],
  names: readonly string[],
): Fact {
  return {
    url: `${PAGE}?${parameter}=${encodeURIComponent(text)}`,
    kind: "key",
    titles,
    names,
    text: "",
  };
}
