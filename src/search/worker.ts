/** The worker of the search: the page never waits for the index. */
import { serve, type ToWorker } from "./local-search";

/** The base path of the site, from the bundler. */
declare const __webpack_public_path__: string;

// Known here, so that the index is on its way before the page has time to say
// anything: it is drawing a dialog.
const folder = new URL(
  `${__webpack_public_path__}assets/search/`,
  globalThis.location.href,
);

const receive = serve(
  (message) => globalThis.postMessage(message),
  folder.href,
);

globalThis.addEventListener("message", ({ data }) => receive(data as ToWorker));
