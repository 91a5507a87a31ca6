import type { ComponentProps } from "react";

import type FactTable from "../../src/components/FactTable.tsx";
import type { View } from "../generated-content/index.ts";

/**
 * The view of a component whose `of` names one of several tables.
 *
 * @param tables - What makes the HTML of each, by name.
 * @returns A view that throws an error with the names where `of` is none.
 */
export function tableView(
  tables: Readonly<Record<string, () => Promise<string>>>,
): View<ComponentProps<typeof FactTable>> {
  return async ({ of: wanted = "" }) => {
    const table = tables[wanted];
    if (!table)
      throw new Error(
        `"${wanted}" is none of the tables ${Object.keys(tables).join(", ")}`,
      );
    return { html: await table() };
  };
}
