/** The names of the packages that programs should no longer use. */
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import type {
  DeprecatedName,
  OldNames,
} from "../../src/playground/old-names.ts";
import { API_LIBRARIES, layoutOf } from "../api-reference/index.ts";
import { writeIfChanged } from "../files.ts";
import { apiNames } from "../name-register/index.ts";
import { oldRows } from "./rows.ts";

/** Writes the names that are gone or deprecated, for the browser to load. */
export function oldNames({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  return {
    name: "old-names",
    async loadContent() {
      const file = path.join(generatedFilesDir, "old-names", "names.json");
      writeIfChanged(file, JSON.stringify(await readOldNames(siteDir)));
    },
  };
}

/**
 * The removed names of the guides about upgrading, and the deprecated ones of
 * the declarations.
 *
 * @param siteDir - Root folder of the project.
 */
export async function readOldNames(siteDir: string): Promise<OldNames> {
  const layouts = await Promise.all(API_LIBRARIES.map(layoutOf));
  const names = await apiNames();
  const owners = names
    .filter(({ name }) =>
      names.some((each) => each.name.startsWith(`${name}.`)),
    )
    .map(({ name, address }) => [name, address]);
  const old = new Set(
    names
      .filter(({ deprecated }) => deprecated !== undefined)
      .map(({ name }) => name.split(".").at(-1) ?? ""),
  );
  const rows = oldRows(siteDir).map((row) =>
    row.names.length > 0 && row.names.every(({ name }) => old.has(name))
      ? { ...row, isDeprecated: true as const }
      : row,
  );
  return {
    rows,
    deprecated: names.flatMap(({ name, signature, address, deprecated }) => {
      if (deprecated === undefined) return [];
      const [owner, member] = cut(name);
      return [
        { owner, name: member, signature, write: deprecated, to: address },
      ] satisfies DeprecatedName[];
    }),
    owners: Object.fromEntries(owners) as Record<string, string>,
    exports: Object.fromEntries(
      layouts.map(({ library, surface }) => [
        library.name,
        [...new Set(surface.map(({ name }) => name))],
      ]),
    ),
  };
}

/** Cuts the key of a member into its class and its name. */
function cut(key: string): [owner: string, name: string] {
  const at = key.indexOf(".");
  return at < 0 ? ["", key] : [key.slice(0, at), key.slice(at + 1)];
}
