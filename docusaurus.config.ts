import { execFileSync } from "node:child_process";

import type { Options, ThemeConfig } from "@docusaurus/preset-classic";
import type { Config } from "@docusaurus/types";

import cleanAddress from "./plugins/clean-address/index.ts";
import { installedVersion, readSettings } from "./plugins/settings/index.ts";

const settings = readSettings(process.env);
const mathlive = installedVersion("mathlive");
const computeEngine = installedVersion("@cortex-js/compute-engine");

/** Dates come from the history: without one, or with a cut one, they would be wrong. */
function hasFullHistory(): boolean {
  try {
    const git = (...args: string[]) =>
      execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    return git("rev-parse", "--is-shallow-repository") === "false" && git("rev-parse", "HEAD") !== "";
  } catch {
    return false;
  }
}

const docs = {
  routeBasePath: "/",
  sidebarPath: "./sidebars.ts",
  editUrl: settings.repoUrl && `${settings.repoUrl}/edit/main/`,
  showLastUpdateTime: hasFullHistory(),
} satisfies Options["docs"];

const themeConfig = {
  navbar: {
    title: "CortexJS",
    logo: { alt: "", src: "img/logo.svg", srcDark: "img/logo-dark.svg", width: 32, height: 32 },
    items: [
      { type: "docSidebar", sidebarId: "docs", label: "Mathfield", position: "left" },
      { to: "/compute-engine", label: "Compute Engine", position: "left" },
      { href: "https://github.com/cortex-js", label: "GitHub", position: "right" },
    ],
  },
  colorMode: { defaultMode: "light", respectPrefersColorScheme: true, disableSwitch: true },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  announcementBar: {
    id: `verified-${mathlive}-${computeEngine}`,
    content: `Every example on this site was run by its build, on mathlive ${mathlive} and Compute Engine ${computeEngine}.`,
    isCloseable: true,
  },
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
          { label: "MathLive GPT", href: "https://chatgpt.com/g/g-8YgEfR7ig-mathlive-gpt" },
        ],
      },
      { title: "More", items: [{ label: "About Us", to: "/about/" }] },
    ],
    copyright: `Documents mathlive ${mathlive} and @cortex-js/compute-engine ${computeEngine}.`,
  },
} satisfies ThemeConfig;

const config = {
  title: "CortexJS",
  tagline: "Scientific Web Computing",
  favicon: "img/logo.svg",
  url: settings.siteUrl,
  baseUrl: settings.baseUrl,
  trailingSlash: true,
  onBrokenLinks: "throw",
  onBrokenAnchors: "throw",
  onDuplicateRoutes: "throw",
  markdown: {
    hooks: { onBrokenMarkdownLinks: "throw", onBrokenMarkdownImages: "throw" },
  },
  future: { v4: true, faster: true },
  customFields: { issuesUrl: settings.issuesUrl, versions: { mathlive, computeEngine } },
  plugins: [cleanAddress],
  presets: [
    [
      "classic",
      {
        docs,
        blog: false,
        sitemap: { changefreq: "weekly", priority: 0.5, ignorePatterns: ["/tags/**"] },
        theme: { customCss: ["./src/css/index.css"] },
      } satisfies Options,
    ],
  ],
  themeConfig,
} satisfies Config;

export default config;
