import { readFileSync } from "node:fs";

import { packageFile } from "./installed.ts";
import { readTables } from "./mathlive-tables.ts";
import { expectShape, type Source } from "./source.ts";

/** An option of `renderMathInElement()`. */
interface RenderOption {
  /** With the object it is in: `TeX.delimiters`. */
  readonly name: string;
  /** Its default value; without one where there is none. */
  readonly fallback?: unknown;
}

/** Names of events, values and options of mathfields and static formulas. */
export interface MathfieldNames {
  /** The events that the package makes. */
  readonly events: readonly string[];
  /** The values of `inputType` of the events `beforeinput` and `input`. */
  readonly inputTypes: readonly string[];
  /** The formats in which `getValue()` writes a formula. */
  readonly formats: readonly string[];
  /** The types of the data that a copy puts on the clipboard. */
  readonly flavors: readonly string[];
  /** Static members of `MathfieldElement` that are about speech. */
  readonly speech: readonly string[];
  /** The scopes that the command `speak` accepts. */
  readonly scopes: readonly string[];
  /** Attributes of `<math-span>` and `<math-div>`. */
  readonly staticAttributes: readonly string[];
  readonly renderOptions: readonly RenderOption[];
}

/** Names that a page needs to work with mathfields and static formulas. */
export const mathfieldNames: Source<MathfieldNames> = {
  name: "mathfield-names",
  package: "mathlive",
  async read() {
    const code = textOf("mathlive.mjs");
    const tables = await readTables([
      "DEFAULT_AUTO_RENDER_OPTIONS",
      "MathSpanElement",
    ]);
    const { observedAttributes } = Object(tables["MathSpanElement"]) as {
      readonly observedAttributes?: readonly string[];
    };
    const facts: MathfieldNames = {
      events: namesIn(code, /new \w*Event\(\s*"([\w-]+)"/g).sort(),
      inputTypes: namesIn(code, /\binputType: "(\w+)"/g).sort(),
      formats: literalsOf("types/core-types.d.ts", "OutputFormat"),
      flavors: namesIn(code, /\bsetData\(\s*"([^"]+)"/g),
      speech: namesIn(
        textOf("types/mathfield-element.d.ts"),
        /static (?:get )?((?:speech|speak|textToSpeech|readAloud)\w*)/g,
      ),
      scopes: literalsOf("types/commands.d.ts", "SpeechScope"),
      staticAttributes: [...(observedAttributes ?? [])],
      renderOptions: renderOptions(
        Object(tables["DEFAULT_AUTO_RENDER_OPTIONS"]) as object,
      ),
    };
    for (const [list, names] of Object.entries<readonly unknown[]>({
      ...facts,
    }))
      expectShape(names.length > 0, `mathlive has no ${list} any more`);
    return facts;
  },
};

function textOf(file: string): string {
  return readFileSync(packageFile("mathlive", file), "utf8");
}

/** Returns the strings that a pattern captures, each once. */
function namesIn(text: string, pattern: RegExp): string[] {
  const found = [...text.matchAll(pattern)].map(([, name = ""]) => name);
  return [...new Set(found)];
}

/** The strings that a type of the package allows. */
function literalsOf(file: string, type: string): string[] {
  const pattern = new RegExp(`type ${type} = ([^;]+);`);
  const [, union = ""] = pattern.exec(textOf(file)) ?? [];
  return namesIn(union, /'([^']+)'/g);
}

/** The options that the types name, with the defaults that the code has. */
function renderOptions(defaults: object): RenderOption[] {
  const [, type = ""] =
    /type StaticRenderOptions = .*?\{\n(.*?)^\};/ms.exec(
      textOf("types/options.d.ts"),
    ) ?? [];
  const options: RenderOption[] = [];
  let parent = "";
  for (const [, indent = "", key = "", rest] of type.matchAll(
    /^( {4}| {8})(\w+)\?: (.*)$/gm,
  )) {
    if (indent.length === 4) parent = rest === "{" ? key : "";
    if (key === parent) continue;
    const name = parent === "" ? key : `${parent}.${key}`;
    const fallback = name
      .split(".")
      .reduce<unknown>(
        (part, each) => Reflect.get(Object(part), each),
        defaults,
      );
    options.push(fallback === undefined ? { name } : { name, fallback });
  }
  return options;
}
