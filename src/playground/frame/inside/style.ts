/**
 * How a result looks before its own style sheet: as the page it stands on. The
 * selectors weigh nothing, so that every rule of an example wins, and a `rem` is
 * what it is on the page that a reader copies. The property tells mathlive that
 * its faces are here; until it runs, its fields take one line.
 *
 * The icons of a field are too pale on dark paper, and the tips of its buttons
 * reach beyond the frame, above and to the right: they are put before the
 * button. MathLive has no property for either; its parts are those of
 * https://developer.mozilla.org/en-US/docs/Web/CSS/::part.
 */
export const BASE_STYLE = `
:root { --ML__static-fonts: true; }
@media print { :root { color-scheme: light !important; } }
:where(html) { color: light-dark(#1c1d22, #e4e4e0); }
:where(body) {
  margin: 1rem;
  font: 1.125rem/1.6 "Source Sans 3", system-ui, sans-serif;
  overflow-wrap: break-word;
}
:where(a) { color: light-dark(#2743b8, #a6b7ff); }
:where(button, input, select, textarea) { font: inherit; }
:where(math-field) {
  box-sizing: border-box;
  max-width: 100%;
  font-size: 1.25em;
}
:where(math-field)::part(virtual-keyboard-toggle),
:where(math-field)::part(menu-toggle) {
  color: light-dark(#4c4f58, #b4b6bd);
}
:where(math-field)::part(virtual-keyboard-toggle)::after,
:where(math-field)::part(menu-toggle)::after {
  top: 0;
  right: 100%;
  bottom: 0;
  height: max-content;
  margin: auto 4px;
}
:where(math-field:not(:defined)) {
  display: inline-block;
  overflow: hidden;
  white-space: nowrap;
}
`;
