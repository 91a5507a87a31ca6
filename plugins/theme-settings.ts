import type { ThemeConfig } from "@docusaurus/preset-classic";

import { digestOf } from "./files.ts";

/** Facts that the bars and the footer state. */
interface Facts {
  /** The versions that the pages were made with. */
  readonly mathlive: string;
  readonly computeEngine: string;
  /** News for a bar above each page, as HTML; without any there is no bar. */
  readonly announcement: string | undefined;
}

/** Makes the settings of what surrounds each page: bars, colors and footer. */
export function themeSettings({
  mathlive,
  computeEngine,
  announcement,
}: Facts) {
  return {
    navbar: {
      title: "CortexJS",
      items: [
        {
          type: "docSidebar",
          sidebarId: "docs",
          label: "Mathfield",
          position: "left",
          // All documents share the sidebar; the entry stands for some of them.
          activeBaseRegex: "/mathfield/",
        },
        { to: "/compute-engine", label: "Compute Engine", position: "left" },
        { to: "/math-json", label: "MathJSON", position: "left" },
        {
          to: "/tutorials/simple-quiz",
          label: "Tutorials",
          position: "left",
          activeBaseRegex: "/tutorials/",
        },
        { to: "/recipes", label: "Recipes", position: "left" },
        { to: "/playground", label: "Playground", position: "left" },
        {
          href: "https://github.com/cortex-js",
          label: "GitHub",
          position: "right",
        },
      ],
    },
    colorMode: {
      defaultMode: "light",
      respectPrefersColorScheme: true,
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar: announcement
      ? {
          // Whoever has closed the bar sees it again when it says something else.
          id: digestOf([announcement]),
          content: announcement,
          isCloseable: true,
          backgroundColor: "var(--color-accent-tint)",
          textColor: "var(--color-text-soft)",
        }
      : undefined,
    footer: {
      links: [
        {
          title: "SDKs",
          items: [
            { label: "Mathfield", to: "/mathfield/" },
            { label: "Compute Engine", to: "/compute-engine/" },
            { label: "MathJSON", to: "/math-json/" },
          ],
        },
        {
          title: "Community",
          items: [
            { label: "GitHub", href: "https://github.com/cortex-js" },
            { label: "Discord", href: "https://discord.gg/yhmvVeJ4Hd" },
            {
              label: "MathLive GPT",
              href: "https://chatgpt.com/g/g-8YgEfR7ig-mathlive-gpt",
            },
          ],
        },
        { title: "More", items: [{ label: "About Us", to: "/about/" }] },
      ],
      copyright: `Documents mathlive ${mathlive} and @cortex-js/compute-engine ${computeEngine}. The results on these pages were computed with these versions.`,
    },
  } satisfies ThemeConfig;
}

/** Tags that let browsers connect to other hosts before these are asked. */
export function preconnectTags(origins: readonly string[]) {
  return origins.map((href) => ({
    tagName: "link",
    attributes: { rel: "preconnect", href, crossorigin: "anonymous" },
  }));
}
