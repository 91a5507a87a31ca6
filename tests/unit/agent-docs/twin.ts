import { markdownOf } from "../../../plugins/agent-docs/index.ts";
import { parsePage } from "../../../plugins/built-pages/index.ts";

/** Facts of a page that its Markdown twin states. */
export const PAGE = {
  address: "https://example.org/docs/guides/sums/",
  title: "Sums",
  description: "What a sum is.",
  packages: ["mathlive 1.0.0", "@cortex-js/compute-engine 2.0.0"],
};

/** The Markdown of a page. */
export function twinOf(html: string): string {
  return markdownOf(parsePage(html), PAGE);
}

/** The Markdown below the head, of a page whose article has this content. */
export function bodyOf(html: string): string {
  const page = `<!doctype html><html><head><title>Sums</title></head><body><nav><a href=/>Home</a></nav><main><article><header><h1>Sums</h1></header>${html}</article></main><footer>Imprint</footer></body></html>`;
  const [, body = ""] = twinOf(page).split("2.0.0\n\n");
  return body.trimEnd();
}
