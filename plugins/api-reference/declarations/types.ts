/** A doc comment, as the package wrote it. */
export interface ApiDoc {
  /** Markdown. */
  readonly text: string;
  /** A line of ours, for tables. */
  readonly line?: string;
  /** Its block tags, such as `@param`, in their order. */
  readonly tags: readonly ApiTag[];
}

interface ApiTag {
  readonly name: string;
  /** The parameter that a `@param` describes; empty for other tags. */
  readonly subject: string;
  readonly text: string;
}

/** TypeScript code, and the exports that its type names link to. */
export interface ApiCode {
  readonly code: string;
  /** Keys of exports, by the type names in the code. */
  readonly links: Readonly<Record<string, string>>;
}

/** A member of a class, an interface or an object type. */
export interface ApiMember extends ApiCode {
  readonly name: string;
  readonly kind: "constructor" | "property" | "method" | "event";
  readonly isStatic: boolean;
  readonly isReadonly: boolean;
  readonly isOptional: boolean;
  readonly doc: ApiDoc;
}

/** Members that a class or interface inherits. */
export interface Inherited {
  /**
   * The class or interface that declares them, of the package or the platform.
   */
  readonly origin: string;
  /** Key of the origin, if the package exports it. */
  readonly key: string | undefined;
  readonly names: readonly string[];
}

/** A name that a package exports. */
export interface ApiExport extends ApiCode {
  /**
   * Identifies the export: its name, after the entry point where the name
   * means different things: `interval/add`.
   */
  readonly key: string;
  readonly name: string;
  readonly kind: "class" | "interface" | "type" | "function" | "constant";
  /** The entry points that export it, such as `./core`. */
  readonly entries: readonly string[];
  /** The file that declares it, from the folder of the package. */
  readonly file: string;
  readonly doc: ApiDoc;
  readonly members: readonly ApiMember[];
  readonly inherited: readonly Inherited[];
}

/** The exports of a package, in the order of its entry points. */
export type ApiSurface = readonly ApiExport[];
