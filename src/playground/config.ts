import type { EditorFacts } from "./facts";

/** A font face, and the address of its file. */
interface AddressedFace {
  readonly family: string;
  readonly style: string;
  readonly weight: string;
  readonly address: string;
  /** Whether most formulas do without it. */
  readonly isRare: boolean;
}

/** Facts that the playgrounds need about the site that they stand on. */
export interface Config {
  /** Addresses of the scripts that examples are run with. */
  readonly assets: {
    /** The document of the frame that holds a worker. */
    readonly lane: string;
    /** The worker that runs JavaScript. */
    readonly worker: string;
    /** A script for each specifier that programs can import. */
    readonly modules: Readonly<Record<string, string>>;
    /** Names that those modules export which markup examples can import. */
    readonly exports: Readonly<Record<string, readonly string[]>>;
    /** The document around a result. */
    readonly around: string;
    /** The document around both where they were saved. */
    readonly bridge: string;
    /** The script that runs in the frame of a result. */
    readonly frame: string;
    /** The compiler of JSX, for frames whose example imports React. */
    readonly jsx: string;
    /**
     * ES modules that markup examples alone can import, and what they import.
     */
    readonly pageModules: Readonly<
      Record<
        string,
        { readonly address: string; readonly imports: readonly string[] }
      >
    >;
    /** The face that the site's text is set in. */
    readonly text: AddressedFace;
    /** The faces that mathlive sets formulas in. */
    readonly faces: readonly AddressedFace[];
  };
  /** Loads what the editor knows of the packages. */
  readonly loadFacts: () => Promise<EditorFacts>;
  /** Address of the page with the playground. */
  readonly playground: string;
  /** Address of the list of issues where problems are reported. */
  readonly issues: string;
  /** Versions of the packages that examples run on, by package. */
  readonly versions: Readonly<Record<string, string>>;
}
