import { lazy } from "../../loading";
import { watchBoxes } from "../scrolling";
import { findMath } from "./find";
import { follow, type Renderer, replaceMath } from "./replace";

/** Tries of the download: the first soon, the last after half a minute. */
const SCHEDULE = { first: 20, tries: 6 };

const loadKatex = lazy(importKatex, SCHEDULE);

let observer: MutationObserver | undefined;

/**
 * Typesets the formulas that the build left in the page as TeX, and from then
 * on those that turn up in it. KaTeX is loaded when there is one.
 */
export function typesetPage(): void {
  void typesetIn([document.body]);
  if (observer !== undefined) return;
  observer = new MutationObserver((records) => {
    const changed = new Set<Node>();
    for (const { type, target, addedNodes, removedNodes } of records) {
      removedNodes.forEach(follow);
      if (type === "characterData") {
        follow(target);
        changed.add(target);
      }
      addedNodes.forEach((node) => changed.add(node));
    }
    void typesetIn([...changed]);
  });
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

async function typesetIn(roots: readonly Node[]): Promise<void> {
  const find = () => roots.filter((root) => root.isConnected).flatMap(findMath);
  if (find().length === 0) return;
  let renderer: Renderer;
  try {
    renderer = await loadKatex();
  } catch (error) {
    console.warn("Math on this page stays TeX: KaTeX did not load", error);
    return;
  }
  // The page may have changed in the meantime: look again.
  for (const run of find()) replaceMath(run, renderer);
  watchBoxes();
}

async function importKatex(): Promise<Renderer> {
  const module = await import(/* webpackChunkName: "katex" */ "katex");
  return module.default;
}
