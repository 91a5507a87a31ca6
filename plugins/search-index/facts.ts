import { firstSentence } from "../generated-content/index.ts";
import {
  apiNames,
  commandNames,
  environmentNames,
  libraryNames,
} from "../name-register/index.ts";
import {
  addressOf,
  anchorOf,
  longDate,
  NOTES_LIBRARIES,
  planOf,
  type Release,
  releasesOf,
} from "../release-notes/index.ts";
import { keyFacts } from "./keys.ts";
import type { Fact } from "./records.ts";

/**
 * All that the packages say of addresses of the site.
 *
 * @param siteDir - Root folder of the project.
 */
export async function libraryFacts(siteDir: string): Promise<Fact[]> {
  const facts = await Promise.all([
    nameFacts(siteDir),
    keyFacts(),
    releaseFacts(siteDir),
  ]);
  return facts.flat();
}

/** What the register says of names. Pages say more of all but operators. */
async function nameFacts(siteDir: string): Promise<Fact[]> {
  const all = await Promise.all([
    libraryNames(siteDir),
    apiNames(),
    commandNames(),
    environmentNames(),
  ]);
  return all.flat().map(({ address, kind, titles, keys, sentence }) => ({
    url: address,
    kind,
    titles,
    names: keys,
    text: kind === "operator" ? sentence : "",
  }));
}

/** Returns a fact for each release of the packages. */
async function releaseFacts(siteDir: string): Promise<Fact[]> {
  const all = await Promise.all(
    Object.values(NOTES_LIBRARIES).map(async (library) => {
      const releases = await releasesOf(library);
      const plan = await planOf(library, siteDir);
      return releases.flatMap((release): Fact[] => {
        const { version, date } = release;
        const page = plan.find(({ versions }) => versions.includes(version));
        if (!page) throw new Error(`${library.name} ${version} is on no page`);
        return [
          {
            url: `/${addressOf(library, page)}#${anchorOf(release)}`,
            kind: "release",
            titles: [version],
            names: [
              `${library.name} ${version}`,
              ...(date === null ? [] : [longDate(date)]),
            ],
            text: summaryOf(release),
            isSummary: true,
          },
        ];
      });
    }),
  );
  return all.flat();
}

/** Longest sentence on a change, in characters. */
const LONGEST = 300;

/**
 * Summarizes the changes of a release: of each the first sentence. In full the
 * notes would be most of what the search has to load.
 */
export function summaryOf({ sections }: Release): string {
  return sections
    .flatMap(({ title, text }) => [title, ...text.split(/\n(?=\s*[-*+] )/)])
    .map(summaryOfChange)
    .filter(Boolean)
    .join(" ");
}

/** The first sentence of a change, or what leads in to a list of others. */
function summaryOfChange(change: string): string {
  const [lead = ""] = plain(change.replace(/^\s*[-*+] /, ""))
    .replaceAll(/\s+/g, " ")
    .split(/(?<=:) (?=[\p{Lu}`(\\$])/u);
  const sentence = firstSentence(lead);
  const short =
    sentence.length <= LONGEST
      ? sentence
      : sentence.slice(0, LONGEST).replace(/\s+\S*$/, " …");
  return short.replaceAll("`", "").trim();
}

/**
 * A string without the marks of Markdown, and without remarks on the source.
 */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/_\([a-z ]+\)_|\*\*/g, "")
    .trim();
}
