import { expectShape } from "../../package-facts/index.ts";
// Entries that change results though their heading names a subject or fixes.
import reviewed from "../data/behavior-changes.json";
import { KINDS, type Kind, type Release, type Section } from "./release.ts";

/** How entries that change results begin, by their version. */
type Beginnings = Readonly<Record<string, readonly string[]>>;

/**
 * Add the kind "changed" to the entries of a change log that a review found to
 * change results, whatever heading they are under.
 *
 * @param releases - The releases.
 * @param beginnings - The first words of each entry, after its bullet.
 * @throws Error that names each entry that its version does not have once.
 */
export function markBehavior(
  releases: readonly Release[],
  beginnings: Beginnings = reviewed,
): Release[] {
  const known = new Set(releases.map(({ version }) => version));
  const unknown = Object.keys(beginnings).find((each) => !known.has(each));
  expectShape(unknown === undefined, `there is no version ${unknown ?? ""}`);
  return releases.map((release) => {
    const wanted = beginnings[release.version];
    return wanted ? markRelease(release, wanted) : release;
  });
}

function markRelease(release: Release, wanted: readonly string[]): Release {
  const { version, sections } = release;
  const entries = sections.flatMap(({ text }) => entriesOf(text));
  for (const beginning of wanted) {
    const found = entries.filter((entry) => begins(entry, beginning));
    expectShape(
      found.length === 1,
      `${version} has ${String(found.length)} entries that begin with "${beginning}"`,
    );
  }
  const isMarked = (entry: string) =>
    wanted.some((beginning) => begins(entry, beginning));
  return {
    ...release,
    sections: sections.flatMap((section) => split(section, isMarked)),
  };
}

/** A section as parts, of which each is marked as a whole or not at all. */
function split(
  section: Section,
  isMarked: (entry: string) => boolean,
): Section[] {
  const parts: { marked: boolean; text: string }[] = [];
  for (const entry of entriesOf(section.text)) {
    const marked = isMarked(entry);
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += entry;
    else parts.push({ marked, text: entry });
  }
  if (!parts.some(({ marked }) => marked)) return [section];
  return parts.map(({ marked, text }, at) => ({
    // The parts that follow are below the heading of the first.
    title: at === 0 ? section.title : "",
    depth: at === 0 ? section.depth : Math.max(section.depth, 4),
    kinds: marked ? withChanged(section.kinds) : section.kinds,
    text: text.trimEnd(),
  }));
}

function withChanged(kinds: readonly Kind[]): readonly Kind[] {
  return KINDS.filter((kind) => kind === "changed" || kinds.includes(kind));
}

/** The entries of a list; what is above the first is one as well. */
function entriesOf(text: string): string[] {
  return text.split(/^(?=[-*] )/m);
}

function begins(entry: string, beginning: string): boolean {
  const words = entry.replace(/^[-*]\s+/, "").replaceAll(/\s+/g, " ");
  return words.startsWith(beginning);
}
