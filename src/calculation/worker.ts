/** The worker that computes: the page never waits for the engine. */
import { importScript } from "../engine";
import type { Library } from "./library";
import { serve, type FromWorker, type ToWorker } from "./serve";

/** Global object of the worker, where the engine's script puts its exports. */
const scope = globalThis as unknown as { readonly ComputeEngine: Library };

// The first message says where the engine's script for browsers is, the others
// are requests. The first of these loads it.
globalThis.addEventListener(
  "message",
  ({ data: address }) => {
    const load = () => {
      importScript(address as string);
      return scope.ComputeEngine;
    };
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

/** Tells the page. What was sampled is handed over instead of copied. */
function send(message: FromWorker): void {
  const transfer =
    message.type === "done" && message.values ? [message.values.buffer] : [];
  globalThis.postMessage(message, { transfer });
}
