import { whenIdle } from "../idle";

/** What Docusaurus puts on the window for its links. */
interface LinkHost {
  docusaurus: { readonly prefetch: (route: string) => unknown };
}

/** What tells that somebody is there. */
const TOUCHES = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

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
  const release = () => {
    for (const type of TOUCHES) removeEventListener(type, release);
    host.docusaurus = original;
    inTurn([...held], original.prefetch);
  };
  for (const type of TOUCHES) {
    addEventListener(type, release, { passive: true });
  }
}

/** One at a time: what the reader does comes first. */
function inTurn(
  [route, ...rest]: readonly string[],
  prefetch: (route: string) => unknown,
): void {
  if (route === undefined) return;
  whenIdle(() => {
    prefetch(route);
    inTurn(rest, prefetch);
  });
}
