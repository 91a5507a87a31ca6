/** Addresses of what examples are made of: the plugin live-examples writes them. */
declare module "@generated/live-examples/assets" {
  import type { Config } from "@site/src/playground";

  const assets: Config["assets"];
  export default assets;
}
