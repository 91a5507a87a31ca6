/** The string that replaces a secret. */
const MASK = "…";

/** Shortest part of an encoded secret that is not taken for a coincidence. */
const LEAST_CORE = 4;

/** Characters that mean something in a pattern. */
const SYNTAX = /[$()*+./?[\\\]^{|}]/;

/** Characters that have a name in HTML. */
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "amp",
  "<": "lt",
  ">": "gt",
  '"': "quot",
};

/**
 * Prepares to hide secrets in what is shown. A service may quote a key as it
 * was sent or as it was encoded on the way, and a log keeps both.
 *
 * @param secrets - What to hide; those that are missing are left out.
 * @returns A function that hides them in a string: in upper and lower case,
 * escaped for an address, JSON or HTML, in hexadecimal, and in Base64, there
 * also as a part of something longer.
 */
export function redactor(
  secrets: readonly (string | undefined)[],
): (text: string) => string {
  const patterns = secrets
    .filter((secret) => secret !== undefined)
    .filter((secret) => secret !== "")
    .flatMap((secret) => [
      ...coresOf(secret).map(
        (core) => `[\\w+/%-]*${spellingsOf(core)}[\\w+/%=-]*`,
      ),
      spellingsOf(hex(secret)),
      spellingsOf(secret),
    ]);
  if (patterns.length === 0) return (text) => text;
  const anySpelling = new RegExp(patterns.join("|"), "giu");
  return (text) => text.replace(anySpelling, MASK);
}

/** A pattern for a string each of whose characters may be escaped. */
function spellingsOf(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const units = Array.from({ length: character.length }, (_, index) =>
      character.charCodeAt(index).toString(16).padStart(4, "0"),
    );
    const spellings = [
      // A backslash is written as several of them.
      `\\\\*${character.replace(SYNTAX, "\\$&")}`,
      hex(character).replace(/../g, "%(?:25)*$&"),
      units.map((unit) => `\\\\+u${unit}`).join(""),
      `\\\\+x${code.toString(16).padStart(2, "0")}`,
      `&#0*${code};`,
      `&#x0*${code.toString(16)};`,
      ...(character in ENTITIES ? [`&${ENTITIES[character]};`] : []),
      ...(character === " " ? ["\\+"] : []),
    ];
    return `(?:${spellings.join("|")})`;
  }).join("");
}

/**
 * Returns the Base64 digits of a secret wherever it is in the encoded text:
 * without the digits that its neighbours have a part in.
 */
function coresOf(secret: string): string[] {
  const cases = [secret, secret.toLowerCase(), secret.toUpperCase()];
  const cores = cases.flatMap((each) =>
    [0, 1, 2].map((before) => {
      const bytes = Buffer.from(" ".repeat(before) + each);
      const first = Math.ceil((before * 8) / 6);
      const end = Math.floor((bytes.length * 8) / 6);
      return bytes.toString("base64").slice(first, end);
    }),
  );
  const both = cores.flatMap((core) => [
    core,
    core.replaceAll("+", "-").replaceAll("/", "_"),
  ]);
  return [...new Set(both)].filter(({ length }) => length >= LEAST_CORE);
}

function hex(text: string): string {
  return Buffer.from(text).toString("hex");
}
