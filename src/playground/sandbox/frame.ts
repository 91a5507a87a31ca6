/** A frame that holds a worker, and the ways to talk to it. */
export interface Frame {
  /** Leads to the worker. */
  readonly port: MessagePort;
  /** Leads to the frame itself: it answers pings, and says "failed" when the
   * worker cannot be started. */
  readonly ping: MessagePort;
  /** Whether it still answers: a process that has ended takes its frames along. */
  answers(): Promise<boolean>;
  remove(): void;
}

/** How long a frame without work may take to answer, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * Open a hidden frame of an opaque origin and start a worker in it.
 *
 * @param address - Of the document in the frame: see `inside.ts`.
 * @param worker - The script of the worker.
 * @param signal - Removes the frame, when it takes too long.
 */
export async function openFrame(
  address: string,
  worker: Blob,
  signal: AbortSignal,
): Promise<Frame> {
  const frame = document.createElement("iframe");
  signal.addEventListener("abort", () => frame.remove());
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.title = "Runs the examples of this page";
  frame.src = address;
  const loaded = new Promise((resolve) => {
    frame.addEventListener("load", resolve, { once: true });
  });
  document.body.append(frame);
  await loaded;
  const [toWorker, toFrame] = [new MessageChannel(), new MessageChannel()];
  // An opaque origin has no name to send to.
  frame.contentWindow?.postMessage(worker, "*", [
    toWorker.port2,
    toFrame.port2,
  ]);
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
