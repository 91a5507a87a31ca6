import { readFileSync } from "node:fs";

import { packageFile } from "./installed.ts";
import { readTables } from "./mathlive-tables.ts";
import { expectShape, type Source } from "./source.ts";

/** An item at the top of the menu that a mathfield starts with. */
interface MenuEntry {
  /** Empty for the one submenu that has none. */
  readonly id: string;
  /** In English. */
  readonly label: string;
  /** The ids of the items of its submenu, if it has one. */
  readonly submenu: readonly string[];
}

/** A field of a menu item. */
interface MenuField {
  readonly name: string;
  /** The types of items that have it. */
  readonly types: readonly string[];
}

/** The default menu, and what items are made of. */
export interface MenuFacts {
  readonly entries: readonly MenuEntry[];
  readonly fields: readonly MenuField[];
}

interface Item {
  readonly id?: string;
  readonly type?: string;
  readonly label?: string | (() => string);
  readonly submenu?: readonly Item[];
}

/**
 * The items of the default menu, without dividers, in their order; the fields
 * of items.
 */
export const menu: Source<MenuFacts> = {
  name: "menu",
  package: "mathlive",
  async read() {
    const { getDefaultMenuItems } = await readTables(["getDefaultMenuItems"]);
    // Items ask the mathfield for its selection when they are shown, not before.
    const items = (getDefaultMenuItems as (field: object) => Item[])({});
    const entries = items
      .filter(({ type }) => type !== "divider")
      .map(({ id = "", label = "", submenu = [] }) => {
        const text = typeof label === "function" ? label() : label;
        expectShape(text, `the menu item "${id}" has no label`);
        return { id, label: text, submenu: idsOf(submenu) };
      });
    return { entries, fields: fieldsOfItems() };
  },
};

/** Each id once: two items may share one. */
function idsOf(items: readonly Item[]): string[] {
  const ids = items.flatMap(({ id, type }) => {
    expectShape(id ?? type === "heading", "a command of a submenu has no id");
    return id ?? [];
  });
  return [...new Set(ids)];
}

/** The types of items are not among the exports, so they are read as text. */
function fieldsOfItems(): MenuField[] {
  const file = packageFile("mathlive", "types/ui-menu-types.d.ts");
  const text = readFileSync(file, "utf8");
  const types = new Map<string, string[]>();
  for (const type of ["Command", "Submenu", "Heading", "Divider"]) {
    const body = new RegExp(
      `type MenuItem${type}\\b[^{]*\\{\\n(.*?)\\n\\};`,
      "s",
    );
    const [, fields = ""] = body.exec(text) ?? [];
    expectShape(fields, `ui-menu-types.d.ts has no MenuItem${type}`);
    for (const [, name = ""] of fields.matchAll(/^ {4}(\w+)\??:/gm))
      types.set(name, [...(types.get(name) ?? []), type.toLowerCase()]);
  }
  return [...types].map(([name, own]) => ({ name, types: own }));
}
