import { readFileSync } from "node:fs";

import { packageFile } from "./installed.ts";
import { readTables } from "./mathlive-tables.ts";
import { expectShape, type Source } from "./source.ts";

/** A language of the menu, the tooltips and the announcements. */
interface UiLocale {
  readonly name: string;
  /** Number of strings that are translated; the others are in English. */
  readonly texts: number;
}

/** An attribute that a mathfield takes notice of. */
interface FieldAttribute {
  readonly name: string;
  /** The type of its value, such as `on/off`, where it sets an option. */
  readonly reads: string | undefined;
  /** True if a change has an effect once the mathfield is in the page. */
  readonly isLive: boolean;
}

/** Parts, locales, attributes and default options of a mathfield. */
export interface MathfieldFacts {
  /** Parts of its shadow tree that a page can style, in their order. */
  readonly parts: readonly string[];
  readonly locales: readonly UiLocale[];
  readonly attributes: readonly FieldAttribute[];
  /** Defaults as code, by the names of options. */
  readonly options: Readonly<Record<string, string>>;
  /** Defaults as code, by the names of static properties. */
  readonly statics: Readonly<Record<string, string>>;
}

type Table = Readonly<Record<string, unknown>>;

/** The element as its code declares it: for the browser, not for programs. */
interface ElementClass extends Table {
  readonly optionsAttributes: Readonly<Record<string, string>>;
  readonly observedAttributes: readonly string[];
  readonly prototype: { readonly attributeChangedCallback: unknown };
}

/** Statics that ask the browser for their value. */
const ASKS_BROWSER = [
  "audioContext",
  "computeEngine",
  "formAssociated",
  "locale",
];

/** Parts, languages, attributes and defaults of a mathfield. */
export const mathfield: Source<MathfieldFacts> = {
  name: "mathfield",
  package: "mathlive",
  async read() {
    const names = ["STRINGS", "_MathfieldElement", "getDefault"];
    const tables = await readTables(names);
    const strings = tables["STRINGS"] as Readonly<Record<string, Table>>;
    const element = tables["_MathfieldElement"] as ElementClass;
    const defaults = (tables["getDefault"] as () => Table)();
    return {
      parts: partsIn(
        readFileSync(packageFile("mathlive", "mathlive.mjs"), "utf8"),
      ),
      locales: Object.entries(strings).map(([name, texts]) => ({
        name,
        texts: Object.keys(texts).length,
      })),
      attributes: attributesOf(element),
      options: codesOf(Object.keys(defaults), defaults),
      statics: codesOf(
        Object.getOwnPropertyNames(element).filter(
          (name) => !ASKS_BROWSER.includes(name),
        ),
        element,
      ),
    };
  },
};

/** The parts in the markup of a mathfield, of its menu and of prompts. */
function partsIn(code: string): string[] {
  const marked = code.matchAll(
    / part=([\w-]+)[ >]|setAttribute\("part", "([\w-]+)"\)|part: "([\w-]+)" \}/g,
  );
  const names = [...marked].map(([, a = "", b = "", c = ""]) => a || b || c);
  // Static elements set the same attribute.
  const own = names.filter((name) => name !== "render" && name !== "error");
  expectShape(own.includes("container"), "mathlive.mjs has no parts");
  return [...new Set(own)];
}

function attributesOf(element: ElementClass): FieldAttribute[] {
  const callback = String(element.prototype.attributeChangedCallback);
  const live = [...callback.matchAll(/case "([\w-]+)"/g)].map(
    ([, name = ""]) => name,
  );
  expectShape(
    live.length > 0,
    "attributes are no longer told apart by a switch",
  );
  return [...new Set(element.observedAttributes)].sort().map((name) => ({
    name,
    reads: element.optionsAttributes[name],
    isLive: live.includes(name),
  }));
}

function codesOf(names: readonly string[], values: Table) {
  return Object.fromEntries(
    names.map((name): [string, string] => [name, codeOf(values[name])]),
  );
}

/**
 * A simple value as code; empty where it is a function, or too much to show.
 */
function codeOf(value: unknown): string {
  if (Array.isArray(value) && value.every((each) => typeof each === "number"))
    return `[${value.join(", ")}]`;
  if (/^(string|number|boolean)$/.test(typeof value) || value === null)
    return JSON.stringify(value);
  return "";
}
