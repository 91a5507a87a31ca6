import {
  API_LIBRARIES,
  labelOf,
  layoutOf,
  pathOf,
} from "../api-reference/index.ts";
import {
  addressOf,
  anchorOf,
  longDate,
  NOTES_LIBRARIES,
  planOf,
  type Release,
  releasesOf,
} from "../release-notes/index.ts";
import { commandFacts } from "./commands.ts";
import { keyFacts } from "./keys.ts";
import { operatorFacts, plain } from "./operators.ts";
import type { Fact } from "./records.ts";

/**
 * All that the packages say of addresses of the site.
 *
 * @param siteDir - Root folder of the project.
 */
export async function libraryFacts(siteDir: string): Promise<Fact[]> {
  const facts = await Promise.all([
    operatorFacts(siteDir),
    apiFacts(),
    commandFacts(),
    keyFacts(),
    releaseFacts(siteDir),
  ]);
  return facts.flat();
}

/** Returns a fact for each export of the packages, and each member of one. */
async function apiFacts(): Promise<Fact[]> {
  const layouts = await Promise.all(API_LIBRARIES.map(layoutOf));
  return layouts.flatMap((layout) =>
    [...layout.places].map(([key, place]): Fact => {
      const { page, subject, member } = place;
      const above = page.subject ? [] : [subject.name];
      return {
        url: pathOf(layout, place),
        kind: "member",
        titles: member ? [...above, labelOf(subject, member)] : above,
        names: [key, ...instancesOf(subject.name, member?.name)],
        text: "",
      };
    }),
  );
}

/** Names that examples give to the objects of a class. */
const OBJECTS: Readonly<Record<string, readonly string[]>> = {
  MathfieldElement: ["mf", "mathfield"],
  ComputeEngine: ["ce"],
  VirtualKeyboardInterface: ["mathVirtualKeyboard"],
  Expression: ["expr"],
};

/** A member as examples write it: `mf.getValue`. */
function instancesOf(name: string, member: string | undefined): string[] {
  if (member === undefined || !/^\w+$/.test(member)) return [];
  return (OBJECTS[name] ?? []).map((instance) => `${instance}.${member}`);
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

/** The end of a sentence, before the beginning of another one or the last. */
const SENTENCE = /^.*?[.!?:](?=\**\s+[\p{Lu}`(\\$*]|\**$)/u;

/** Longest sentence on a change, in characters. */
const LONGEST = 300;

/**
 * Summarizes the changes of a release: of each the first sentence. In full the
 * notes would be most of what the search has to load.
 */
export function summaryOf({ sections }: Release): string {
  return sections
    .flatMap(({ title, text }) => [title, ...text.split(/\n(?=\s*[-*+] )/)])
    .map((change) => plain(firstSentence(change)))
    .filter(Boolean)
    .join(" ");
}

function firstSentence(change: string): string {
  const line = change
    .replace(/^\s*[-*+] /, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const [sentence = line] = SENTENCE.exec(line) ?? [];
  return sentence.length <= LONGEST
    ? sentence
    : sentence.slice(0, LONGEST).replace(/\s+\S*$/, " …");
}
