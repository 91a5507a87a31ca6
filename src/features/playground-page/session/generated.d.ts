/** What the plugin live-examples writes of the site's own code. */

declare module "@generated/live-examples/starters.json" {
  import type { Built } from "@site/src/playground";

  /** What the build made of starting points, by title. */
  const starters: Readonly<Record<string, Built>>;
  export default starters;
}

declare module "@generated/live-examples/known.json" {
  /** Digests of the code of examples and starting points. */
  const digests: readonly string[];
  export default digests;
}
