import { inlineScript } from "../inline-script.ts";
import { POLICY_PLACE } from "../page-policy/index.ts";

export { splitScripts } from "./entries.ts";

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
