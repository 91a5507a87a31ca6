import { LocalSearch } from "./local-search";
import type { FromWorker, Request, ToWorker } from "./messages";

/**
 * Answer the requests of a page.
 *
 * @param send - Brings a message to the page.
 * @returns What takes the messages of the page.
 */
export function serve(
  send: (message: FromWorker) => void,
): (message: ToWorker) => void {
  let search: LocalSearch | undefined;
  const running = new Map<number, AbortController>();

  return (message) => {
    if (message.type === "start") {
      search = new LocalSearch(message.folder);
    } else if (message.type === "cancel") {
      running.get(message.id)?.abort();
    } else if (search) {
      const { id } = message;
      const controller = new AbortController();
      running.set(id, controller);
      const { signal } = controller;
      void respond(search, message, signal).then((response) => {
        running.delete(id);
        if (!signal.aborted) send(response);
      });
    }
  };
}

async function respond(
  search: LocalSearch,
  request: Request,
  signal: AbortSignal,
): Promise<FromWorker> {
  const { id } = request;
  try {
    if (request.type === "search") {
      const answer = await search.search(request.query, signal);
      return { type: "done", id, answer };
    }
    await search.open();
    return { type: "done", id };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { type: "failed", id, message };
  }
}
