import type { OldName, OldNames, OldRow, OldUse } from "../../old-names";
import type { Program } from "./infer";

/** A use as it is found, before its line is counted. */
export type Found = Omit<OldUse, "line" | "name">;

/** A program, and the names to look for in it. */
export interface Search extends Program {
  readonly names: OldNames;
}

/** What a row of a guide says of a use. */
export function rowUse(
  { since, write, to, isDeprecated }: OldRow,
  { from, to: end }: Pick<Found, "from" | "to">,
  isGuess = false,
): Found {
  const kind = isDeprecated ? "deprecated" : "removed";
  const more = to;
  return { from, to: end, kind, isGuess, since, write: { html: write }, more };
}

type Named<As extends OldName["as"]> = Extract<OldName, { readonly as: As }>;

/** The row of a guide that is about a name, if there is one. */
export function rowWith<As extends OldName["as"]>(
  { names }: Search,
  as: As,
  name: string,
  isMeant: (old: Named<As>) => boolean = () => true,
): OldRow | undefined {
  return names.rows.find((row) =>
    row.names.some(
      (each) =>
        each.as === as && each.name === name && isMeant(each as Named<As>),
    ),
  );
}

/** What the site says of a use of what the declarations of a package deprecate. */
export function deprecatedUse(
  { names }: Search,
  { name, signature }: { readonly name: string; readonly signature: string },
  { from, to }: Pick<Found, "from" | "to">,
  isGuess: boolean,
): Found {
  const found = names.deprecated.find(
    (each) => each.name === name && each.signature === signature,
  );
  const write = { text: found?.write ?? "" };
  const more = found?.to ?? "";
  const kind = "deprecated";
  return { from, to, kind, isGuess, since: "", write, more };
}
