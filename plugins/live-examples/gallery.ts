import type { ComponentProps } from "react";

import type { LiveExample } from "../../src/components/CodeBlock.tsx";
import {
  GALLERY,
  shownState,
} from "../../src/features/playground-page/gallery/index.ts";
import {
  digestOfState,
  type PlaygroundState,
} from "../../src/playground/address.ts";
import { parseMeta } from "../source-pages/index.ts";
import type { Example } from "./collect.ts";
import type { ExampleStore } from "./store.ts";

/** Props by which the playground shows a starting point before it runs. */
type Starter = Pick<
  ComponentProps<typeof LiveExample>,
  "html" | "prelude" | "shown"
>;

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
      parent: { type: "root", children: [node] },
    };
    return [[title, example] as const];
  });
}

/**
 * Runs the starting points of the playground that are programs.
 *
 * @returns What the page shows of each, by title, and what is wrong with them.
 */
export async function runGallery(store: ExampleStore) {
  const runs = await Promise.all(
    galleryExamples().map(async ([title, example]) => {
      const { view, problems } = await store.publish(example);
      // An example of the gallery names no other component.
      const { html, prelude, shown } = view as Starter;
      return { title, starter: { html, prelude, shown }, problems };
    }),
  );
  const starters: Readonly<Record<string, Starter>> = Object.fromEntries(
    runs.map(({ title, starter }) => [title, starter]),
  );
  const problems = runs.flatMap((run) =>
    run.problems.map(({ message }) => `The gallery, ${run.title}: ${message}`),
  );
  return { starters, problems };
}

/**
 * The digests of the site's own code: that of its examples and of the starting
 * points of the playground, which runs it from an address unasked.
 *
 * @param states - The code of all examples.
 */
export async function ownDigests(
  states: readonly PlaygroundState[],
): Promise<(string | undefined)[]> {
  const starters = GALLERY.flatMap(({ items }) => items).map(shownState);
  const digests = await Promise.all(
    [...states, ...starters].map(digestOfState),
  );
  return [...new Set(digests)].sort();
}
