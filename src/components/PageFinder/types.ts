/** A page that a reader may be looking for. */
export interface Page {
  readonly title: string;
  /** Address on this site, with its base path. */
  readonly permalink: string;
}
