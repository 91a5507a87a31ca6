import { MESSAGE_DROPPED } from "../foreign-messages";
import type { SandboxDocument } from "./document";

/** A frame on the page and, once they are there, the parts of what it holds. */
interface Sandboxed {
  /** The frame on the page: it has the focus, the size, the place. */
  readonly frame: HTMLIFrameElement;
  /** The window of the sandbox, once its document is loaded. */
  readonly opened: Promise<Window | null>;
}

/**
 * Puts the document of a sandbox into a new frame.
 *
 * The frame that holds the document has the `sandbox` attribute in any case.
 * Online it has the document's address. A browser asks no service worker for a
 * frame of an opaque origin, so a document that was saved is given to it as
 * text, which obeys the policy of the document around it. That of the page
 * forbids what a sandbox does: hence the bridge, an empty document of the site
 * without a script, whose policy is that of sandboxes.
 *
 * @param place - The element that the frame is put into, as its last child.
 * @param source - The document.
 * @param sandbox - Value of the attribute.
 * @param prepare - Dresses each frame before it is in a document.
 */
export function openSandbox(
  place: HTMLElement,
  source: SandboxDocument,
  sandbox: string,
  prepare: (frame: HTMLIFrameElement) => void,
): Sandboxed {
  const { address, saved } = source;
  const frame = document.createElement("iframe");
  prepare(frame);
  if (saved === undefined) {
    frame.setAttribute("sandbox", sandbox);
    frame.src = address;
    const opened = loaded(frame).then(() => frame.contentWindow);
    place.append(frame);
    return { frame, opened };
  }
  frame.src = saved.bridge;
  const opened = loaded(frame).then(async () => {
    const bridge = frame.contentDocument;
    // The error of a browser, in the place of the bridge, cannot be read.
    if (!bridge) return null;
    frame.contentWindow?.addEventListener("message", countDropped);
    const inner = bridge.createElement("iframe");
    prepare(inner);
    inner.setAttribute("sandbox", sandbox);
    inner.srcdoc = saved.html;
    const isThere = loaded(inner);
    bridge.body.append(inner);
    await isThere;
    return inner.contentWindow;
  });
  place.append(frame);
  return { frame, opened };
}

function loaded(frame: HTMLIFrameElement): Promise<unknown> {
  return new Promise((resolve) => {
    frame.addEventListener("load", resolve, { once: true });
  });
}

/**
 * Gives the frame of a sandbox a color scheme. Without the same one in and
 * around it a frame is not transparent, and so it is with the bridge.
 *
 * @param frame - That on the page.
 */
export function dressSandbox(
  frame: HTMLIFrameElement,
  scheme: "light" | "dark",
): void {
  frame.style.colorScheme = scheme;
  // Of a sandbox, the page sees no document.
  const bridge = frame.contentDocument;
  if (!bridge) return;
  bridge.documentElement.style.colorScheme = scheme;
  const inner = bridge.querySelector("iframe");
  if (inner) inner.style.colorScheme = scheme;
}

/** The bridge hears what is posted to it as the page does: it counts. */
function countDropped({ source: detail }: MessageEvent): void {
  dispatchEvent(new CustomEvent(MESSAGE_DROPPED, { detail }));
}
