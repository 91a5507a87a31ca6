import { SIGNS, whenIdle } from "../loading";

/** The window as Docusaurus extends it for its links. */
interface LinkHost {
  docusaurus: { readonly prefetch: (route: string) => unknown };
}

let holding = false;

/**
 * Holds back what links in view would fetch ahead, until the reader does
 * something: a sidebar of sixty links would cost each visit more than the page
 * itself. Links that are pointed at are not held back.
 */
export function prefetchOnceTouched(): void {
  if (holding) return;
  holding = true;
  const host = window as unknown as LinkHost;
  const original = host.docusaurus;
  const held = new Set<string>();
  host.docusaurus = {
    ...original,
    prefetch: (route) => {
      held.add(route);
    },
  };
  const release = (event: Event) => {
    // A shortcut is for something else than links, and moves the focus too.
    if (event.type === "focusin") return;
    if (event instanceof KeyboardEvent && event.key !== "Tab") return;
    for (const type of SIGNS) removeEventListener(type, release);
    host.docusaurus = original;
    void inTurn([...held], original.prefetch);
  };
  for (const type of SIGNS) {
    addEventListener(type, release, { passive: true });
  }
}

/** One at a time: what the reader does comes first. */
async function inTurn(
  routes: readonly string[],
  prefetch: (route: string) => unknown,
): Promise<void> {
  for (const route of routes) {
    await new Promise<void>(whenIdle);
    // Left for when somebody points at it.
    if (!navigator.onLine) continue;
    await prefetch(route);
  }
}
