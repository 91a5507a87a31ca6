/** The worker that computes: the page never waits for the engine. */
import { loadLibrary } from "./library";
import type { FromWorker, ToWorker } from "./messages";
import { serve } from "./serve";

// The first message says where the engine is, the others are requests.
globalThis.addEventListener(
  "message",
  ({ data: address }) => {
    const load = () => loadLibrary(address as string);
    const receive = serve(send, load);
    globalThis.addEventListener("message", ({ data }) =>
      receive(data as ToWorker),
    );
  },
  { once: true },
);

// The engine notes there what it cannot read of a formula that is half typed,
// such as a sum without a body. The page is told of it anyway.
Object.assign(console, { error: () => undefined });

function send(message: FromWorker): void {
  globalThis.postMessage(message, { transfer: buffersOf(message) });
}

/** What is handed over instead of copied. */
function buffersOf(message: FromWorker): Transferable[] {
  return message.type === "done" && message.values
    ? [message.values.buffer]
    : [];
}
