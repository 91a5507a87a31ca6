declare module "nprogress" {
  /** The bar at the top of the window that fills while a page loads. */
  const nprogress: { start(): void; done(): void };
  export default nprogress;
}

/**
 * Addresses of what examples are made of: the plugin live-examples writes them.
 */
declare module "@generated/live-examples/assets" {
  import type { Config } from "@site/src/playground/config";

  const assets: Config["assets"];
  export default assets;
}

/** Facts on packages for the editor: the plugin editor-facts writes them. */
declare module "@generated/editor-facts/facts.json" {
  import type { EditorFacts } from "@site/src/playground/facts";

  const facts: EditorFacts;
  export default facts;
}
