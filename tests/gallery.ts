import type { Example } from "../plugins/live-examples/collect.ts";
import { parseMeta } from "../plugins/static-code/index.ts";
import { GALLERY } from "../src/features/playground-page/gallery/index.ts";

/**
 * The starting points of the playground that are programs, as examples of a
 * document, by title.
 */
export function galleryExamples(): (readonly [string, Example])[] {
  const points = GALLERY.flatMap(({ items }) => items);
  return points.flatMap(({ title, source }) => {
    if (source.language === "markup") return [];
    const { language, code: value } = source;
    const node = { type: "code", lang: language, value } as const;
    const example: Example = {
      source: value,
      language,
      meta: parseMeta("live"),
      line: 0,
      output: undefined,
      node,
      outputNode: undefined,
      parent: { type: "root", children: [node] },
    };
    return [[title, example] as const];
  });
}
