import { expectShape, type Source } from "../package-facts/index.ts";
// The package has no change log: this file has what is known of its versions.
import facts from "./data/mathlive-releases.json";
import { type Kind, KINDS, type Release, type Section } from "./release.ts";

const ISSUES = "https://github.com/arnog/mathlive/issues";

/** A change, as the file has it. */
interface Change {
  readonly kind: Kind;
  /** In Markdown, within one line. */
  readonly fact: string;
  /** Number of the report that led to it. */
  readonly issue?: number;
  /** Whether it was found out, where nobody had told of it. */
  readonly derived?: true;
}

/** What changed in the versions of MathLive. */
export const releasesMathlive: Source<readonly Release[]> = {
  name: "releases-mathlive",
  package: "mathlive",
  read() {
    return readReleases(facts);
  },
};

/**
 * Read the facts on the versions of MathLive, newest first.
 *
 * @throws Error that says what in them is not as it should be.
 */
export function readReleases(facts: unknown): Release[] {
  expectShape(Array.isArray(facts) && facts.length > 0, "no list of releases");
  const releases = (facts as readonly unknown[]).map(readRelease);
  const keys = releases.map(({ version }) => sortKey(version));
  const misplaced = releases.find(
    (_, at) => at > 0 && !(String(keys[at - 1]) > String(keys[at])),
  );
  expectShape(
    !misplaced,
    `${misplaced?.version ?? ""} does not stand below a newer version`,
  );
  return releases;
}

function readRelease(fact: unknown): Release {
  const { version, date, changes, ...rest } = asRecord(fact);
  const say = (what: string) => `release ${String(version)}: ${what}`;
  expectShape(
    typeof version === "string" && /^\d+\.\d+\.\d+$/.test(version),
    say("no version"),
  );
  expectShape(
    date === null ||
      (typeof date === "string" && /^\d{4}-\d\d-\d\d$/.test(date)),
    say(`its date is ${JSON.stringify(date)}`),
  );
  expectShape(
    Array.isArray(changes) && changes.length > 0,
    say("it has no changes"),
  );
  expectKnown(rest, say);
  const all = (changes as readonly unknown[]).map((change) =>
    readChange(change, say),
  );
  return { version, date, sections: KINDS.flatMap((kind) => group(all, kind)) };
}

function readChange(change: unknown, say: (what: string) => string): Change {
  const { kind, fact, issue, derived, ...rest } = asRecord(change);
  const known = KINDS.find((each) => each === kind);
  expectShape(known, say(`"${String(kind)}" is no kind of change`));
  expectShape(
    typeof fact === "string" && /^\S.*$/.test(fact),
    say("a change without words"),
  );
  expectShape(
    issue === undefined || (Number.isInteger(issue) && Number(issue) > 0),
    say(`${JSON.stringify(issue)} is no number of an issue`),
  );
  expectShape(
    derived === undefined || derived === true,
    say(`"derived" is ${JSON.stringify(derived)}`),
  );
  expectKnown(rest, say);
  return {
    kind: known,
    fact,
    ...(issue !== undefined && { issue: Number(issue) }),
    ...(derived && { derived }),
  };
}

function group(changes: readonly Change[], kind: Kind): Section[] {
  const own = changes.filter((change) => change.kind === kind);
  if (own.length === 0) return [];
  const text = own.map(itemOf).join("\n");
  const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return [{ title, depth: 3, kinds: [kind], text }];
}

function itemOf({ fact, issue, derived }: Change): string {
  const link = issue && `[#${issue}](${ISSUES}/${issue})`;
  return ["-", fact, link, derived && "_(derived)_"].filter(Boolean).join(" ");
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  expectShape(
    typeof value === "object" && value !== null,
    `${JSON.stringify(value)} is no release or change`,
  );
  return value as Record<string, unknown>;
}

function expectKnown(rest: object, say: (what: string) => string): void {
  const [key] = Object.keys(rest);
  expectShape(key === undefined, say(`"${key ?? ""}" has no known meaning`));
}

/** Versions as texts that sort as they do. */
function sortKey(version: string): string {
  return version.replaceAll(/\d+/g, (digits) => digits.padStart(6, "0"));
}
