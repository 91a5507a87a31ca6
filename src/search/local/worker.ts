/** The worker of the search: the page never waits for the index. */
import type { ToWorker } from "./messages";
import { serve } from "./serve";

const receive = serve((message) => globalThis.postMessage(message));

globalThis.addEventListener("message", ({ data }) => receive(data as ToWorker));
