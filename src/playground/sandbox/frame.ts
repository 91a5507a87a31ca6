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

/** No network, no frames, no forms: only scripts that it was handed. */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  "worker-src blob:",
].join("; ");

/** Starts the worker and answers pings: all that the frame does itself. */
const SCRIPT = `onmessage = (event) => {
  if (event.source !== parent) return;
  onmessage = null;
  const [port, ping] = event.ports;
  ping.onmessage = () => ping.postMessage("pong");
  try {
    const worker = new Worker(URL.createObjectURL(event.data));
    worker.onerror = () => ping.postMessage("failed");
    worker.postMessage(null, [port]);
  } catch {
    ping.postMessage("failed");
  }
};`;

/**
 * Open a hidden frame of an opaque origin and start a worker in it.
 *
 * The document stands in an attribute, so that there is no address of the site
 * at which somebody could open it outside of a sandbox.
 *
 * @param worker - The script of the worker.
 */
export async function openFrame(worker: Blob): Promise<Frame> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.title = "Runs the examples of this page";
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${SCRIPT}</script>`;
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
        toFrame.port1.onmessage = () => {
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
