import type { Language } from "../../src/playground/runner/index.ts";

/** An example as the compiler reads it. */
export interface TypedProgram {
  readonly language: Language;
  readonly source: string;
  /** Lines that the source leaves out, as Copy adds them. */
  readonly prelude: string;
}

/** An example that is run, and where it is. */
export interface Placed extends TypedProgram {
  /** Line of its file that comes before its first. */
  readonly line: number;
  /** What the compiler says of it, where it is meant to have a type error. */
  readonly typeError: string | undefined;
}

/** What the compiler says of an example. */
export interface Typing {
  readonly errors: readonly TypeFault[];
  readonly names: readonly NameUse[];
  readonly strings: readonly StringUse[];
  readonly others: OtherNames;
}

/** What the compiler objects to. */
export interface TypeFault {
  /** Line in the source, from 1. */
  readonly line: number;
  /** The compiler's words. */
  readonly message: string;
}

/** A name in an example that a documented package declares. */
export interface NameUse {
  /** Place in the source, in UTF-16 units; the end is the first after it. */
  readonly start: number;
  readonly end: number;
  /** The package that declares it. */
  readonly package: string;
  /** What the API reference may call it, best first: `ComputeEngine.parse`. */
  readonly keys: readonly string[];
  readonly isDeprecated: boolean;
}

/** A name in a string of an example, which need not be known. */
export interface StringUse {
  /** Place in the source, as that of a {@link NameUse}. */
  readonly start: number;
  readonly end: number;
  /** Of the standard library, in MathJSON, or of LaTeX: `Add`, `\\frac`. */
  readonly kind: "operator" | "command";
  readonly name: string;
}

/** How many names of an example no documented package declares. */
interface OtherNames {
  /** Declared by the example. */
  readonly own: number;
  /** Declared by the language, the browser or another package. */
  readonly platform: number;
  /** Members of a value whose type is unknown, such as that of a parameter. */
  readonly untyped: number;
}
