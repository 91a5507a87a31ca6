/** Modules that the plugin live-examples writes. */

/** The address of a script. */
declare module "@generated/live-examples/sandbox/*.script" {
  const address: string;
  export default address;
}

declare module "@generated/live-examples/starters.json" {
  import type { Built } from "@site/src/playground/boot";

  /** Starting points as the build has made them, by title. */
  const starters: Readonly<Record<string, Built>>;
  export default starters;
}

declare module "@generated/live-examples/known.json" {
  /** Digests of the code of examples and starting points. */
  const digests: readonly string[];
  export default digests;
}
