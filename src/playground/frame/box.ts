import { MESSAGE_DROPPED } from "../../foreign-messages";
import {
  documentOf,
  RESULT_POLICY,
  RESULT_SANDBOX,
  type SandboxDocument,
} from "../document";
import { dressSandbox, openSandbox } from "../sandboxed";
import { holdKeyboard } from "./keyboard";
import {
  LEFT,
  readMessage,
  type FromFrame,
  type Setup,
  type ToFrame,
} from "./messages";
import type { Scheme } from "./types";

/** The content of a box, and its color scheme. */
interface Content {
  /** The document around the result. */
  readonly around: SandboxDocument;
  /** The bundle of `frame/inside`. */
  readonly script: string;
  readonly title: string;
  readonly scheme: Scheme;
}

/** Callbacks that tell the owner of a box what happens in it. */
interface Listener {
  readonly onMessage: (message: FromFrame) => void;
  /** The process behind it is gone. */
  readonly onClosed: () => void;
  readonly onFlood: () => void;
  readonly onLeft: () => void;
  /** It took the focus from a field of the page again and again. */
  readonly onTaken: () => void;
}

/** Directive that has the script in it check HTML: see `inside/frames.ts`. */
const ALL_BY_POLICY = "require-trusted-types-for 'script'";

/** More messages than this between two pings are no accident. */
const MOST_MESSAGES = 5000;

/** Beyond this many CSS pixels a result scrolls. */
const MOST_HEIGHT = 600;

/**
 * The frame on the page, a port to the document in it, and one to the document
 * in that one, where the code of a reader runs.
 */
export class Box {
  readonly #frame: HTMLIFrameElement;
  readonly #around: MessagePort;
  readonly #port: MessagePort;
  readonly #over = new AbortController();
  /** Notes that the reader pressed a pointer in it. */
  readonly press: () => void;
  #messages = 0;
  #scheme: Scheme;

  /** @param place - Where the frame is put. */
  constructor(place: HTMLElement, content: Content, listener: Listener) {
    const { around, script, title, scheme } = content;
    const { signal } = this.#over;
    const [outer, inner] = [new MessageChannel(), new MessageChannel()];
    this.#scheme = scheme;
    this.#around = outer.port1;
    this.#port = inner.port1;
    const { frame, opened } = openSandbox(
      place,
      around,
      RESULT_SANDBOX,
      (each) => {
        each.title = title;
      },
    );
    this.#frame = frame;
    // The room that the page keeps for a result is its own from the start: its
    // content comes without a jump.
    frame.style.cssText =
      "display:block;width:100%;height:0;min-height:inherit;border:0";
    dressSandbox(frame, scheme);
    void opened.then((sandbox) => {
      dressSandbox(frame, this.#scheme);
      const policy = `${RESULT_POLICY}; ${ALL_BY_POLICY}`;
      const source = documentOf({ title, policy, script });
      const setup: Setup = { title, source, scheme: this.#scheme };
      // An opaque origin has no name to send to.
      sandbox?.postMessage(setup, "*", [outer.port2, inner.port2]);
    });
    this.#around.onmessage = ({ data }) => {
      if (data === LEFT) listener.onLeft();
    };
    this.#port.onmessage = ({ data }) => {
      this.#messages += 1;
      const message = readMessage(data);
      if (this.#messages > MOST_MESSAGES) listener.onFlood();
      else if (message) listener.onMessage(message);
    };
    this.#port.addEventListener("close", () => listener.onClosed(), { signal });
    place.append(this.#frame);
    const { contentWindow } = this.#frame;
    if (contentWindow) watchDropped(contentWindow, listener.onFlood, signal);
    const tell = (isHeld: boolean) => this.tell({ type: "hold", isHeld });
    const { onTaken } = listener;
    this.press = holdKeyboard({ frame: this.#frame, tell, onTaken }, signal);
  }

  /** True while the reader works in it. */
  get hasFocus(): boolean {
    return document.activeElement === this.#frame;
  }

  tell(message: ToFrame): void {
    this.#port.postMessage(message);
  }

  ping(): void {
    this.#messages = 0;
    this.tell({ type: "ping" });
  }

  /**
   * Presses the keys of the search on the page, which hears none of those that
   * a frame gets. Without a reader who has just used the frame, nothing
   * happens.
   */
  askForSearch(): void {
    if (!this.hasFocus || !navigator.userActivation.isActive) return;
    this.#frame.dispatchEvent(
      new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }),
    );
  }

  /** @param px - Height of its content, in CSS pixels. */
  setHeight(px: number): void {
    this.#frame.style.height = `${Math.min(Math.ceil(px), MOST_HEIGHT)}px`;
  }

  /** Without the same scheme in and around it, a frame is not transparent. */
  setScheme(scheme: Scheme): void {
    this.#scheme = scheme;
    dressSandbox(this.#frame, scheme);
    this.#around.postMessage(scheme);
    this.tell({ type: "scheme", scheme });
  }

  remove(): void {
    this.#over.abort();
    this.#around.close();
    this.#port.close();
    this.#frame.remove();
  }
}

/** More messages to the window than an example can mean. */
const MOST_DROPPED = 1000;

/**
 * Count what a frame of a result posts to the page. Nobody hears it, but each
 * message costs the page some time.
 *
 * @param outer - The frame's window; those within it count as it.
 * @param onFlood - Is called with each message that is too many.
 * @param signal - Ends it.
 */
function watchDropped(
  outer: Window,
  onFlood: () => void,
  signal: AbortSignal,
): void {
  let count = 0;
  addEventListener(
    MESSAGE_DROPPED,
    (event) => {
      const { detail } = event as CustomEvent<MessageEventSource | null>;
      if (!isWithin(detail, outer)) return;
      count += 1;
      if (count > MOST_DROPPED) onFlood();
    },
    { signal },
  );
}

function isWithin(source: MessageEventSource | null, outer: Window): boolean {
  if (source === null || !("parent" in source)) return false;
  let each: Window = source;
  while (each !== outer && each !== each.parent) each = each.parent;
  return each === outer;
}
