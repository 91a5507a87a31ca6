import type { ApiExport } from "./declarations/index.ts";

/** Exports that a reader looks for together. */
export interface Group {
  /** Names its page. */
  readonly slug: string;
  readonly title: string;
  /** The purpose of its exports, in a sentence. */
  readonly about: string;
  /** True if readers see it before the others. */
  readonly isMain?: boolean;
  /** Keys of the exports that most programs use, which the index has first. */
  readonly first?: readonly string[];
  /** Keys of exports. */
  readonly names?: RegExp;
  /** Files that declare them. */
  readonly files?: RegExp;
}

/** The first of some groups that an export belongs to; else the last. */
export function groupOf(
  groups: readonly Group[],
  { key, file }: Pick<ApiExport, "key" | "file">,
): Group {
  const last = groups.at(-1);
  if (!last) throw new Error("the API has no groups");
  return (
    groups.find(
      ({ names, files }) => names?.test(key) || files?.test(file) || false,
    ) ?? last
  );
}

/**
 * Groups of the exports of `mathlive`, as readers think of them. The first
 * match counts.
 */
export const MATHLIVE_GROUPS: readonly Group[] = [
  {
    slug: "virtual-keyboard",
    title: "Virtual keyboard",
    first: ["VirtualKeyboardInterface"],
    about:
      "Layouts, layers and keycaps of the virtual keyboard, and its control.",
    names:
      /^(VirtualKeyboard|OriginValidator$|initVirtualKeyboard|KeyboardOptions$)/,
    files: /virtual-keyboard/,
  },
  {
    slug: "commands-and-keys",
    title: "Commands, keys and shortcuts",
    about: "What a key press does: commands, keybindings and inline shortcuts.",
    names: /^(Keybinding|KeyboardLayout|setKeyboardLayout|InlineShortcut)/,
    files: /commands/,
  },
  {
    slug: "static-rendering",
    title: "Static rendering",
    about: "Formulas that are shown and not edited, as elements or in text.",
    names: /^(StaticRenderOptions|renderMath)/,
    files: /static-elements/,
  },
  {
    slug: "conversions",
    title: "Conversions and validation",
    about: "From LaTeX to other notations and back, and what is wrong with it.",
    names: /^(LatexSyntaxError|ParserErrorCode|OutputFormat)$/,
    files: /-ssr\./,
  },
  {
    slug: "styling",
    title: "Styles",
    about: "Color, size, family and shape of what is in a formula.",
    names:
      /^(Style|ApplyStyleOptions|InsertStyleHook|Variant|Font|MathstyleName|BoxCSS)/,
  },
  {
    slug: "latex",
    title: "LaTeX: macros, registers, environments",
    about: "Values that LaTeX works with, as a mathfield takes and gives them.",
    names:
      /^(Macro|NormalizedMacro|Registers|LatexValue|Dimension|Glue|Token|ArgumentType|.*Environment$)/,
  },
  {
    slug: "element",
    title: "The element",
    isMain: true,
    first: ["MathfieldElement"],
    about: "The mathfield itself: its attributes, options, content and events.",
    names:
      /^(ParseMode|Selection|Range|Offset|ElementInfo|InsertOptions|ContentChange|Expression)/,
    files: /(mathfield|mathfield-element|options)\.d\.ts$/,
  },
  {
    slug: "more",
    title: "More",
    about: "Other exports of the package.",
  },
];
