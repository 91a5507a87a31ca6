import type { ToFrame } from "../messages";
import type { Scheme } from "../types";
import { FILE } from "./output";

type Assets = ToFrame & { type: "assets" };

/** The parts that the document of a result is made of. */
interface Content {
  readonly html: string;
  readonly css: string;
  /** The module; blank when there is none. */
  readonly js: string;
  /** With the modules that it imports. */
  readonly assets: Assets;
  readonly scheme: Scheme;
}

/**
 * Writes the document of a result, as a browser would get it from a server:
 * scripts run in the order and at the time they would there.
 *
 * @param onHead - Is called when nothing of the example has run: the document
 * has forgotten by then who listened to it.
 */
export function writeDocument(
  { html, css, js, assets, scheme }: Content,
  onHead: () => void,
): void {
  const { title } = document;
  document.open();
  const write = writerOf(document);
  write(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><style></style><style></style>',
    `<script type="importmap">${importMap(assets)}</script>`,
    js.trim() === ""
      ? ""
      : `<script type="module" src="${addressOfModule(js)}"></script>`,
  );
  document.title = title;
  const [base, own] = document.head.querySelectorAll("style");
  base?.append(BASE_STYLE);
  own?.append(css);
  dress(scheme);
  onHead();
  write("</head><body>", html);
  document.close();
}

/**
 * Nothing else than this deprecated method feeds a parser that runs scripts at
 * the place where it meets them.
 */
function writerOf(target: Document): (...markup: string[]) => void {
  const { write } = target as { write: (...markup: string[]) => void };
  return write.bind(target);
}

/**
 * Shows the document in a scheme. MathLive's keyboard has an attribute for it.
 */
export function dress(scheme: Scheme): void {
  const { documentElement: root } = document;
  root.style.colorScheme = scheme;
  root.setAttribute("theme", scheme);
}

/** An import map that gives modules an address in this document. */
function importMap({ modules }: Assets): string {
  const imports: Record<string, string> = {};
  for (const [specifier, script] of modules) {
    if (script === undefined) continue;
    const parts = specifier === "mathlive" ? adaptMathlive(script) : [script];
    imports[specifier] = addressOf(parts);
  }
  return JSON.stringify({ imports }).replaceAll("<", "\\u003c");
}

function addressOfModule(js: string): string {
  return addressOf([`${js}\n;$done();\n//# sourceURL=${FILE}`]);
}

function addressOf(parts: BlobPart[]): string {
  return URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
}

/**
 * Makes the script of mathlive work in a frame that is the whole world of its
 * example, as the page of a reader's project is.
 *
 * In a frame mathlive uses the keyboard of the top window. What exists of it
 * before mathlive looks is used instead: here the keyboard of the frame itself,
 * which mathlive makes when first asked (it imports itself, since its exported
 * functions exist before it is evaluated). Its address, which it takes from
 * stack traces otherwise, and complains when it finds none, is that of the
 * document; and as sounds cannot be fetched, there are none.
 */
function adaptMathlive(script: Blob): (Blob | string)[] {
  return [BEFORE, script, AFTER];
}

const BEFORE = `import * as $mathlive from "mathlive";
Object.defineProperty(document, "currentScript", { configurable: true, value: { src: document.baseURI } });
Object.defineProperty(window, "mathVirtualKeyboard", { configurable: true, get() {
  delete window.mathVirtualKeyboard;
  return $mathlive.initVirtualKeyboardInCurrentBrowsingContext();
} });
`;

const AFTER = `
;delete document.currentScript;
globalThis.MathfieldElement.soundsDirectory = null;
`;

/**
 * Style of a result before its own style sheet: that of the page it stands on.
 * The selectors weigh nothing, so that every rule of an example wins, and a
 * `rem` is what it is on the page that a reader copies. The property tells
 * mathlive that its faces are here; until it runs, its fields take one line.
 * Buttons have the colors of the site, and the size that browsers give them.
 *
 * The icons of a field and the open tab of the keyboard have too little contrast
 * on dark paper, and the tips of its buttons
 * reach beyond the frame, above and to the right: they are put before the
 * button. MathLive has no property for either; its parts are those of
 * https://developer.mozilla.org/en-US/docs/Web/CSS/::part.
 */
const BASE_STYLE = `
:root { --ML__static-fonts: true; }
:where(:root) { --keyboard-toolbar-text-active: light-dark(#0c75d8, #6fb3f7); }
@media print { :root { color-scheme: light !important; } }
:where(html) { color: light-dark(#1c1d22, #e4e4e0); }
:where(body) {
  margin: 1rem;
  font: 1.125rem/1.6 "Source Sans 3", system-ui, sans-serif;
  overflow-wrap: break-word;
}
:where(a) { color: light-dark(#2743b8, #a6b7ff); }
:where(button, input, select, textarea) { font: inherit; }
:where(button, input:is([type="button"], [type="submit"], [type="reset"])) {
  padding: 2px 7px;
  border: 1px solid light-dark(#83868f, #767a85);
  border-radius: 0.25rem;
  background: transparent;
}
:where(button:enabled:hover) { border-color: light-dark(#2743b8, #a6b7ff); }
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
/* A link, which is refused, has no end tag: what follows is in it. */
:where(x-link) { display: contents; }
:where(math-field:not(:defined)) {
  display: inline-block;
  overflow: hidden;
  white-space: nowrap;
}
`;
