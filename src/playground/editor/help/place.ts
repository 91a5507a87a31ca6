import type { autocompletion } from "@codemirror/autocomplete";

type Place = NonNullable<
  NonNullable<Parameters<typeof autocompletion>[0]>["positionInfo"]
>;

/** The least width, in CSS pixels, that words beside a list are read in. */
const READABLE = 240;

/** Air between a list and the edge of the window, in CSS pixels. */
const AIR = 8;

/** Where lists and hints may be: in the window, less some air at its sides. */
export function windowSpace() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { left: AIR, right: clientWidth - AIR, top: 0, bottom: clientHeight };
}

/**
 * Places what is said of an entry beside the list, or below it, or above: it
 * must not cover the entries, as it would by default in a narrow window.
 */
export const placeInfo: Place = (_view, list, option, info, space) => {
  const top = Math.max(0, option.top - list.top);
  const right = space.right - list.right;
  const left = list.left - space.left;
  if (right >= READABLE || left >= READABLE) {
    const side = right >= READABLE ? "right" : "left";
    const room = Math.floor(side === "right" ? right : left);
    return {
      style: `top: ${String(top)}px; max-width: ${String(room)}px`,
      class: `cm-completionInfo-${side}`,
    };
  }
  const height = `${String(list.bottom - list.top)}px`;
  const isBelow = space.bottom - list.bottom >= info.bottom - info.top;
  return {
    style: `left: 0; right: 0; ${isBelow ? "top" : "bottom"}: ${height}`,
  };
};
