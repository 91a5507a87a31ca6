import type { Element } from "hast";
import { SKIP, visit } from "unist-util-visit";

import type { ClassName } from "../../src/markup/index.ts";
import { hasClass, isTag, textOf } from "../built-pages/index.ts";

/** A hunk, while its lines are read. */
interface Hunk {
  /** Number of its first line in the new file. */
  readonly from: number;
  /** Its lines, each after its sign. */
  readonly lines: string[];
}

/**
 * What a step of a tutorial changes in a file, in the unified format of `diff`.
 *
 * @param figure - The block that shows it.
 * @returns An empty text for a block of other code.
 */
export function diffIn(figure: Element): string {
  const hunks = hunksIn(figure);
  let added = 0;
  return hunks
    .map(({ from, lines }) => {
      const count = (sign: string) =>
        lines.filter((line) => line.startsWith(sign)).length;
      const now = lines.length - count("-");
      const old = lines.length - count("+");
      const place = `@@ -${from - added},${old} +${from},${now} @@`;
      added += now - old;
      return [place, ...lines].join("\n");
    })
    .join("\n");
}

function hunksIn(figure: Element): Hunk[] {
  const hunks: Hunk[] = [];
  visit(figure, "element", (element, _, parent) => {
    if (hasClass(element, "diff-place" satisfies ClassName)) {
      const [from = ""] = /\d+/.exec(textOf(element)) ?? [];
      hunks.push({ from: Number(from), lines: [] });
    } else if (hasClass(element, "line" satisfies ClassName)) {
      const sign = signOf(parent?.type === "element" ? parent : undefined);
      hunks.at(-1)?.lines.push(`${sign}${textOf(element).trimEnd()}`);
    } else return undefined;
    return SKIP;
  });
  return hunks;
}

function signOf(parent: Element | undefined): string {
  if (parent && isTag(parent, "ins")) return "+";
  return parent && isTag(parent, "del") ? "-" : " ";
}
