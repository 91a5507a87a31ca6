/** What the build made of code that it has run. */
export interface Built {
  /** The code, and its results below its lines: content of a `<code>`. */
  readonly html: string;
  /** What an example has in its attributes of these names. */
  readonly prelude: string;
  readonly shown: string;
}
