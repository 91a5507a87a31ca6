import { reactComponent, svelteComponent } from "./frameworks";
import { htmlPage } from "./html";
import { installOf, type Recipe, type Versions } from "./recipe";

/** What programs are written for, as readers call it. */
export const KINDS = {
  html: "HTML page",
  react: "React",
  svelte: "Svelte",
  node: "Node",
} as const;

export type Kind = keyof typeof KINDS;

const WRITERS: Readonly<
  Record<Kind, (recipe: Recipe, versions: Versions) => string>
> = {
  html: htmlPage,
  react: reactComponent,
  svelte: svelteComponent,
  node: ({ node }, versions) =>
    `// First: ${installOf(node, versions)}\n${node.trimEnd()}\n`,
};

/**
 * A complete program for a formula.
 *
 * @param kind - What it is written for.
 * @param versions - Of the packages that it loads.
 */
export function programOf(
  kind: Kind,
  recipe: Recipe,
  versions: Versions,
): string {
  return WRITERS[kind](recipe, versions);
}
