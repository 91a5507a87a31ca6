import { EditorView } from "@codemirror/view";

/**
 * The look of the editor, in the site's tokens. Boxes and text have the sizes
 * of the static code, so that nothing moves when one takes the other's place.
 */
export const theme = EditorView.theme({
  "&": { color: "var(--code-text)" },
  "&.cm-focused": { outline: "none" },
  // Above the results, which would cover an outline of the editor itself.
  "&.cm-focused::after": {
    content: '""',
    position: "absolute",
    inset: "0",
    zIndex: "300",
    outline: "2px solid var(--color-accent)",
    outlineOffset: "-2px",
    pointerEvents: "none",
  },
  // The width of the visible box, 100cqi, is that of the results.
  ".cm-scroller": {
    fontFamily: "var(--font-mono)",
    fontSize: "var(--text-code-block)",
    lineHeight: "var(--leading-code)",
    containerType: "inline-size",
  },
  ".cm-specialChar": { color: "var(--color-danger)" },
  ".cm-content": {
    padding: "var(--space-1) 0 var(--space-3)",
    caretColor: "var(--code-text)",
  },
  ".cm-line": { padding: "0 var(--space-4)" },
  ".cm-line::selection, .cm-line ::selection": {
    backgroundColor: "color-mix(in srgb, var(--color-accent) 25%, transparent)",
  },
  ".failed": {
    backgroundColor: "color-mix(in srgb, var(--color-danger) 8%, transparent)",
    boxShadow: "inset 2px 0 0 var(--color-danger)",
  },
  // Outlines stay where a reader's own colours replace backgrounds.
  "&.cm-focused .cm-matchingBracket, .cm-matchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--color-accent)",
  },
  "&.cm-focused .cm-nonmatchingBracket, .cm-nonmatchingBracket": {
    backgroundColor: "transparent",
    outline: "1px dashed var(--color-danger)",
  },
  // The reader is in one of three editors: other brackets do not matter.
  ".playground-whole &:not(.cm-focused) .cm-line > span": { outline: "0" },
  ".cm-gutters": {
    width: "var(--line-numbers)",
    border: "0",
    backgroundColor: "var(--code-bg)",
    color: "var(--color-text-quiet)",
  },
  ".cm-gutter": { width: "100%" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0" },
  "&.numbered": { "--line-numbers": "2.5rem" },
  "&.numbered .result": {
    left: "var(--line-numbers)",
    width: "calc(100cqi - var(--line-numbers))",
  },
  "&.stale .result, &.stale .result::before": {
    color: "var(--color-text-quiet)",
  },
  "@media (forced-colors: active)": {
    ".failed": { outline: "2px solid", outlineOffset: "-2px" },
  },
  "@media print": {
    ".cm-scroller": { overflow: "visible" },
    ".cm-content": {
      flexShrink: "1",
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
    },
  },
});
