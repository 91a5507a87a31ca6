import type { Plugin } from "@docusaurus/types";

/**
 * Keeps the highlighter out of the browser: the theme imports it for fences
 * that are highlighted there, and there are none.
 */
export function staticCode(): Plugin {
  return {
    name: "static-code",
    configureWebpack: () => ({
      resolve: { alias: { "prism-react-renderer$": false } },
    }),
  };
}
