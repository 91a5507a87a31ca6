/** What the playgrounds need to know of the site that they stand on. */
export interface Config {
  /** Addresses of the scripts that examples are run with. */
  readonly assets: {
    /** The worker that runs JavaScript. */
    readonly worker: string;
    /** A script for each specifier that programs can import. */
    readonly modules: Readonly<Record<string, string>>;
  };
  /** Address of the page with the playground. */
  readonly playground: string;
  /** Where problems are reported: the address of a list of issues. */
  readonly issues: string;
  /** Versions of the packages that examples run on, by package. */
  readonly versions: Readonly<Record<string, string>>;
}
