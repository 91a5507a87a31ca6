import { isFrugal, lazy, TOUCHES, whenIdle } from "../loading";
import { withData } from "../markup";
import type { Config } from "./config";
import type { Built, PlaygroundHandle, PlaygroundOptions } from "./live";

export type { Built, PlaygroundHandle, PlaygroundOptions };

/** Selector of the elements that are live playgrounds of a page. */
export const playgroundSelector = withData("playground");

type Live = typeof import("./live");

/** Asked for with the playgrounds' script: no page pays for it before. */
export type ConfigSource = () => Promise<Config>;

/**
 * Tries of the download: the first soon, the next after a second, two, four.
 */
const SCHEDULE = { first: 10, tries: 4 };

let live: readonly [Live, Config] | undefined;
let loadLive: (() => Promise<readonly [Live, Config]>) | undefined;
let onPage: readonly HTMLElement[] = [];
let isListening = false;

/**
 * Makes the playgrounds of a page live, once the browser has nothing better to
 * do; where data is dear, once the reader touches one.
 *
 * @param elements - The playgrounds of the page.
 * @param source - Tells of the site they stand on.
 */
export function bootPlaygrounds(
  elements: readonly HTMLElement[],
  source: ConfigSource,
): void {
  onPage = elements;
  // Also without any, so that those of the page before are let go.
  if (live) {
    const [{ goLive }, config] = live;
    void goLive(onPage, config);
    return;
  }
  if (elements.length === 0) return;
  listenForTouches(source);
  if (!isFrugal()) whenIdle(() => void boot(source));
}

/**
 * Makes a playground that is a page's subject: head, editor with line numbers,
 * console or result.
 *
 * @param place - An empty element.
 * @throws Error when its script cannot be loaded.
 */
export async function openPlayground(
  place: HTMLElement,
  options: PlaygroundOptions,
  source: ConfigSource,
): Promise<PlaygroundHandle> {
  const [module, config] = await load(source);
  return module.openPlayground(place, options, config);
}

/**
 * The complete program of a playground as the reader has left it.
 *
 * @returns Nothing while nobody can have changed it.
 */
export function programOf(element: Element): Promise<string> | undefined {
  return live?.[0].programOf(element);
}

/**
 * Keeps the edited examples of a page that is left without the reader's will,
 * until they are back.
 *
 * @param path - Of the page.
 */
export function keepEdited(path: string): void {
  live?.[0].keepEdited(onPage, path);
}

async function load(source: ConfigSource) {
  loadLive ??= lazy(
    () =>
      Promise.all([
        import(/* webpackChunkName: "playground" */ "./live"),
        source(),
      ]),
    SCHEDULE,
  );
  live = await loadLive();
  return live;
}

async function boot(source: ConfigSource): Promise<void> {
  try {
    const [{ goLive }, config] = await load(source);
    await goLive(onPage, config);
  } catch (error) {
    console.warn("The examples are not live", error);
    for (const element of onPage) offerRetry(element, source);
    addEventListener("online", () => void boot(source), { once: true });
  }
}

function listenForTouches(source: ConfigSource): void {
  if (isListening) return;
  isListening = true;
  const touched = (event: Event) => {
    if (isWaiting(event)) void boot(source);
  };
  for (const type of TOUCHES) {
    document.addEventListener(type, touched, { passive: true });
  }
  // A click on code opens the editor: one that comes too early is kept.
  document.addEventListener("click", (event) => {
    const { target, clientX, clientY } = event;
    if (!isWaiting(event)) return;
    if (!(target instanceof Element) || !target.closest("pre")) return;
    void boot(source).then(() => {
      const again = { bubbles: true, clientX, clientY };
      if (live) target.dispatchEvent(new MouseEvent("click", again));
    });
  });
}

/** Tells whether an event happens in a playground that is not live yet. */
function isWaiting({ target }: Event): boolean {
  const playground =
    target instanceof Element ? target.closest(playgroundSelector) : null;
  return playground?.hasAttribute("data-live") === false;
}

function offerRetry(element: HTMLElement, source: ConfigSource): void {
  element.dataset["phase"] = "unavailable";
  const status = element.querySelector('[data-part="status"]');
  const controls = element.querySelector('[data-part="controls"]');
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet-button";
  button.textContent = "Retry";
  const text = document.createElement("span");
  text.setAttribute("role", "status");
  text.textContent = "The script did not load: check the connection.";
  button.addEventListener("click", () => {
    text.textContent = "Loading…";
    void boot(source);
  });
  controls?.replaceChildren(button);
  status?.replaceChildren(text);
}
