import fc from "fast-check";

const KEYS = [
  ..."type entry line level parts text latex tree key children table columns rows".split(
    " ",
  ),
  ..."shown specifier program failed ms modules px __proto__ toJSON length".split(
    " ",
  ),
];
const WORDS = [
  ..."print done need ready start entry fault height search pong left log error".split(
    " ",
  ),
  ..."latex json markup".split(" "),
];

/** Anything that a message can hold, with names that mean something. */
const { data } = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 6, depthSize: "small" },
    fc.constantFrom(...WORDS),
    fc.anything(),
    fc.double(),
    fc.string({ unit: "binary" }),
    fc.array(tie("data"), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie("data"), { maxKeys: 8 }),
  ),
}));
/** Arbitrary messages that readers' code may post, as one of ours or not. */
export const messages = fc.oneof(
  data,
  fc
    .tuple(
      fc.constantFrom(...WORDS),
      fc.dictionary(fc.constantFrom(...KEYS), data),
    )
    .map(([type, rest]) => ({ ...rest, type })),
  fc.json().map((entry) => ({ type: "print", entry })),
  data.map((entry) => {
    const parts = [{ text: "x", latex: entry, tree: entry }, entry];
    return {
      type: "entry",
      entry: { level: "log", line: 1, parts, table: entry },
    };
  }),
);
