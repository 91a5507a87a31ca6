import { readFileSync } from "node:fs";

import { expectShape, type Source } from "./source.ts";
import { packageFile } from "./installed.ts";
import { readTables } from "./mathlive-tables.ts";

/** Parts of the interface of MathLive that CSS variables style. */
export const CSS_GROUPS = [
  "mathfield",
  "keyboard",
  "menu",
  "popovers",
] as const;

/** The part of the interface that a CSS variable styles. */
type CssGroup = (typeof CSS_GROUPS)[number];

/** A custom property that MathLive's styles ask the page for. */
interface CssVariable {
  readonly name: string;
  readonly group: CssGroup;
  /** The value where the page does not set it, in the light scheme. */
  readonly fallback?: string;
}

/**
 * MathLive's style sheets, by the names of the bundle. The first one counts.
 */
const SHEETS: Readonly<Record<string, CssGroup>> = {
  mathfield_default: "mathfield",
  core_default: "mathfield",
  environment_popover_default: "popovers",
  suggestion_popover_default: "popovers",
  keystroke_caption_default: "popovers",
  virtual_keyboard_default: "keyboard",
  style_default: "menu",
  style_default2: "menu",
};

/** Variables that MathLive's scripts read: they are in no style sheet. */
const IN_CODE: Readonly<Record<string, CssGroup>> = {
  "--scrim-zindex": "popovers",
  "--ML__correct-color": "mathfield",
  "--ML__incorrect-color": "mathfield",
};

/** Every custom property that the mathlive package reads, by name. */
export const cssVariables: Source<readonly CssVariable[]> = {
  name: "css-variables",
  package: "mathlive",
  async read() {
    const found = new Map<string, CssVariable>();
    const sheets = await readTables(Object.keys(SHEETS));
    for (const [sheet, group] of Object.entries(SHEETS)) {
      const css = sheets[sheet];
      expectShape(
        typeof css === "string",
        `${sheet} is no longer a stylesheet`,
      );
      for (const [name, value] of variablesIn(css)) {
        if (found.has(name)) continue;
        const fallback = value && withPublicNames(value, css);
        found.set(name, {
          name,
          // The styles of a mathfield have those of its tooltips in them.
          group: name.startsWith("--tooltip-") ? "popovers" : group,
          ...(fallback && { fallback }),
        });
      }
    }
    for (const file of ["mathlive.mjs", "mathlive-static.css"]) {
      const text = readFileSync(packageFile("mathlive", file), "utf8");
      for (const [name] of variablesIn(text)) {
        if (found.has(name)) continue;
        const group = IN_CODE[name];
        expectShape(
          group,
          `${file} reads ${name}, which none of the known style sheets does`,
        );
        found.set(name, { name, group });
      }
    }
    return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  },
};

/**
 * The variables that a source reads, with the first value each falls back to.
 * Those that begin with an underscore are MathLive's own, those that end in a
 * number are its palette.
 */
function variablesIn(text: string): [string, string | undefined][] {
  const reads = text.matchAll(/var\(\s*(--[a-z][\w-]*)\s*(,)?/gi);
  return [...reads].flatMap((read): [string, string | undefined][] => {
    const [whole, name = "", comma] = read;
    if (/-\d+$/.test(name)) return [];
    const start = read.index + whole.length;
    return [[name, comma && untilClosed(text, start)]];
  });
}

/** A value with variables that the page can set, in place of MathLive's own. */
function withPublicNames(value: string, css: string): string {
  return value.replaceAll(/--_[\w-]+/g, (own) => {
    const declared = new RegExp(`${own}: var\\((--[a-z][\\w-]*)`, "i");
    return declared.exec(css)?.[1] ?? own;
  });
}

/** The text from a place up to the bracket that closes what it is in. */
function untilClosed(text: string, start: number): string {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0)
      return text.slice(start, at).trim().replaceAll(/\s+/g, " ");
  }
  return "";
}
