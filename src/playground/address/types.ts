/** What a playground holds: all that an address has to carry. */
export type PlaygroundState =
  | { readonly language: "js" | "ts"; readonly code: string }
  | {
      readonly language: "markup";
      readonly html: string;
      readonly css: string;
      readonly js: string;
    };

/** An address that cannot be made or read. Its message is for readers. */
export class AddressError extends Error {
  override readonly name = "AddressError";
}
