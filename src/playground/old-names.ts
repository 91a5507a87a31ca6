/** Names that a program should no longer use. The build writes them. */

/** The class whose object a removed member belonged to. */
export type OldOwner =
  "ComputeEngine" | "Expression" | "MathfieldElement" | "any";

/** A removed name, and where a program has it. */
export type OldName =
  | { readonly as: "member"; readonly name: string; readonly of: OldOwner }
  | { readonly as: "export"; readonly name: string }
  /** A string that is the name, or an argument of a method. */
  | { readonly as: "string"; readonly name: string; readonly of?: string }
  /** A key of an object literal; with `setOptions` of a mathfield's options. */
  | {
      readonly as: "option";
      readonly name: string;
      readonly value?: string;
      readonly of?: "setOptions";
    }
  /** An attribute of the tag `math-field`. */
  | { readonly as: "attribute"; readonly name: string }
  /** The beginning of a path or of the name of a style. */
  | { readonly as: "text"; readonly name: string }
  | { readonly as: "operator"; readonly name: string };

/** A row of a guide about upgrading. */
export interface OldRow {
  readonly names: readonly OldName[];
  /** The version that made the change; empty where the guide does not say. */
  readonly since: string;
  /** What to write now, as HTML whose links start at the root of the site. */
  readonly write: string;
  /** Where the guide says so, from the root of the site. */
  readonly to: string;
  /** Set where the names still work. */
  readonly isDeprecated?: true;
}

/** An export or a member that the declarations of a package deprecate. */
export interface DeprecatedName {
  /** The class of a member; empty for an export. */
  readonly owner: string;
  readonly name: string;
  readonly signature: string;
  /** What to write now; empty where nobody says. */
  readonly write: string;
  /** Its entry in the API reference, from the root of the site. */
  readonly to: string;
}

/** What the build knows of names that are gone, or are to go. */
export interface OldNames {
  readonly rows: readonly OldRow[];
  readonly deprecated: readonly DeprecatedName[];
  /** The entries of types with members, by their names. */
  readonly owners: Readonly<Record<string, string>>;
  /** All that a package exports, types included, by the package's name. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
}

/** A use of a name that is gone, is to go, or never was. */
export interface OldUse {
  /** Line of the program, from 1. */
  readonly line: number;
  /** Place of the name, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** The name as the program has it, such as `ce.timeLimit`. */
  readonly name: string;
  readonly kind: "removed" | "deprecated" | "unknown";
  /** True where the type of the object is not known. */
  readonly isGuess: boolean;
  /** The version that made the change, if it is known. */
  readonly since: string;
  /** What to write now: HTML of the build, or plain text. */
  readonly write: { readonly html: string } | { readonly text: string };
  /** Where the site says more, from its root. */
  readonly more: string;
}
