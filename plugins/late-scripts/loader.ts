import { TOUCHES } from "../../src/loading";
import { showIncomplete } from "../../src/notice";
import { asksForSearch } from "../../src/shortcuts";

/** The wait before a script that failed is tried once more, in milliseconds. */
const PAUSE_MS = 1000;

/**
 * Runs in the page, before any other script of the site: text first, scripts
 * after it, no early click lost.
 *
 * The scripts are fetched once the page has loaded and the browser is idle, or
 * as soon as the reader touches the page. One that fails is tried once more;
 * then the page says that it is not all there. A click on a button that nothing
 * listens to yet is kept and given back when the page is live, and so is a key
 * that asks for the search. Links and details need no script.
 */
export function loadScriptsLate(addresses: readonly string[]): void {
  const root = document.documentElement;
  let started = false;
  let pressed: HTMLElement | null = null;

  const start = (priority: "low" | "high") => {
    if (started) return;
    started = true;
    for (const type of TOUCHES) removeEventListener(type, touched);
    for (const address of addresses)
      load(address, priority, () =>
        setTimeout(() => load(address, priority, showIncomplete), PAUSE_MS),
      );
  };
  const load = (
    address: string,
    priority: "low" | "high",
    onerror: () => void,
  ) => {
    const script = document.createElement("script");
    script.src = address;
    // Keeps the order in which they are listed.
    script.async = false;
    script.fetchPriority = priority;
    script.onerror = onerror;
    document.head.append(script);
  };
  const touched = () => start("high");
  const keepClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("button,[role=button]");
    if (button === null) return;
    event.preventDefault();
    pressed = button;
    touched();
  };

  const keepKey = (event: KeyboardEvent) => {
    if (!asksForSearch(event)) return;
    event.preventDefault();
    pressed = document.querySelector<HTMLElement>("[aria-keyshortcuts]");
  };

  for (const type of TOUCHES) {
    addEventListener(type, touched, { passive: true });
  }
  addEventListener("click", keepClick, true);
  addEventListener("keydown", keepKey);
  new MutationObserver((_, observer) => {
    if (root.dataset["hasHydrated"] !== "true") return;
    observer.disconnect();
    removeEventListener("click", keepClick, true);
    removeEventListener("keydown", keepKey);
    // React attaches its listeners before this attribute, state after it.
    setTimeout(() => pressed?.click());
  }).observe(root, { attributeFilter: ["data-has-hydrated"] });

  const whenIdle = () => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) {
      requestIdleCallback(() => start("low"), { timeout: 2000 });
    } else {
      setTimeout(() => start("low"), 200);
    }
  };
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}
