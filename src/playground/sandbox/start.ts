import { openFrame, type Frame } from "./frame";
import { readMessage } from "./messages";

/**
 * How many times a second passes before a frame and its worker are given up.
 * They take 0.15 s on a desktop computer, and 0.6 s with a page that is slowed
 * down twenty times. Seconds are counted one by one: a computer that slept, or
 * was too busy to count, was too busy to start them.
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
      clearInterval(timer);
      over.abort();
      reject(new BlockedError());
    };
    // A frame that is blocked or taken away tells nobody.
    let seconds = 0;
    const timer = setInterval(() => {
      if ((seconds += 1) === START_SECONDS) refuse();
    }, 1000);
    openFrame(address, worker, over.signal).then((frame) => {
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
