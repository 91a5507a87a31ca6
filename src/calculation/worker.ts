/** The worker that computes: the page never waits for the engine. */
import { loadLibrary } from "./library";
import type { FromWorker, ToWorker } from "./messages";
import { serve } from "./serve";

const receive = serve((message) => {
  globalThis.postMessage(message, { transfer: buffersOf(message) });
}, loadLibrary);

globalThis.addEventListener("message", ({ data }) => receive(data as ToWorker));

// The engine notes there what it cannot read of a formula that is half typed,
// such as a sum without a body. The page is told of it anyway.
Object.assign(console, { error: () => undefined });

/** What is handed over instead of copied. */
function buffersOf(message: FromWorker): Transferable[] {
  return message.type === "done" && message.values
    ? [message.values.buffer]
    : [];
}
