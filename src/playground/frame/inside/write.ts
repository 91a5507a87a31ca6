import type { Scheme } from "../types";
import { BASE_STYLE } from "./style";

/** What the document of a result is made of. */
interface Content {
  readonly html: string;
  readonly css: string;
  /** Address of the module, when there is one. */
  readonly module: string | undefined;
  /** Addresses of what it imports. */
  readonly imports: ReadonlyMap<string, string>;
  readonly scheme: Scheme;
  readonly title: string;
}

/**
 * Write the document of a result, as a browser would get it from a server:
 * scripts run in the order and at the time they would there.
 *
 * @param onHead - Is called when nothing of the example has run: the document
 * has forgotten by then who listened to it.
 */
export function writeDocument(content: Content, onHead: () => void): void {
  const { html, css, module, imports, scheme, title } = content;
  document.open();
  const write = writerOf(document);
  write(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><style></style><style></style>',
    `<script type="importmap">${importMap(imports)}</script>`,
    module === undefined
      ? ""
      : `<script type="module" src="${module}"></script>`,
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

/** Show the document in a scheme. MathLive's keyboard has an attribute for it. */
export function dress(scheme: Scheme): void {
  const { documentElement: root } = document;
  root.style.colorScheme = scheme;
  root.setAttribute("theme", scheme);
}

function importMap(imports: ReadonlyMap<string, string>): string {
  const map = { imports: Object.fromEntries(imports) };
  return JSON.stringify(map).replaceAll("<", "\\u003c");
}
