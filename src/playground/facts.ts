/** The facts that the editor has about the packages. The build writes them. */

/** A name of a package, and what readers are told of it. */
export interface Fact {
  readonly name: string;
  readonly kind:
    "class" | "constant" | "function" | "method" | "property" | "operator";
  /** Its declaration in a line, or the type of an operator. */
  readonly signature: string;
  /** Its purpose, in a sentence; empty where nobody says. */
  readonly line: string;
  /**
   * The type of a value, or of what a call of it returns: a key of
   * {@link EditorFacts.types}, also as `T[]` or `Promise<T>`.
   */
  readonly gives?: string;
  /** Set if a call of it takes MathJSON, whose lists begin with operators. */
  readonly takesMathJson?: true;
  readonly isDeprecated?: true;
}

/** A command of LaTeX. */
export interface CommandFact {
  /** With its backslash. */
  readonly name: string;
  /** The sign that it draws, or how it is used. */
  readonly use: string;
}

/** A class, an interface or an object type. */
export interface TypeFacts {
  readonly members: readonly Fact[];
  /** Names of the types whose members it has too, their own bases aside. */
  readonly bases: readonly string[];
  /**
   * Members that some of its values have: they are not offered, nor marked as
   * unknown.
   */
  readonly sometimes?: readonly string[];
  /** The class of the platform that it extends. */
  readonly platform?: "HTMLElement" | "Error";
}

export interface EditorFacts {
  /** By the name of the type; the statics of a class by `typeof` its name. */
  readonly types: Readonly<Record<string, TypeFacts>>;
  /** The exports of both packages, by their keys. */
  readonly exports: Readonly<Record<string, Fact>>;
  /** The keys of what each module exports that programs can import. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** The names of the standard library. */
  readonly operators: readonly Fact[];
  readonly commands: readonly CommandFact[];
}
