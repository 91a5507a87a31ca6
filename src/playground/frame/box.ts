import { innerDocument, LEFT, outerDocument, SANDBOX } from "./documents";
import type { ToOuter } from "./documents";
import { readMessage, type FromFrame, type ToFrame } from "./messages";
import { watchStranger } from "./strangers";
import type { Scheme } from "./types";

/** What a box tells its owner. */
interface Listener {
  onMessage(message: FromFrame): void;
  /** The process behind it is gone. */
  onClosed(): void;
  onFlood(): void;
  onLeft(): void;
}

/** More messages than this between two pings are no accident. */
const MOST_MESSAGES = 5000;

/** The frame on the page, and the port to the document that is in it. */
export class Box {
  readonly #frame: HTMLIFrameElement;
  readonly #port: MessagePort;
  readonly #over = new AbortController();
  #messages = 0;

  /**
   * @param place - Where the frame is put.
   * @param script - What `frame/inside` is bundled to.
   */
  constructor(
    place: HTMLElement,
    script: string,
    { title, scheme }: { title: string; scheme: Scheme },
    listener: Listener,
  ) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#frame = document.createElement("iframe");
    this.#frame.setAttribute("sandbox", SANDBOX);
    this.#frame.title = title;
    this.#frame.srcdoc = outerDocument(title);
    // The room that the page keeps for a result is its own from the start: its
    // content comes without a jump.
    this.#frame.style.cssText =
      "display:block;width:100%;height:0;min-height:inherit;border:0";
    this.#frame.addEventListener(
      "load",
      () => {
        const inner = innerDocument(title, script);
        this.#tellOuter({ inner, scheme }, [port2]);
      },
      { once: true },
    );
    const { signal } = this.#over;
    port1.addEventListener(
      "message",
      ({ data }) => {
        this.#messages += 1;
        const message = readMessage(data);
        if (this.#messages > MOST_MESSAGES) listener.onFlood();
        else if (message) listener.onMessage(message);
      },
      { signal },
    );
    port1.addEventListener("close", () => listener.onClosed(), { signal });
    port1.start();
    place.append(this.#frame);
    const outer = this.#frame.contentWindow;
    if (outer === null) return;
    const unwatch = watchStranger({
      outer,
      onOwn: (data) => {
        if (data === LEFT) listener.onLeft();
      },
      onFlood: () => listener.onFlood(),
    });
    signal.addEventListener("abort", unwatch);
    this.setScheme(scheme);
  }

  /** Whether the reader works in it. */
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

  /** @param px - Height of its content, in CSS pixels. */
  setHeight(px: number): void {
    this.#frame.style.height = `${px}px`;
  }

  /** Without the same scheme in and around it, a frame is not transparent. */
  setScheme(scheme: Scheme): void {
    this.#frame.style.colorScheme = scheme;
    this.#tellOuter({ scheme });
    this.tell({ type: "scheme", scheme });
  }

  remove(): void {
    this.#over.abort();
    this.#port.close();
    this.#frame.remove();
  }

  #tellOuter(message: ToOuter, ports: MessagePort[] = []): void {
    // An opaque origin has no name to send to.
    this.#frame.contentWindow?.postMessage(message, "*", ports);
  }
}
