import type katex from "katex";

import { lazy } from "../loading";
import { katexOptions } from "../math";
import {
  findMath,
  holdsMath,
  type Run,
  runOf,
  splitMath,
  textOf,
} from "./find-math";
import { watchBoxes } from "./scrolling";

/** The part of KaTeX that is used here, which renders formulas. */
type Renderer = Pick<typeof katex, "renderToString">;

/** Tries of the download: the first soon, the last after half a minute. */
const SCHEDULE = { first: 20, tries: 6 };

const loadKatex = lazy(importKatex, SCHEDULE);

let observer: MutationObserver | undefined;

/**
 * Renders the formulas that the build left in the page as TeX, and from then
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

/** A run of text, and the element that was rendered in its place. */
interface Typeset {
  readonly run: Run;
  /** The original text of each of its nodes. */
  readonly texts: readonly string[];
  readonly element: HTMLElement;
}

/**
 * Rendered runs by the text nodes that held their TeX; the rendered element
 * comes right after these.
 *
 * The text nodes may belong to React. So they stay where they are, emptied:
 * React compares what it renders with what it rendered before, never with the
 * page, and finds the nodes where it left them when it removes or replaces
 * them. When it gives one another text, or moves or removes it, `follow` hears
 * of that.
 */
const typeset = new WeakMap<Text, Typeset>();

/**
 * Renders the formulas of a run of text. A formula that KaTeX cannot render
 * shows its TeX.
 *
 * @param run - The text; its nodes stay in the page, empty.
 * @param renderer - KaTeX.
 */
export function replaceMath(run: Run, renderer: Renderer): void {
  const text = textOf(run);
  // Of a run that was found twice, nothing is left.
  if (!holdsMath(text)) return;
  const element = document.createElement("span");
  for (const { kind, text: piece } of splitMath(text)) {
    if (kind === "prose") {
      element.append(piece);
      continue;
    }
    const formula = document.createElement("span");
    formula.innerHTML = renderer.renderToString(piece, {
      ...katexOptions(kind === "display"),
      throwOnError: false,
      errorColor: "var(--ifm-color-danger-contrast-foreground)",
      strict: "ignore",
    });
    element.append(formula);
  }
  const texts = run.map(({ data }) => data);
  run.at(-1)?.after(element);
  for (const node of run) {
    typeset.get(node)?.element.remove();
    typeset.set(node, { run, texts, element });
    node.data = "";
  }
}

/**
 * Takes away what was rendered in the place of a run that has changed, and
 * gives its other nodes their words again: it is to be rendered anew.
 *
 * @param node - A node that was changed, moved or removed.
 */
export function follow(node: Node): void {
  if (!(node instanceof Text)) return;
  const known = typeset.get(node);
  if (known === undefined || isInPlace(known)) return;
  const { run, texts, element } = known;
  element.remove();
  run.forEach((part, index) => {
    typeset.delete(part);
    if (part.data === "") part.data = texts[index] ?? "";
  });
}

/** Tells whether the nodes of a run are where and as they were left. */
function isInPlace({ run, element }: Typeset): boolean {
  const [first] = run;
  if (!first || run.at(-1)?.nextSibling !== element) return false;
  const now = runOf(first);
  return textOf(now) === "" && run.every((node, index) => node === now[index]);
}
