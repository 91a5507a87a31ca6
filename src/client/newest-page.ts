import routes from "@generated/routes";

/** A route as Docusaurus makes it. */
interface Route {
  readonly component: { preload?: () => Promise<unknown> };
  readonly routes?: readonly Route[];
}

/** Number of the page that was asked for last. */
let newest = 0;

// Nothing waits for a page in the build.
if (typeof document !== "undefined") followNewest(routes as readonly Route[]);

/** The reader has asked for another page, which is about to be loaded. */
export function anotherPageIsAsked(): void {
  newest += 1;
}

/**
 * Lets a page that was asked for come only while none was asked for since.
 * Docusaurus shows the newest address as soon as any page has come: of two
 * pages asked for one after the other, the first would bring a spinner in the
 * place of the second, and of the second nobody would be told when it is there.
 */
function followNewest(all: readonly Route[]): void {
  for (const { component, routes = [] } of all) {
    followNewest(routes);
    const { preload } = component;
    if (preload)
      component.preload = () => whileNewest(() => preload.call(component));
  }
}

/** Settles as a task does, or never where another page is asked for. */
async function whileNewest<Result>(
  task: () => Promise<Result>,
): Promise<Result> {
  const own = newest;
  try {
    return await task();
  } finally {
    if (own !== newest) await new Promise(() => undefined);
  }
}
