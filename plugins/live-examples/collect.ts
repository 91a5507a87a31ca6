import type { Language } from "../../src/playground/runner/index.ts";
import type { Fence } from "../source-pages/index.ts";

/** A live fence of a document. */
export interface Example extends Pick<
  Fence,
  "node" | "parent" | "meta" | "line" | "output"
> {
  readonly source: string;
  readonly language: Language;
}

/**
 * Finds the live fences of a document, in order. One that is marked live but
 * cannot run is a fault of the fence, which `source-pages` finds.
 *
 * @param fences - All fences of the document.
 */
export function collectExamples(fences: readonly Fence[]): Example[] {
  return fences.flatMap((fence) => {
    const { language, runs, node, parent, meta, line, output } = fence;
    if (!runs.includes("live") || (language !== "js" && language !== "ts"))
      return [];
    return [{ source: node.value, language, node, parent, meta, line, output }];
  });
}
