import { expectShape, type Source } from "./source.ts";
import { readTables } from "./mathlive-tables.ts";

/** An argument of a command, as MathLive reads it. */
export interface LatexParameter {
  readonly type: string;
  readonly isOptional: boolean;
}

/** Facts on a name that begins with a backslash, in the installed MathLive. */
export interface LatexCommand {
  readonly name: string;
  /** Of several meanings, the one that the parser takes. */
  readonly kind: "command" | "symbol" | "macro" | "text symbol";
  /** In which mode it is a command; without it in each. */
  readonly mode?: "math" | "text";
  readonly parameters: readonly LatexParameter[];
  /** Stands between its arguments, as `\over` does. */
  readonly isInfix?: true;
  /** Names a function, as `\sin` does. */
  readonly isFunction?: true;
  /** The class of a symbol, such as `mrel`. */
  readonly type?: string;
  readonly codepoint?: number;
  /** The origin of a symbol or macro, such as `ams` or `texvc`. */
  readonly origin?: string;
  /** The LaTeX that a macro expands to. */
  readonly expansion?: string;
}

interface CommandEntry {
  readonly definitionType: "function";
  readonly params: readonly LatexParameter[];
  readonly ifMode?: string;
  readonly infix: boolean;
  readonly isFunction: boolean;
}

interface SymbolEntry {
  readonly definitionType: "symbol";
  readonly type: string;
  readonly variant?: string;
  readonly codepoint: number;
}

type MacroEntry = string | { readonly def: string; readonly args?: number };

type Table<T> = Readonly<Record<string, T>>;

/** Every command, symbol and macro, in alphabetical order. */
export const latexCommands: Source<readonly LatexCommand[]> = {
  name: "latex-commands",
  package: "mathlive",
  async read() {
    const tables = (await readTables([
      "LATEX_COMMANDS",
      "MATH_SYMBOLS",
      "TEXT_SYMBOLS",
      "DEFAULT_MACROS",
    ])) as unknown as {
      LATEX_COMMANDS: Table<CommandEntry>;
      MATH_SYMBOLS: Table<SymbolEntry>;
      TEXT_SYMBOLS: Table<number>;
      DEFAULT_MACROS: Table<unknown>;
    };
    const read = [
      ...namesOf(tables.TEXT_SYMBOLS, textSymbol),
      ...namesOf(tables.MATH_SYMBOLS, symbol),
      ...namesOf(tables.LATEX_COMMANDS, command),
      // Last, as the parser looks for macros first.
      ...macros(tables.DEFAULT_MACROS),
    ];
    const known = new Map(read.map((each) => [each.name, each]));
    return [...known.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  },
};

function namesOf<T>(
  table: Table<T>,
  describe: (name: string, entry: T) => LatexCommand,
): LatexCommand[] {
  return Object.entries(table).flatMap(([name, entry]) =>
    name.startsWith("\\") ? [describe(name, entry)] : [],
  );
}

function textSymbol(name: string, codepoint: number): LatexCommand {
  expectShape(
    Number.isInteger(codepoint),
    `TEXT_SYMBOLS has no code point for ${name}`,
  );
  return { name, kind: "text symbol", mode: "text", parameters: [], codepoint };
}

function symbol(name: string, entry: SymbolEntry): LatexCommand {
  const { definitionType, type, variant, codepoint } = entry;
  expectShape(
    (definitionType as string) === "symbol" &&
      typeof type === "string" &&
      Number.isInteger(codepoint),
    `MATH_SYMBOLS has no type and code point for ${name}`,
  );
  return {
    name,
    kind: "symbol",
    mode: "math",
    parameters: [],
    type,
    codepoint,
    ...(variant && { origin: variant }),
  };
}

function command(name: string, entry: CommandEntry): LatexCommand {
  const { definitionType, params, ifMode, infix, isFunction } = entry;
  expectShape(
    (definitionType as string) === "function" &&
      Array.isArray(params) &&
      typeof infix === "boolean" &&
      typeof isFunction === "boolean",
    `LATEX_COMMANDS has no params, infix and isFunction for ${name}`,
  );
  expectShape(
    ifMode === undefined || ifMode === "math" || ifMode === "text",
    `${name} is a command in the mode ${String(ifMode)}, which is new`,
  );
  const parameters = (params as LatexParameter[]).map(
    ({ type, isOptional }) => ({ type, isOptional }),
  );
  return {
    name,
    kind: "command",
    ...(ifMode && { mode: ifMode }),
    parameters,
    ...(infix && { isInfix: true }),
    ...(isFunction && { isFunction }),
  };
}

/** Macros, those of packages among them. */
function macros(table: Table<unknown>, origin?: string): LatexCommand[] {
  return Object.entries(table).flatMap(([name, entry]) => {
    if (isPackage(entry)) {
      return macros(entry.package, name.replace(/\.sty$/, ""));
    }
    expectShape(
      isMacro(entry),
      `DEFAULT_MACROS has ${name} as neither a macro nor a package of macros`,
    );
    return macro(`\\${name}`, entry, origin);
  });
}

function macro(
  name: string,
  entry: MacroEntry,
  origin: string | undefined,
): LatexCommand {
  const { def, args = argumentsIn(def) } =
    typeof entry === "string" ? { def: entry } : entry;
  return {
    name,
    kind: "macro",
    parameters: Array.from({ length: args }, () => ({
      type: "auto",
      isOptional: false,
    })),
    ...(origin && { origin }),
    expansion: def,
  };
}

/** The highest argument that a definition uses: `2` of `#1/#2`. */
function argumentsIn(definition: string): number {
  const used = definition.matchAll(/(?<!\\)#(\d)/g);
  return Math.max(0, ...[...used].map(([, digit]) => Number(digit)));
}

function isPackage(entry: unknown): entry is { package: Table<unknown> } {
  return typeof entry === "object" && entry !== null && "package" in entry;
}

function isMacro(entry: unknown): entry is MacroEntry {
  return (
    typeof entry === "string" ||
    (typeof entry === "object" &&
      entry !== null &&
      "def" in entry &&
      typeof entry.def === "string")
  );
}
