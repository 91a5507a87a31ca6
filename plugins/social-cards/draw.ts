import { readFileSync } from "node:fs";

import { requirePackage } from "../package-facts/index.ts";
import type { Card } from "./page.ts";
import { template } from "./template.ts";

/**
 * Draws social cards. The renderers are loaded when the first one is drawn.
 *
 * @param site.name - The name of the site.
 * @param site.logo - Its mark, as an SVG.
 * @returns A function that draws a card as a PNG.
 */
export function cardPainter(site: { name: string; logo: string }) {
  const satori = (requirePackage("satori") as typeof import("satori")).default;
  const { renderAsync } = requirePackage(
    "@resvg/resvg-js",
  ) as typeof import("@resvg/resvg-js");
  const logo = `data:image/svg+xml;base64,${btoa(site.logo)}`;
  const fonts = ([400, 600] as const).map((weight) => ({
    name: "Source Sans 3",
    weight,
    data: readFileSync(requirePackage.resolve(fontFile(weight))),
  }));

  return async (card: Card): Promise<Buffer> => {
    const layout = template(card, { name: site.name, logo });
    const size = { width: card.width, height: card.height };
    const svg = await satori(layout, { ...size, fonts });
    // Letters are outlines by now: no font of the machine can take part.
    const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
    return image.asPng();
  };
}

function fontFile(weight: number): string {
  return `@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff`;
}
