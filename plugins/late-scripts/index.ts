import type { Plugin } from "@docusaurus/types";

import { inlineScript } from "../inline-script.ts";
import { POLICY_PLACE } from "../page-policy.ts";

const LOADER = `import { loadScriptsLate } from "./plugins/late-scripts/loader"; loadScriptsLate(SCRIPTS);`;

/**
 * The HTML template of every page, for `ssrTemplate`: Docusaurus' own, but the
 * scripts are handed to a loader of a few lines instead of competing with the
 * first paint for the line.
 *
 * @param siteDir - Root folder of the project.
 */
export function lateScriptsTemplate(siteDir: string): string {
  const loader = inlineScript(siteDir, LOADER);
  const scripts =
    "<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>";
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    ${POLICY_PLACE}
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script>${loader.replace("SCRIPTS", scripts)}</script>
  </body>
</html>`;
}

/** Scripts that every page runs on, in the order of need. */
const FOUNDATIONS = {
  react: ["react", "react-dom/client", "react/jsx-runtime"],
  router: [
    "react-router-dom",
    "react-router-config",
    "react-helmet-async",
    "react-loadable",
  ],
  document: [
    // Before all that reads the routes.
    "@site/src/client/page-chunks",
    "@theme/DocsRoot",
    "@theme/DocVersionRoot",
    "@theme/DocRoot",
    "@theme/DocItem",
  ],
} as const;

/**
 * Splits the script of the site. Evaluated as one it would hold up a phone for
 * a fifth of a second: so each is a task of its own, between which the browser
 * answers the reader. What a document needs comes with the first wave instead
 * of ten small requests after it, and what changes seldom stays in the
 * reader's cache when a page changes.
 *
 * @throws Error when the bundler's configuration has another kind of entry
 * than this one knows, which a new version of Docusaurus may bring.
 */
export function splitScripts(): Plugin {
  return {
    name: "split-scripts",
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== "production") return {};
      const { entry } = config;
      if (typeof entry !== "string")
        throw new Error("The bundler's configuration has more than one entry.");
      const scripts = Object.entries({ ...FOUNDATIONS, main: [entry] });
      config.entry = Object.fromEntries(
        scripts.map(([name, modules], index) => {
          const before = scripts.slice(0, index).map(([each]) => each);
          return [
            name,
            { import: [...modules], ...(index > 0 && { dependOn: before }) },
          ];
        }),
      );
      return {};
    },
  };
}
