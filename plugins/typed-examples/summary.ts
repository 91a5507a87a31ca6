import { API_LIBRARIES, layoutOf, pathOf } from "../api-reference/index.ts";
import type { TypedExample } from "./report.ts";
import type { NameUse } from "./types.ts";

/** Why a name that a package declares has no entry in the API reference. */
type Reason = "a namespace" | "of a type without a name" | "without an entry";

/** What names the examples of the site use. */
interface Summary {
  readonly examples: number;
  /** How many names all of them have, by who declares them. */
  readonly own: number;
  readonly platform: number;
  readonly untyped: number;
  readonly packages: number;
  /** How many of those of packages have an entry. */
  readonly linked: number;
  /** How many have none, by reason and name. */
  readonly unlinked: Readonly<Record<string, number>>;
  /** `path:line: name`, a string a use of what is deprecated. */
  readonly deprecated: readonly string[];
}

/** Finds the entry of a name in the API reference: a path without the base. */
type AddressOf = (use: NameUse) => string | undefined;

/** The entries of the API reference, by the names in examples. */
export async function readAddresses(): Promise<AddressOf> {
  const layouts = await Promise.all(API_LIBRARIES.map(layoutOf));
  return (use) => {
    const layout = layouts.find(({ library }) => library.name === use.package);
    const [place] = use.keys.flatMap((key) => layout?.places.get(key) ?? []);
    return layout && place && pathOf(layout, place);
  };
}

/** Count the names in examples. */
export async function summaryOf(
  examples: readonly TypedExample[],
): Promise<Summary> {
  const addressOf = await readAddresses();
  const uses = examples.flatMap(({ typing }) => typing.names);
  const unlinked: Record<string, number> = {};
  for (const use of uses) {
    if (addressOf(use) !== undefined) continue;
    const text = [reasonOf(use), use.keys[0] ?? use.package].join(": ");
    unlinked[text] = (unlinked[text] ?? 0) + 1;
  }
  const without = Object.values(unlinked).reduce((sum, each) => sum + each, 0);
  const count = (kind: "own" | "platform" | "untyped") =>
    examples.reduce((sum, { typing }) => sum + typing.others[kind], 0);
  return {
    examples: examples.length,
    own: count("own"),
    platform: count("platform"),
    untyped: count("untyped"),
    packages: uses.length,
    linked: uses.length - without,
    unlinked,
    deprecated: examples.flatMap(deprecatedIn),
  };
}

function reasonOf({ keys: [key] }: NameUse): Reason {
  if (key === undefined) return "a namespace";
  return key.includes(".") && !key.startsWith("__")
    ? "without an entry"
    : "of a type without a name";
}

function deprecatedIn({ file, program, typing }: TypedExample): string[] {
  return typing.names
    .filter(({ isDeprecated }) => isDeprecated)
    .map(({ start, keys }) => {
      const line = program.source.slice(0, start).split("\n").length;
      return `${file}:${String(program.line + line)}: ${keys[0] ?? ""}`;
    });
}
