import fc from "fast-check";

const nameOf = (known: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...known, "__proto__", "constructor", "LATEX"),
    fc.string({ maxLength: 8 }),
  );
const value = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.double().map(String),
  fc.integer({ min: -1100, max: 1100 }).map(String),
  fc.constantFrom("1", "1e3", "0x10", "mathjson", "on", "off", "\\style{}{x}"),
  fc
    .constantFrom("\\sqrt{", "{", "x^", "&", "\\\\")
    .map((piece) => piece.repeat(900)),
);
/**
 * Fragments and queries, without the sign that they start with.
 *
 * @param known - Names that mean something to who reads them.
 */
export const fragments = (known: readonly string[]) =>
  fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc
      .array(fc.tuple(nameOf(known), value, fc.boolean()), { maxLength: 6 })
      .map((pairs) =>
        pairs
          .map(([key, text, isEncoded]) =>
            isEncoded
              ? new URLSearchParams([[key, text]]).toString()
              : `${key}=${text}`,
          )
          .join("&"),
      ),
  );
