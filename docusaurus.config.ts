import { setFlagsFromString } from "node:v8";

import type { Options } from "@docusaurus/preset-classic";
import type { Config } from "@docusaurus/types";

import {
  ExampleStore,
  liveExamples,
  remarkCheckedPage,
  remarkLiveExamples,
  remarkMarkup,
} from "./plugins/live-examples/index.ts";
import { agentDocs } from "./plugins/agent-docs/index.ts";
import { behaviorChanges } from "./plugins/behavior-changes/index.ts";
import { builtPages } from "./plugins/built-pages/index.ts";
import { codeCards } from "./plugins/code-cards.ts";
import { cleanAddress } from "./plugins/clean-address.ts";
import {
  lateScriptsTemplate,
  splitScripts,
} from "./plugins/late-scripts/index.ts";
import { apiReference } from "./plugins/api-reference/index.ts";
import { editorFacts } from "./plugins/editor-facts/index.ts";
import { formulaIndex } from "./plugins/formula-index/index.ts";
import { frameworkProjects } from "./plugins/framework-projects.ts";
import {
  generatedContent,
  remarkViews,
} from "./plugins/generated-content/index.ts";
import { referenceTables } from "./plugins/reference-tables/index.ts";
import { releaseFeeds, releaseNotes } from "./plugins/release-notes/index.ts";
import { remarkStaticCode, staticCode } from "./plugins/static-code/index.ts";
import {
  COMPUTE_ENGINE,
  installedVersion,
} from "./plugins/package-facts/index.ts";
import { hostFiles } from "./plugins/host-files.ts";
import { licenses } from "./plugins/licenses.ts";
import { nearFirst } from "./plugins/near-first.ts";
import { offline } from "./plugins/offline/index.ts";
import { oldNames } from "./plugins/old-names/index.ts";
import { pagePolicy } from "./plugins/page-policy.ts";
import { searchIndex } from "./plugins/search-index/index.ts";
import { hasFullHistory, readSettings } from "./plugins/settings/index.ts";
import { socialCards } from "./plugins/social-cards/index.ts";
import { emitMath, typesetMath } from "./plugins/static-math/index.ts";
import { styles } from "./plugins/styles.ts";
import { preconnectTags, themeSettings } from "./plugins/theme-settings.ts";
import { statesOfSteps, tutorialSteps } from "./plugins/tutorial-steps.ts";
import {
  exampleLinks,
  exampleUses,
  remarkTypedExamples,
  typedExamples,
  TypeStore,
} from "./plugins/typed-examples/index.ts";
import { serviceOrigin } from "./src/search/hosted/index.ts";

// A build is a thousand short programs, most of them examples that start cold
// in a realm of their own. A function runs ten times as long as by default, in
// bytes of bytecode, before V8 compiles it: a third of all time went there.
setFlagsFromString("--interrupt-budget=600000");

const siteDir = process.cwd();
const settings = readSettings(process.env);
const mathlive = installedVersion("mathlive");
const computeEngine = installedVersion(COMPUTE_ENGINE);

const types = new TypeStore(siteDir);
const findLinks = exampleLinks(types, siteDir, settings.baseUrl);
const findUses = exampleUses(types, siteDir);
const examples = new ExampleStore(siteDir, findLinks);

/** The plugins that generate documents, and the props of elements in them. */
const providers = [
  referenceTables,
  apiReference,
  releaseNotes,
  tutorialSteps,
  frameworkProjects,
];

/** Origins that pages ask besides their own. */
const services = settings.search ? [serviceOrigin(settings.search)] : [];

/**
 * What becomes of the Markdown of every page, in this order. Formulas are
 * typeset before anchors and contents are made, and become elements after.
 */
const markdown = {
  beforeDefaultRemarkPlugins: [
    typesetMath,
    [remarkTypedExamples, { store: types }],
    [remarkLiveExamples, { store: examples }],
    [remarkMarkup, { siteDir, findLinks }],
    [remarkViews, { siteDir, providers, findUses }],
    remarkCheckedPage,
    [remarkStaticCode, { findLinks }],
  ],
  remarkPlugins: [emitMath],
};

const docs = {
  ...markdown,
  routeBasePath: "/",
  sidebarPath: "./sidebars.ts",
  editUrl: settings.repoUrl && `${settings.repoUrl}/edit/main/`,
  // With a cut history, or none, the dates would be wrong.
  showLastUpdateTime: hasFullHistory(),
} satisfies Options["docs"];

/** The images that social networks show of pages. */
const cards = {
  logo: "static/img/logo.svg",
  sections: {
    mathfield: "Mathfield",
    "compute-engine": "Compute Engine",
    "math-json": "MathJSON",
    playground: "Playground",
    tutorials: "Tutorials",
  },
};

/** The Markdown twins of pages, for programs that read. */
const twins = {
  named: [
    "/mathfield/reference/commands/",
    "/mathfield/reference/keybindings/",
    "/compute-engine/standard-library/",
  ],
};

const config = {
  title: "CortexJS",
  tagline: "Scientific Web Computing",
  favicon: "img/favicon.svg",
  url: settings.siteUrl,
  baseUrl: settings.baseUrl,
  trailingSlash: true,
  // It calls a page broken whose scripts have not come yet: they come late.
  baseUrlIssueBanner: false,
  onBrokenLinks: "throw",
  onBrokenAnchors: "throw",
  onDuplicateRoutes: "throw",
  markdown: {
    hooks: { onBrokenMarkdownLinks: "throw", onBrokenMarkdownImages: "throw" },
  },
  future: { v4: true, faster: true },
  ssrTemplate: lateScriptsTemplate(siteDir),
  headTags: preconnectTags(services),
  customFields: {
    issuesUrl: settings.issuesUrl,
    search: settings.search,
    versions: { mathlive, computeEngine },
  },
  presets: [
    [
      "classic",
      {
        docs,
        blog: false,
        pages: markdown,
        sitemap: {
          changefreq: "weekly",
          ignorePatterns: ["/tags/**"],
        },
        theme: { customCss: ["./src/css/index.css"] },
      } satisfies Options,
    ],
  ],
  plugins: [
    // Its guard is the first script of every page.
    pagePolicy(services, settings.resultsOrigin),
    hostFiles(settings.resultsOrigin),
    generatedContent(providers, findUses),
    releaseFeeds,
    liveExamples(examples, statesOfSteps, settings.resultsOrigin),
    behaviorChanges(examples),
    editorFacts,
    oldNames,
    formulaIndex,
    codeCards,
    typedExamples(types),
    staticCode,
    styles,
    licenses,
    splitScripts,
    cleanAddress,
    nearFirst,
    builtPages,
    searchIndex,
    socialCards(cards),
    agentDocs(twins),
    offline,
  ],
  clientModules: ["./src/client/index.ts"],
  themeConfig: themeSettings({ mathlive, computeEngine, ...settings }),
} satisfies Config;

export default config;
