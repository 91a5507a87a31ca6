/** The window as Docusaurus extends it for its links. */
interface LinkHost {
  docusaurus: {
    readonly prefetch: (route: string) => unknown;
    readonly preload: (route: string) => unknown;
  };
}

/** Time that a link has to keep the focus to be meant, in milliseconds. */
const REST_MS = 100;

let isSet = false;

/**
 * Loads the page of a link ahead once the link is focused, as Docusaurus does
 * once it is pointed at or touched. Links that are only in view load nothing:
 * those of a sidebar held up the page that the reader asked for.
 */
export function preloadOnceMeant(): void {
  if (isSet) return;
  isSet = true;
  const host = window as unknown as LinkHost;
  const { preload } = host.docusaurus;
  host.docusaurus = { ...host.docusaurus, prefetch: () => undefined };
  let resting: ReturnType<typeof setTimeout> | undefined;
  addEventListener("focusin", ({ target }) => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin !== location.origin) return;
    const load = async () => {
      try {
        if (navigator.onLine) await preload(link.pathname);
      } catch {
        // Who follows the link is told, and it is tried again.
      }
    };
    resting = setTimeout(() => void load(), REST_MS);
  });
}
