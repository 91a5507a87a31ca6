import { FILE, type Output } from "./output";

/** Browsers report as an error that they observe a size once a frame only. */
const NO_FAULT = /^ResizeObserver loop/;

/**
 * Tell the page what goes wrong in the document: what is thrown and not
 * caught, and what a result may not do.
 */
export function watchFaults(output: Output, onError: () => void): void {
  addEventListener("error", (event) => {
    if (!(event instanceof ErrorEvent)) return;
    event.preventDefault();
    if (NO_FAULT.test(event.message)) return;
    const line = event.filename === FILE ? event.lineno : undefined;
    if (event.error === undefined || event.error === null) {
      output.add("error", event.message, line);
    } else {
      output.fail(event.error, line);
    }
    onError();
  });
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    output.fail(event.reason);
    onError();
  });
  // The policy is given twice, and so is each refusal.
  const refused = new Set<string>();
  addEventListener("securitypolicyviolation", ({ blockedURI }) => {
    if (refused.has(blockedURI)) return;
    refused.add(blockedURI);
    output.add("warn", `Results have no network: ${blockedURI} was refused.`);
  });
  addEventListener("click", (event) => {
    const [target] = event.composedPath();
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    const address = link.getAttribute("href") ?? "";
    if (address.startsWith("#")) showPlace(address);
    else output.add("info", `Links do not open in results: ${address}`);
  });
}

/** The browser would leave: the document has no address that it could add to. */
function showPlace(fragment: string): void {
  const name = unescapePercent(fragment.slice(1));
  const place = document.getElementById(name);
  if (place) place.scrollIntoView();
  else if (name === "" || name === "top") scrollTo(0, 0);
}

function unescapePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
