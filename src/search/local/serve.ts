import { LocalSearch } from "./local-search";
import type { FromWorker, Request, ToWorker } from "./messages";

/**
 * Answer the requests of a page. Who asks for this wants the index: it is opened
 * before the first of them.
 *
 * @param send - Brings a message to the page.
 * @param folder - The address of the folder of the index, with a slash at its
 * end.
 * @returns What takes the messages of the page.
 */
export function serve(
  send: (message: FromWorker) => void,
  folder: string,
): (message: ToWorker) => void {
  const search = new LocalSearch(folder);
  const running = new Map<number, AbortController>();
  // A request that needs it tells of the failure.
  search.open().catch(() => undefined);

  return (message) => {
    const { id } = message;
    if (message.type === "cancel") {
      running.get(id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(id, controller);
    const { signal } = controller;
    void respond(search, message, signal).then((response) => {
      running.delete(id);
      if (!signal.aborted) send(response);
    });
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
