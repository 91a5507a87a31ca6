import type { LibraryName } from "../package-facts/index.ts";

/** LaTeX that means the name, and the characters that it draws. */
export function latexNames(
  { kind, latex }: LibraryName,
  signs: ReadonlyMap<string, string>,
): string[] {
  if (kind !== "operator") {
    // `\Z^{+}` would be found as `\Z` too: of such forms one is enough.
    const [first, ...others] = latex;
    const plain = others.filter((form) => !/[_^]/.test(form));
    return [...(first === undefined ? [] : [first]), ...plain].flatMap(
      (form) => [form, ...drawn(form, signs)],
    );
  }
  // `\exists!` is found by each of its signs, but is called by all of them.
  return latex.flatMap((form) => {
    const parts = [...new Set(signsIn(form))];
    const written = parts.flatMap((part) => drawn(part, signs));
    return [parts.join(" "), written.join(" ")];
  });
}

function drawn(latex: string, signs: ReadonlyMap<string, string>): string[] {
  const sign = signs.get(latex) ?? "";
  return sign === "" ? [] : [sign];
}

/** Commands that say how something stands there, not what it is. */
const FRAMES = new Set([
  ...["\\left", "\\right", "\\middle", "\\bigl", "\\bigr", "\\not"],
  ...["\\text", "\\mathrm", "\\mathsf", "\\operatorname"],
]);

/** Environments and sets, words set upright, commands, and signs. */
const PARTS = new RegExp(
  [
    /\\(?:begin|end)\{\w+\*?\}|\\mathbb\{\w\}/,
    /(?<=\\text\{|\\mathrm\{|\\operatorname\{)[a-z]{2,}/,
    /\\(?:[a-z]+|.)/,
    /[^\s\w{}()[\],.\\&]+/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gi",
);

/** Indexes, and what is negated: no part of them counts. */
const ASIDE = /_\{[^{}]*\}|_.|\\not\s*(\\[a-z]+|.)/gi;

/**
 * Returns the parts that a form of LaTeX is known by: its commands,
 * environments, words and signs; not its operands.
 */
export function signsIn(form: string): string[] {
  const found = form.replaceAll(ASIDE, "").match(PARTS) ?? [];
  const parts = found.filter(
    (part) => !FRAMES.has(part) && !/^\\([^a-z]|end\{)/i.test(part),
  );
  // A raised operand alone is a power.
  return parts.length > 1 ? parts.filter((part) => part !== "^") : parts;
}
