import type { Fact } from "../../src/playground/facts.ts";
import {
  type ApiMember,
  deprecationOf,
  lineOf,
} from "../api-reference/index.ts";
import { readSignature } from "./signature.ts";

/**
 * What the editor says of an export or a member.
 *
 * @param described - The export or member.
 * @param code - Its declaration.
 * @param gives - The type of its value, or of what a call of it returns.
 */
export function factOf(
  described: Pick<ApiMember, "name" | "doc">,
  kind: Fact["kind"],
  code: string,
  gives: string | undefined,
): Fact {
  const { takesMathJson } = readSignature(code);
  return {
    name: described.name,
    kind,
    signature: signatureOf(code),
    line: lineOf(described),
    ...(gives !== undefined && { gives }),
    ...(takesMathJson && { takesMathJson }),
    ...(deprecationOf(described.doc) !== undefined && { isDeprecated: true }),
  };
}

/** A declaration without what is plain from its place: a line an overload. */
export function signatureOf(code: string): string {
  return code
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?<=[{[(]) | (?=[}\])])/g, "")
    .replace(/^(?:static |readonly |function |const )+/, "")
    .replaceAll(/; (?:function )?(?=\w+(?:<[^(]*>)?\()/g, "\n")
    .replace(/;$/, "");
}
