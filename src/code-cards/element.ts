import type { NameFact } from "./facts";
import "./card.css";

/** The card: one for all names. */
export const card = document.createElement("div");
card.className = "code-card";
card.id = "code-card";
card.role = "tooltip";

/** Fills the card, puts it beside a name, and lets it describe the name. */
export function showCard(
  link: HTMLElement,
  { code, line, deprecated }: NameFact,
): void {
  // The build has made the HTML, as it has made that of the code around.
  card.innerHTML = `<code>${code}</code>`;
  if (line !== undefined) card.append(paragraph(line));
  if (deprecated !== undefined) {
    const strong = document.createElement("strong");
    strong.append("Deprecated.");
    card.append(paragraph(strong, ` ${deprecated}`));
  }
  (link.closest("main") ?? document.body).append(card);
  link.setAttribute("aria-describedby", card.id);
  const { clientWidth, clientHeight } = document.documentElement;
  const bar = document.querySelector(".navbar")?.getBoundingClientRect();
  const { left, top } = placeCard({
    name: link.getBoundingClientRect(),
    card: card.getBoundingClientRect(),
    view: {
      width: clientWidth,
      top: Math.max(0, bar?.bottom ?? 0),
      bottom: clientHeight,
    },
  });
  Object.assign(card.style, { left: `${left}px`, top: `${top}px` });
}

/** Takes the card away from the name that it describes. */
export function removeCard(link: HTMLElement): void {
  card.remove();
  link.removeAttribute("aria-describedby");
}

function paragraph(...content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement("p");
  made.append(...content);
  return made;
}

/** Space between a card, its name and the edges of the window, in pixels. */
const GAP = 6;

/** Positions and sizes for placing a card, in pixels within the window. */
interface Surroundings {
  /** The name. */
  readonly name: Pick<DOMRect, "left" | "top" | "bottom">;
  /** The size of the card. */
  readonly card: { readonly width: number; readonly height: number };
  /** The visible part of the page, below the bar at its top. */
  readonly view: {
    readonly width: number;
    readonly top: number;
    readonly bottom: number;
  };
}

/**
 * Computes the corner of a card: above its name, where reading has been, or
 * below it if only there is room.
 */
export function placeCard({ name, card, view }: Surroundings): {
  readonly left: number;
  readonly top: number;
} {
  const needed = card.height + 2 * GAP;
  const above = name.top - view.top;
  const below = view.bottom - name.bottom;
  const isAbove = above >= needed || (below < needed && above > below);
  const rightmost = view.width - card.width - GAP;
  return {
    left: Math.max(GAP, Math.min(name.left, rightmost)),
    top: isAbove ? name.top - card.height - GAP : name.bottom + GAP,
  };
}
