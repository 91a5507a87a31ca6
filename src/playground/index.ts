import { retry } from "../retry";
import { isFrugal, whenIdle } from "./connection";
import type { Config } from "./config";
import type { PlaygroundHandle, PlaygroundOptions } from "./live";

export type { Config } from "./config";
export type { PlaygroundHandle, PlaygroundOptions };

/** What marks an element as a live playground of a page. */
export const playgroundSelector = "[data-playground]";

type Live = typeof import("./live");

/** Tries of the download: the first soon, the next after a second, two, four. */
const SCHEDULE = { first: 10, tries: 4 };

const TOUCHES = ["pointerdown", "focusin", "keydown"] as const;

let live: Live | undefined;
let loading: Promise<Live> | undefined;
let onPage: readonly HTMLElement[] = [];
let isListening = false;

/**
 * Makes the playgrounds of a page live, once the browser has nothing better to
 * do; where data is dear, once the reader touches one.
 *
 * @param elements - The playgrounds of the page.
 * @param config - The site they stand on.
 */
export function bootPlaygrounds(
  elements: readonly HTMLElement[],
  config: Config,
): void {
  onPage = elements;
  // Also without any, so that those of the page before are let go.
  if (live) {
    void live.goLive(onPage, config);
    return;
  }
  if (elements.length === 0) return;
  listenForTouches(config);
  if (!isFrugal()) whenIdle(() => void boot(config));
}

/**
 * Make a playground that is a page's subject: head, editor with line numbers,
 * console or result.
 *
 * @param place - An empty element.
 * @throws Error when its script cannot be loaded.
 */
export async function openPlayground(
  place: HTMLElement,
  options: PlaygroundOptions,
  config: Config,
): Promise<PlaygroundHandle> {
  const module = await load();
  return module.openPlayground(place, options, config);
}

/**
 * The complete program of a playground as the reader has left it.
 *
 * @returns Nothing while nobody can have changed it.
 */
export function programOf(element: Element): Promise<string> | undefined {
  return live?.programOf(element);
}

async function load(): Promise<Live> {
  loading ??= retry(
    () => import(/* webpackChunkName: "playground" */ "./live"),
    SCHEDULE,
  );
  try {
    live = await loading;
    return live;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

async function boot(config: Config): Promise<void> {
  try {
    const { goLive } = await load();
    await goLive(onPage, config);
  } catch (error) {
    console.warn("The examples are not live", error);
    for (const element of onPage) offerRetry(element, config);
    addEventListener("online", () => void boot(config), { once: true });
  }
}

function listenForTouches(config: Config): void {
  if (isListening) return;
  isListening = true;
  const touched = (event: Event) => {
    if (isWaiting(event)) void boot(config);
  };
  for (const type of TOUCHES) {
    document.addEventListener(type, touched, { passive: true });
  }
  // A click on code opens the editor: one that comes too early is kept.
  document.addEventListener("click", (event) => {
    const { target, clientX, clientY } = event;
    if (!isWaiting(event)) return;
    if (!(target instanceof Element) || !target.closest("pre")) return;
    void boot(config).then(() => {
      const again = { bubbles: true, clientX, clientY };
      if (live) target.dispatchEvent(new MouseEvent("click", again));
    });
  });
}

/** Whether something happens in a playground that is not live yet. */
function isWaiting({ target }: Event): boolean {
  const playground =
    target instanceof Element ? target.closest(playgroundSelector) : null;
  return playground?.hasAttribute("data-live") === false;
}

function offerRetry(element: Element, config: Config): void {
  const status = element.querySelector('[data-part="status"]');
  const controls = element.querySelector('[data-part="controls"]');
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet-button";
  button.textContent = "Retry";
  button.addEventListener("click", () => void boot(config));
  controls?.replaceChildren(button);
  const text = document.createElement("span");
  text.textContent = "Not live: check the connection.";
  status?.replaceChildren(text);
}
