/**
 * Live playgrounds: one engine host for the whole site, and for each example of
 * a page its buttons, its editor and its runs.
 */
import type { PlaygroundState } from "../address";
import type { Config } from "../config";
import { Host } from "../sandbox";
import { fetchedScripts, forgetFailures } from "./assets";
import type { Example, Shared } from "./base";
import { labelCopy } from "./copy";
import { keepEdits, takeEdits } from "./edits";
import { CodeExample } from "./example";
import { MarkupExample } from "./markup-example";
import {
  openWhole,
  type PlaygroundHandle,
  type PlaygroundOptions,
} from "./whole";

export type { Built } from "./base";
export type { PlaygroundHandle, PlaygroundOptions };

/** Wait between the creation of the host and the first run, in milliseconds. */
const RUN_DELAY_MS = 20;

/**
 * Programs of the site that run at once. Each lane learns to run the engine by
 * itself, and the browser's compiler and the page want a core as well: on two
 * cores one lane is done before two are.
 */
const LANES = navigator.hardwareConcurrency < 4 ? 1 : 2;

let shared: Shared | undefined;
const examples = new Map<Element, Example>();
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      examples.get(target)?.runQuietly();
    }
  },
  { rootMargin: "50%" },
);

/**
 * Takes over the examples of a page and runs them: those in JavaScript at once,
 * those in markup as they come near, since each of them is a page of its own.
 * The browser gets a word in after each: a page may have a hundred.
 *
 * @param elements - The page's playgrounds. Those of the page before are let go.
 */
export async function goLive(
  elements: readonly HTMLElement[],
  config: Config,
): Promise<void> {
  shared ??= create(config);
  for (const [element, example] of examples) {
    if (element.isConnected) continue;
    near.unobserve(element);
    example.close();
    examples.delete(element);
    // Another page, another try.
    forgetFailures();
    shared.host.forgetBlock();
  }
  const edits = takeEdits(location.pathname);
  const scripts = elements.filter((element) => !isMarkup(element));
  shared.host.warm(scripts.length);
  await pause(RUN_DELAY_MS);
  for (const [place, element] of elements.entries()) {
    if (examples.has(element) || !element.isConnected) continue;
    const example = exampleOf(element, shared);
    examples.set(element, example);
    element.toggleAttribute("data-live", true);
    // Who points at an example may be about to edit it.
    element.addEventListener("pointerenter", loadEditorAhead, { once: true });
    const edited = edits.get(place);
    if (edited) {
      example.replace(edited);
      example.edit(false);
    } else if (isMarkup(element)) near.observe(element);
    else example.runQuietly();
    await pause(0);
  }
}

/**
 * Makes a playground that is a page's subject.
 *
 * @param place - An empty element.
 */
export function openPlayground(
  place: HTMLElement,
  options: PlaygroundOptions,
  config: Config,
): PlaygroundHandle {
  shared ??= create(config);
  return openWhole(place, options, shared);
}

/** The complete program of a playground, as the reader has left it. */
export function programOf(element: Element): Promise<string> | undefined {
  return examples.get(element)?.program();
}

/**
 * Keeps what was edited for the next time that the page is read in this tab.
 *
 * @param elements - The page's playgrounds.
 * @param path - Of the page.
 */
export function keepEdited(
  elements: readonly HTMLElement[],
  path: string,
): void {
  const edits = new Map<number, PlaygroundState>();
  for (const [place, element] of elements.entries()) {
    const example = examples.get(element);
    if (example && element.hasAttribute("data-edited"))
      edits.set(place, example.state);
  }
  keepEdits(path, edits);
}

function create(config: Config): Shared {
  labelCopy();
  const host = new Host(fetchedScripts(config), LANES);
  const retryAll = () => {
    forgetFailures();
    host.forgetBlock();
    for (const example of examples.values()) example.retry();
  };
  // What could not be loaded may be within reach again.
  addEventListener("online", retryAll);
  const loadEditor = () => import(/* webpackChunkName: "editor" */ "../editor");
  return { host, config, loadEditor, retryAll };
}

function exampleOf(element: HTMLElement, common: Shared): Example {
  return isMarkup(element)
    ? new MarkupExample(element, common)
    : new CodeExample(element, common);
}

function loadEditorAhead(): void {
  // Who opens the editor is told of the failure.
  shared?.loadEditor().catch(() => undefined);
}

function isMarkup({ dataset }: HTMLElement): boolean {
  return dataset["playground"] === "markup";
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
