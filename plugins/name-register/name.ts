/** Kinds of names: the exports of a package are its members, too. */
type NameKind = "command" | "member" | "operator" | "term";

/** A name of the packages, and what the site says of it wherever it shows it. */
export interface RegisteredName<Kind extends NameKind = NameKind> {
  readonly kind: Kind;
  readonly name: string;
  /** Where it is described, from the site's root: `/…/arithmetic/#add`. */
  readonly address: string;
  /** The headings that it is under there, below the page's, down to its own. */
  readonly titles: readonly string[];
  /** Its declaration, type or typical use: a line an overload. */
  readonly signature: string;
  /**
   * The first sentence on it, without marks; the sign that a command draws.
   * Empty where nobody says.
   */
  readonly sentence: string;
  /** The other names that it is searched by. */
  readonly keys: readonly string[];
  /** Its replacement, if it is deprecated; empty where nobody says. */
  readonly deprecated?: string;
}
