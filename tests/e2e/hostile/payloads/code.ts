import type { Attack, CodePayload } from "./types.ts";

type Code = Partial<Attack>;

/**
 * Makes payloads of a record of code.
 *
 * @param does - What all of them try to do.
 * @param read - The code of an entry; without it an entry is code itself.
 */
export function payloadsOf<T = Code>(
  kind: CodePayload["kind"],
  does: string,
  all: Readonly<Record<string, T>>,
  read: (entry: T) => Code = (entry) => entry as Code,
): readonly CodePayload[] {
  return Object.entries(all).map(([name, entry]) => {
    const { html, css, js } = read(entry);
    return {
      kind,
      name,
      does,
      ...(html === undefined ? {} : { html }),
      ...(css === undefined ? {} : { css }),
      ...(js === undefined ? {} : { js }),
    };
  });
}
