import { PLATFORMS, readCombination } from "../../src/keys/index.ts";
import { readTables } from "./mathlive-tables.ts";
import { expectShape, type Source } from "./source.ts";

/** The modes of a mathfield. */
export const MODES = ["math", "text", "latex"] as const;

/** A mode of a mathfield. */
export type Mode = (typeof MODES)[number];

/** A combination of keys, and the command that it runs in a mathfield. */
export interface Keybinding {
  /** The keys, in MathLive's notation: `ctrl+[Digit2]`. */
  readonly key: string;
  /** The editing command, and what it is given. */
  readonly command: string;
  readonly args: readonly unknown[];
  /** The mode that it needs. */
  readonly ifMode?: Mode;
  /** The system that it needs; with `!` in front, that it must not be. */
  readonly ifPlatform?: string;
  /** The keyboards that it needs one of: `windows.french`. */
  readonly ifLayout?: readonly string[];
}

const FIELDS = ["key", "command", "ifMode", "ifPlatform", "ifLayout"];

/** The default keybindings of a mathfield, in the order of the package. */
export const keybindings: Source<readonly Keybinding[]> = {
  name: "keybindings",
  package: "mathlive",
  async read() {
    const { DEFAULT_KEYBINDINGS: table } = await readTables([
      "DEFAULT_KEYBINDINGS",
    ]);
    expectShape(
      Array.isArray(table) && table.length > 0,
      "DEFAULT_KEYBINDINGS was a list and is not",
    );
    return table.map((entry: unknown) =>
      readKeybinding({ ...(entry as object) }),
    );
  },
};

function readKeybinding(entry: Record<string, unknown>): Keybinding {
  const { key, ifMode, ifPlatform, ifLayout } = entry;
  const shown = JSON.stringify(entry);
  expectShape(
    typeof key === "string" && readCombination(key),
    `a keybinding has keys in another notation: ${shown}`,
  );
  const unknown = Object.keys(entry).filter((name) => !FIELDS.includes(name));
  expectShape(
    unknown.length === 0,
    `the keybinding ${key} has the new field ${unknown.join(", ")}`,
  );
  const [command, ...args] = [entry["command"]].flat<unknown[]>();
  expectShape(
    typeof command === "string" && command !== "",
    `the keybinding ${key} names its command in another way: ${shown}`,
  );
  const mode = MODES.find((each) => each === ifMode);
  expectShape(
    ifMode === undefined || mode,
    `the keybinding ${key} is for the new mode ${String(ifMode)}`,
  );
  expectShape(
    ifPlatform === undefined || isPlatform(ifPlatform),
    `the keybinding ${key} is for the new platform ${String(ifPlatform)}`,
  );
  expectShape(
    ifLayout === undefined || isLayouts(ifLayout),
    `the keybinding ${key} is for keyboards named in another way: ${shown}`,
  );
  return {
    key,
    command,
    args,
    ...(mode && { ifMode: mode }),
    ...(ifPlatform !== undefined && { ifPlatform }),
    ...(ifLayout && { ifLayout }),
  };
}

function isPlatform(name: unknown): name is string {
  return typeof name === "string" && name.replace(/^!/, "") in PLATFORMS;
}

function isLayouts(ids: unknown): ids is string[] {
  return (
    Array.isArray(ids) &&
    ids.every((id) => /^(apple|windows|linux)\.[a-z-]+$/.test(String(id)))
  );
}

/** The objects that run editing commands. */
const TARGETS = ["mathfield", "model", "virtual-keyboard"] as const;

/** A command that `executeCommand()` knows. */
export interface EditingCommand {
  readonly name: string;
  readonly target: (typeof TARGETS)[number];
  /** True if it can be undone. */
  readonly canUndo: boolean;
  readonly changesContent: boolean;
  readonly changesSelection: boolean;
}

/** The editing commands of a mathfield, in the order of the package. */
export const editingCommands: Source<readonly EditingCommand[]> = {
  name: "editing-commands",
  package: "mathlive",
  async read() {
    const { COMMANDS: table } = await readTables(["COMMANDS"]);
    const entries = Object.entries(Object(table) as Record<string, unknown>);
    expectShape(entries.length > 0, "COMMANDS has no entries");
    return entries.map(([name, entry]) =>
      readCommand(name, Object(entry) as Record<string, unknown>),
    );
  },
};

function readCommand(
  name: string,
  entry: Record<string, unknown>,
): EditingCommand {
  const target = TARGETS.find((each) => each === entry["target"]);
  const { canUndo, changeContent, changeSelection } = entry;
  expectShape(
    target,
    `the command ${name} has the new target ${String(entry["target"])}`,
  );
  expectShape(
    typeof canUndo === "boolean" &&
      typeof changeContent === "boolean" &&
      typeof changeSelection === "boolean",
    `the command ${name} no longer says whether it changes content and selection and can be undone`,
  );
  return {
    name,
    target,
    canUndo,
    changesContent: changeContent,
    changesSelection: changeSelection,
  };
}
