import { readFileSync } from "node:fs";

import { createElement, type CSSProperties, type ReactNode } from "react";

import { requirePackage } from "../package-facts/index.ts";

/** The content of the social card of a page, and its size. */
export interface Card {
  /** The page's title, without the name of the site. */
  title: string;
  /** Description of the page; empty if it has none. */
  description: string;
  /** The part of the site that the page belongs to. */
  section: string;
  /** Size of the image, in pixels. */
  width: number;
  height: number;
}

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

// The light scheme of src/css/tokens.css: the renderer knows no style sheets.
const color = {
  paper: "#fff",
  text: "#1c1d22",
  soft: "#4c4f58",
  hairline: "#e4e4df",
  accent: "#2743b8",
};

/**
 * The layout of a social card, for satori: flex boxes with inline styles.
 *
 * @param card - What it shows.
 * @param site.name - The name of the site.
 * @param site.logo - Its mark, as a data URL.
 */
function template(card: Card, site: { name: string; logo: string }): ReactNode {
  return box(
    {
      width: "100%",
      height: "100%",
      boxSizing: "border-box",
      padding: "64px 80px 56px",
      flexDirection: "column",
      justifyContent: "space-between",
      background: color.paper,
      color: color.text,
      fontFamily: "Source Sans 3",
    },
    head(card, site),
    box(
      { flexDirection: "column" },
      box(
        {
          fontSize: titleSize(card.title),
          fontWeight: 600,
          lineHeight: 1.1,
          letterSpacing: "-0.015em",
          textWrap: "balance",
          ...clamp(3),
        },
        card.title,
      ),
      card.description &&
        box(
          {
            marginTop: 28,
            fontSize: 34,
            lineHeight: 1.35,
            color: color.soft,
            ...clamp(3),
          },
          card.description,
        ),
    ),
    box({ height: 6, width: 120, background: color.accent }),
  );
}

function head(card: Card, site: { name: string; logo: string }): ReactNode {
  return box(
    {
      alignItems: "center",
      paddingBottom: 28,
      borderBottom: `2px solid ${color.hairline}`,
      fontSize: 32,
    },
    createElement("img", { src: site.logo, width: 56, height: 56 }),
    box({ marginLeft: 20, fontWeight: 600 }, site.name),
    card.section !== card.title &&
      box({ marginLeft: "auto", color: color.accent }, card.section),
  );
}

/** Short titles are set large; long ones so that they fit in three lines. */
function titleSize(title: string): number {
  if (title.length <= 22) return 104;
  return title.length <= 44 ? 84 : 64;
}

/** Ends a string with an ellipsis after some lines. */
function clamp(lines: number): CSSProperties {
  return { display: "block", lineClamp: lines };
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement(
    "div",
    { style: { display: "flex", ...style } },
    ...children,
  );
}
