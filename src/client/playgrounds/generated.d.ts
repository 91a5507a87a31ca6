/** Addresses of the scripts that examples are run with. */
declare module "@generated/live-examples/assets" {
  const assets: {
    readonly worker: string;
    /** A script for each specifier that examples can import. */
    readonly modules: Readonly<Record<string, string>>;
  };
  export default assets;
}
