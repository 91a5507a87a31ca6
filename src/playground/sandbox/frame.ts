import type { SandboxDocument } from "../document";
import { openSandbox } from "../sandboxed";
import { readMessage } from "./messages";

/** A frame that holds a worker, and the ways to talk to it. */
export interface Frame {
  /** Leads to the worker. */
  readonly port: MessagePort;
  /** Leads to the frame itself: it answers pings, and says "failed" when the
   * worker cannot be started. */
  readonly ping: MessagePort;
  /** Tells whether it still answers: its process may have ended. */
  answers(): Promise<boolean>;
  remove(): void;
}

/**
 * Number of seconds that pass before a frame and its worker are given up. They
 * take 0.15 s on a desktop computer, and 0.6 s with a page that is slowed down
 * twenty times. Seconds are counted one by one: a computer that slept, or was
 * too busy to count, was too busy to start them.
 */
const START_SECONDS = 10;

/** The browser, or something in it, does not let the page start a sandbox. */
export class BlockedError extends Error {
  // That of the class is gone when the site is built.
  override readonly name = "BlockedError";

  constructor() {
    super("The page could not start a sandbox");
  }
}

/**
 * Opens a frame and waits until its worker is there.
 *
 * @param source - The document in the frame.
 * @param worker - The script of the worker.
 * @throws BlockedError when it does not come.
 */
export function startFrame(
  source: SandboxDocument,
  worker: Blob,
): Promise<Frame> {
  const over = new AbortController();
  return new Promise((resolve, reject) => {
    const refuse = () => {
      clearInterval(timer);
      over.abort();
      reject(new BlockedError());
    };
    // A frame that is blocked or taken away tells nobody.
    let seconds = 0;
    const timer = setInterval(() => {
      if ((seconds += 1) === START_SECONDS) refuse();
    }, 1000);
    openFrame(source, worker, over.signal).then((frame) => {
      frame.ping.onmessage = ({ data }) => {
        if (data === "failed") refuse();
      };
      frame.port.onmessage = ({ data }) => {
        if (readMessage(data)?.type !== "ready") return;
        clearInterval(timer);
        resolve(frame);
      };
    }, refuse);
  });
}

/** Longest wait for the answer of a frame without work, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * Opens a hidden frame of an opaque origin and starts a worker in it.
 *
 * @param source - The document in the frame: see `inside.ts`.
 * @param worker - The script of the worker.
 * @param signal - Removes the frame, when it takes too long.
 */
async function openFrame(
  source: SandboxDocument,
  worker: Blob,
  signal: AbortSignal,
): Promise<Frame> {
  const { frame, opened } = openSandbox(
    document.body,
    source,
    "allow-scripts",
    (each) => {
      each.hidden = true;
      each.title = "Runs the examples of this page";
    },
  );
  signal.addEventListener("abort", () => frame.remove());
  const sandbox = await opened;
  const [toWorker, toFrame] = [new MessageChannel(), new MessageChannel()];
  // An opaque origin has no name to send to.
  sandbox?.postMessage(worker, "*", [toWorker.port2, toFrame.port2]);
  return {
    port: toWorker.port1,
    ping: toFrame.port1,
    answers: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(false), PATIENCE_MS);
        toFrame.port1.onmessage = ({ data }) => {
          if (data !== "pong") return;
          clearTimeout(timer);
          resolve(true);
        };
        toFrame.port1.postMessage("ping");
      }),
    remove() {
      toWorker.port1.close();
      toFrame.port1.close();
      frame.remove();
    },
  };
}
