import type { Scheme } from "./types";

/**
 * What a result may do: run scripts and show what they make. No network, no
 * plugins, and no frame with an address, which also keeps it from going
 * elsewhere: see {@link outerDocument}.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'unsafe-inline'",
  "img-src data: blob:",
  "font-src data: blob:",
  "media-src data: blob:",
  "connect-src 'none'",
  "worker-src 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join("; ");

/**
 * Forms are allowed so that they are validated and send their events; the
 * policy keeps what they send from going anywhere.
 */
export const SANDBOX = "allow-scripts allow-forms";

/** What the page tells the outer document. */
export interface ToOuter {
  /** Source of the inner document: given once, with the inner one's port. */
  readonly inner?: string;
  readonly scheme?: Scheme;
}

/**
 * What the outer document tells the page: the inner one went elsewhere. It was
 * refused an address, or what it got had none.
 */
export const LEFT = "left";

/**
 * Loads of the inner frame that are no navigation: that of its source, and
 * that of the document that its script then writes.
 */
const OWN_LOADS = 2;

const OUTER_SCRIPT = `let frame;
const dress = (scheme) => {
  for (const each of [document.documentElement, frame]) {
    if (scheme && each) each.style.colorScheme = scheme;
  }
};
const left = () => parent.postMessage("${LEFT}", "*");
addEventListener("securitypolicyviolation", left);
addEventListener("message", ({ source, data, ports: [port] }) => {
  if (source !== parent) return;
  dress(data.scheme);
  if (frame || !data.inner) return;
  let loads = 0;
  frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "${SANDBOX}");
  frame.title = document.title;
  frame.srcdoc = data.inner;
  frame.addEventListener("load", () => {
    loads += 1;
    if (loads === 1) frame.contentWindow.postMessage(null, "*", [port]);
    if (loads > ${OWN_LOADS}) left();
  });
  document.body.append(frame);
  dress(data.scheme);
});`;

const OUTER_STYLE =
  "html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}";

/**
 * The document around a result. Code of readers runs in a frame within it, and
 * that frame obeys its parent's policy when it tries to go to another address:
 * its own policy would not say anything about that.
 *
 * @param title - What the result is called by screen readers.
 */
export function outerDocument(title: string): string {
  return page(title, `<style>${OUTER_STYLE}</style>`, OUTER_SCRIPT);
}

/**
 * The document that a result starts as.
 *
 * @param title - What the result is called by screen readers.
 * @param script - What `frame/inside` is bundled to.
 */
export function innerDocument(title: string, script: string): string {
  return page(title, "", escapeScript(script));
}

function page(title: string, head: string, script: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${escapeText(title)}</title>${head}</head><body><script>${script}</script></body></html>`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Within strings and regular expressions, where alone they occur, these say the same. */
function escapeScript(script: string): string {
  return script
    .replace(/<\/(?=script)/gi, "<\\/")
    .replace(/<(?=!--|script)/gi, "\\x3c");
}
