import type { autocompletion } from "@codemirror/autocomplete";
import { EditorView } from "@codemirror/view";

/** The widest that a list or a hint is: a window's, less some air. */
const WIDEST = "min(28rem, 100vw - 1rem)";

/** The look of lists, hints and misspelt names, in the site's tokens. */
export const look = EditorView.theme({
  ".cm-tooltip": {
    maxWidth: WIDEST,
    border: "1px solid var(--color-rule)",
    borderRadius: "var(--radius)",
    backgroundColor: "var(--color-paper)",
    boxShadow: "var(--shadow)",
    color: "var(--color-text)",
    fontFamily: "var(--font-sans)",
    fontSize: "var(--text-tiny)",
    lineHeight: "var(--leading-code)",
    overflow: "hidden",
  },
  // What the list says of an entry lies beside it.
  ".cm-tooltip.cm-tooltip-autocomplete": { overflow: "visible" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    minWidth: "12rem",
    maxWidth: WIDEST,
    fontFamily: "var(--font-mono)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": {
    minHeight: "var(--target)",
    padding: "var(--space-1) var(--space-2)",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--color-accent)",
    color: "var(--color-on-accent)",
  },
  ".cm-completionMatchedText": {
    textDecoration: "none",
    fontWeight: "var(--weight-strong)",
  },
  ".cm-completionDetail": {
    marginLeft: "var(--space-2)",
    fontStyle: "normal",
    color: "var(--color-text-quiet)",
  },
  "li[aria-selected] .cm-completionDetail": { color: "inherit" },
  ".deprecated .cm-completionLabel": { textDecoration: "line-through" },
  ".cm-tooltip.cm-completionInfo": {
    maxWidth: "min(24rem, 100vw - 1rem)",
    padding: "var(--space-2)",
    overflow: "auto",
  },
  ".cm-completionInfo code, .call-hint code": {
    padding: "0",
    border: "0",
    backgroundColor: "transparent",
    color: "var(--code-text)",
    fontFamily: "var(--font-mono)",
    fontSize: "inherit",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  ".cm-completionInfo p, .call-hint p": {
    margin: "var(--space-1) 0 0",
    color: "var(--color-text-soft)",
  },
  ".call-hint strong": { color: "var(--color-accent)" },
  ".call-hint": { padding: "var(--space-2)" },
  ".cm-lintRange-warning": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--color-warning)",
    textUnderlineOffset: "0.2em",
  },
  ".cm-diagnostic": { padding: "var(--space-2)" },
  ".cm-diagnostic-warning": { borderColor: "var(--color-warning)" },
  ".cm-diagnosticAction": {
    margin: "0 0 0 var(--space-2)",
    padding: "0 var(--space-2)",
    minHeight: "var(--target)",
    backgroundColor: "var(--color-accent)",
    color: "var(--color-on-accent)",
    font: "inherit",
  },
  "@media (forced-colors: active)": {
    ".cm-tooltip-autocomplete ul li[aria-selected]": { outline: "2px solid" },
  },
});

type Place = NonNullable<
  NonNullable<Parameters<typeof autocompletion>[0]>["positionInfo"]
>;

/** The least width, in CSS pixels, that words beside a list are read in. */
const READABLE = 240;

/** Air between a list and the edge of the window, in CSS pixels. */
const AIR = 8;

/** Returns the space for lists and hints: the window, less its side margins. */
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
