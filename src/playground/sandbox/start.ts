import { openFrame, type Frame } from "./frame";
import { readMessage } from "./messages";

/**
 * How long a frame and its worker may take to start, in milliseconds. They take
 * 0.15 s on a desktop computer, and 0.6 s with a page that is slowed down
 * twenty times.
 */
const START_MS = 10_000;

/** The browser, or something in it, does not let the page start a sandbox. */
export class BlockedError extends Error {
  // That of the class is gone when the site is built.
  override readonly name = "BlockedError";

  constructor() {
    super("The page could not start a sandbox");
  }
}

/**
 * Open a frame and wait until its worker is there.
 *
 * @param address - Of the document in the frame.
 * @param worker - The script of the worker.
 * @throws BlockedError when it does not come.
 */
export function startFrame(address: string, worker: Blob): Promise<Frame> {
  const over = new AbortController();
  return new Promise((resolve, reject) => {
    const refuse = () => {
      clearTimeout(timer);
      over.abort();
      reject(new BlockedError());
    };
    // A frame that is blocked or taken away tells nobody.
    const timer = setTimeout(refuse, START_MS);
    openFrame(address, worker, over.signal).then((frame) => {
      frame.ping.onmessage = ({ data }) => {
        if (data === "failed") refuse();
      };
      frame.port.onmessage = ({ data }) => {
        if (readMessage(data)?.type !== "ready") return;
        clearTimeout(timer);
        resolve(frame);
      };
    }, refuse);
  });
}
