import {
  capsOf,
  isApple,
  type Platform,
  PLATFORMS,
  readCombination,
} from "../../src/keys/index.ts";
import {
  editingCommands,
  factsOf,
  inlineShortcuts,
  keybindings,
} from "../package-facts/index.ts";
import {
  type BindingRow,
  bindingRows,
  commandWords,
  isNeverPressed,
  useText,
  useWords,
} from "../reference-tables/index.ts";
import type { Fact } from "./records.ts";

const PAGE = "/mathfield/reference/keybindings/";

/** Number of systems that keybindings are for. */
const ALL = Object.keys(PLATFORMS).length;

/** An editing command with what it is given, and the keys for it. */
interface Use {
  /** The name of the use in lists of keybindings. */
  readonly text: string;
  readonly command: string;
  readonly args: readonly unknown[];
  readonly keys: readonly string[];
  readonly platforms: ReadonlySet<Platform>;
}

/** The rows of keybindings, inline shortcuts and editing commands. */
export async function keyFacts(): Promise<Fact[]> {
  const uses = usesOf(bindingRows(await factsOf(keybindings)));
  // Keybindings are listed for the reader's system, commands for all.
  const common = uses.filter(({ platforms }) => platforms.size === ALL);
  const rare = uses.filter(({ platforms }) => platforms.size < ALL);
  const told = new Set(common.map(({ text }) => text));
  const commands = (await factsOf(editingCommands)).filter(
    ({ name }) => !told.has(name),
  );
  return [
    ...common.map(({ text, command, args, keys }) => {
      const inserted = command === "insert" ? args.map(String) : [];
      const title = [useWords(command, args), ...inserted].join(" ");
      return fact("filter", text, ["Keybindings", title], [command, ...keys]);
    }),
    ...(await factsOf(inlineShortcuts)).map(({ text, latex, sign }) =>
      fact("shortcut", text, ["Inline shortcuts", text], [latex, sign ?? ""]),
    ),
    ...commands.map(({ name }) => {
      const own = rare.filter(({ command }) => command === name);
      const names = [name, ...own.flatMap(({ keys }) => keys)];
      return fact(
        "command",
        name,
        ["Editing commands", commandWords(name)],
        names,
      );
    }),
  ];
}

/** Groups keys by what they do, as that is what readers ask for. */
function usesOf(rows: readonly BindingRow[]): Use[] {
  const uses = new Map<string, Use>();
  for (const row of rows) {
    if (isNeverPressed(row)) continue;
    const [{ command, args }] = row.bindings;
    const text = useText(command, args);
    const { keys = [], platforms = [] } = uses.get(text) ?? {};
    uses.set(text, {
      text,
      command,
      args,
      keys: [...keys, ...keysOf(row)],
      platforms: new Set([...platforms, ...row.platforms]),
    });
  }
  return [...uses.values()];
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
