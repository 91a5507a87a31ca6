import { readFileSync } from "node:fs";

import { packageFile } from "./installed.ts";
import { readTables } from "./mathlive-tables.ts";
import { expectShape, type Source } from "./source.ts";

/** A name for a key of the virtual keyboard, such as `[left]`. */
interface KeycapToken {
  readonly name: string;
  /**
   * The LaTeX it inserts or the command it runs; empty for a gap and for Shift.
   */
  readonly use: string;
  readonly shifted: string;
  /** Choices in a panel while the key is held: LaTeX, or a name of a panel. */
  readonly variants: readonly string[] | string;
}

/** A panel of variants that layouts refer to by its name. */
interface VariantPanel {
  readonly name: string;
  readonly latex: readonly string[];
}

/** Layouts, keycap tokens, panels and events of the virtual keyboard. */
export interface KeyboardFacts {
  /** The layouts that the package brings, in the order of its types. */
  readonly layouts: readonly string[];
  readonly tokens: readonly KeycapToken[];
  readonly panels: readonly VariantPanel[];
  /** The events that the keyboard dispatches on itself. */
  readonly events: readonly string[];
}

type Table = Readonly<Record<string, unknown>>;

/**
 * Layouts that are in no table: one names four others, one depends on a locale.
 */
const MADE_IN_CODE = ["default", "alphabetic"];

/**
 * Layouts, keycap tokens, panels of variants and events of the virtual
 * keyboard.
 */
export const keyboard: Source<KeyboardFacts> = {
  name: "keyboard",
  package: "mathlive",
  async read() {
    const names = ["LAYOUTS", "KEYCAP_SHORTCUTS", "VARIANTS2"];
    const tables = await readTables([...names, "VirtualKeyboard"]);
    const [own, caps, panels] = names.map((name) => tables[name] as Table);
    const layouts = layoutNames();
    const known = [...MADE_IN_CODE, ...Object.keys(own ?? {})];
    expectShape(
      layouts.toSorted().join() === known.toSorted().join(),
      `VirtualKeyboardName has ${layouts.join()}, the code has ${known.join()}`,
    );
    return {
      layouts,
      tokens: Object.entries(caps ?? {}).map(tokenOf),
      panels: Object.entries(panels ?? {}).map(([name, variants]) => ({
        name,
        latex: latexIn(variants),
      })),
      events: eventsIn(String(tables["VirtualKeyboard"])),
    };
  },
};

/** The names that the types of the package allow. */
function layoutNames(): string[] {
  const file = packageFile("mathlive", "types/virtual-keyboard.d.ts");
  const text = readFileSync(file, "utf8");
  const [, union = ""] = /type VirtualKeyboardName = ([^;]+);/.exec(text) ?? [];
  return [...union.matchAll(/'([^']+)'/g)].map(([, name = ""]) => name);
}

/**
 * The events that the code of a class makes, except those that stand for keys.
 */
function eventsIn(code: string): string[] {
  const made = code.matchAll(/new (?:Custom)?Event\(\s*"([\w-]+)"/g);
  return [...new Set([...made].map(([, name = ""]) => name))].sort();
}

function tokenOf([name, cap]: [string, unknown]): KeycapToken {
  const { shift, variants = [] } = cap as Table;
  return {
    name,
    use: useOf(cap),
    shifted: useOf(shift),
    variants: typeof variants === "string" ? variants : latexIn(variants),
  };
}

/** Returns the first value that MathLive uses of a keycap, in its own order. */
function useOf(cap: unknown): string {
  if (typeof cap === "string") return cap;
  const { command, insert, key, latex } = Object(cap) as Table;
  if (command !== undefined) return commandName(command);
  const text = [insert, key, latex].find((each) => typeof each === "string");
  return text ?? "";
}

/** The name of a command, without its arguments and the feedback of a key. */
function commandName(command: unknown): string {
  const [name] = [command].flat();
  return String(name).replace(/^performWithFeedback\((.*)\)$/, "$1");
}

function latexIn(variants: unknown): string[] {
  return (variants as readonly unknown[]).map(useOf);
}
