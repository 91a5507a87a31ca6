/** Space between a card, its name and the edges of the window, in pixels. */
const GAP = 6;

/** What a card is placed by, in pixels from the corner of the window. */
export interface Surroundings {
  /** The name. */
  readonly name: Pick<DOMRect, "left" | "top" | "bottom">;
  /** The size of the card. */
  readonly card: { readonly width: number; readonly height: number };
  /** What can be seen of the page, below the bar at its top. */
  readonly view: {
    readonly width: number;
    readonly top: number;
    readonly bottom: number;
  };
}

/**
 * Where the corner of a card goes: above its name, where reading has been, or
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
