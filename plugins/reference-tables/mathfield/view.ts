import {
  codeHtml,
  proseHtml,
  tableHtml,
  wordsFor,
} from "../../generated-content/index.ts";
import { factsOf, mathfield, menu } from "../../package-facts/index.ts";
import { tableView } from "../table-view.ts";
import { FIELD_ATTRIBUTE_WORDS } from "./attribute-words.ts";
import { NAME_TABLES } from "./names.ts";
import { FIELD_WORDS, MENU_WORDS, PART_WORDS } from "./words.ts";

/** Tables by what they are of. */
const TABLES: Readonly<Record<string, () => Promise<string>>> = {
  ...NAME_TABLES,
  parts: async () => {
    const { parts } = await factsOf(mathfield);
    return tableHtml(
      ["Part", "What it is"],
      parts.map((name) => [
        codeHtml(name),
        wordsFor(name, PART_WORDS, "parts"),
      ]),
    );
  },
  locales: async () => {
    const { locales } = await factsOf(mathfield);
    const most = Math.max(...locales.map(({ texts }) => texts));
    const english = new Intl.DisplayNames("en", { type: "language" });
    return tableHtml(
      ["Locale", "Language", "Translated texts"],
      locales.map(({ name, texts }) => [
        codeHtml(name),
        proseHtml(english.of(name) ?? name),
        proseHtml(`${String(texts)} of ${String(most)}`),
      ]),
    );
  },
  attributes: async () => {
    const { attributes } = await factsOf(mathfield);
    return tableHtml(
      ["Attribute", "What it is for", "Property", "Value", "A later change"],
      attributes.map(({ name, reads, isLive }) => [
        codeHtml(name),
        wordsFor(name, FIELD_ATTRIBUTE_WORDS, "attributes"),
        codeHtml(propertyOf(name)),
        proseHtml(valueOf(name, reads)),
        isLive ? "counts" : "is ignored",
      ]),
    );
  },
  menu: async () => {
    const { entries } = await factsOf(menu);
    return tableHtml(
      ["Item", "Identifier", "What it does", "Submenu"],
      entries.map(({ id, label, submenu }) => [
        proseHtml(label),
        codeHtml(id),
        wordsFor(id, MENU_WORDS, "menu items"),
        submenu.map(codeHtml).join(" "),
      ]),
    );
  },
  "menu-fields": async () => {
    const { fields } = await factsOf(menu);
    return tableHtml(
      ["Field", "Of", "What it is for"],
      fields.map(({ name, types }) => [
        codeHtml(name),
        types.length === 4 ? "every item" : types.join(", "),
        wordsFor(name, FIELD_WORDS, "fields of menu items"),
      ]),
    );
  },
};

/** `<MathfieldTable of="parts" />`: a table of what a mathfield is made of. */
export const mathfieldTable = tableView(TABLES);

/** Attributes that are no option, with the property of the same meaning. */
const PROPERTIES: Readonly<Record<string, string>> = {
  "aria-label": "ariaLabel",
  "aria-labelledby": "",
  contenteditable: "contentEditable",
  // This option has no property: it belongs to the virtual keyboard.
  "virtual-keyboard-target-origin": "",
};

function propertyOf(attribute: string): string {
  return (
    PROPERTIES[attribute] ??
    attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  );
}

/** How the text of an attribute is read, in our words. */
const READINGS: Readonly<Record<string, string>> = {
  boolean: "present or absent",
  "on/off": "`on` or `off`",
  number: "a number",
  string: "a text",
};

function valueOf(name: string, reads: string | undefined): string {
  const isFlag = name === "disabled" || name === "readonly";
  const text = READINGS[isFlag ? "boolean" : (reads ?? "string")];
  if (text === undefined) throw new Error(`${name} is read in a new way`);
  return text;
}
