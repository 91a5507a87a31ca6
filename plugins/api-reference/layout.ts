import {
  COMPUTE_ENGINE,
  factsOf,
  type Source,
} from "../package-facts/index.ts";
import {
  apiComputeEngine,
  apiMathlive,
  type ApiExport,
  type ApiMember,
  type ApiSurface,
} from "./declarations/index.ts";
import { COMPUTE_ENGINE_GROUPS } from "./engine-groups.ts";
import { type Group, groupOf, MATHLIVE_GROUPS } from "./groups.ts";
import { describeAll, LINES } from "./lines.ts";

/** A package whose API has pages. */
export interface Library {
  /** Its name on npm. */
  readonly name: string;
  /** The folder of its pages: `mathfield/api`. */
  readonly folder: string;
  readonly source: Source<ApiSurface>;
  readonly groups: readonly Group[];
}

const MATHLIVE: Library = {
  name: "mathlive",
  folder: "mathfield/api",
  source: apiMathlive,
  groups: MATHLIVE_GROUPS,
};

const ENGINE: Library = {
  name: COMPUTE_ENGINE,
  folder: "compute-engine/api",
  source: apiComputeEngine,
  groups: COMPUTE_ENGINE_GROUPS,
};

export const API_LIBRARIES: readonly Library[] = [MATHLIVE, ENGINE];

/** A page of the API: of one export, or of the small ones of a group. */
export interface ApiPage {
  /** The last part of its address. */
  readonly slug: string;
  readonly group: Group;
  /** The export that has the page for itself. */
  readonly subject: ApiExport | undefined;
  readonly exports: readonly ApiExport[];
}

/** The pages of a package's API, and the page of each export and member. */
export interface Layout {
  readonly library: Library;
  readonly surface: ApiSurface;
  readonly pages: readonly ApiPage[];
  /** Anchors of exports and members within their pages, by their names. */
  readonly places: ReadonlyMap<string, ApiLocation>;
}

export interface ApiLocation {
  readonly page: ApiPage;
  /** Empty for the export that has the page for itself. */
  readonly anchor: string;
  readonly subject: ApiExport;
  readonly member: ApiMember | undefined;
}

/** An export with at least this many members has a page for itself. */
const MANY_MEMBERS = 8;

const known = new Map<string, Promise<Layout>>();

/** The pages of a package's API, and what is on them. */
export function layoutOf(library: Library): Promise<Layout> {
  const layout = known.get(library.name) ?? arrange(library);
  known.set(library.name, layout);
  return layout;
}

async function arrange(library: Library): Promise<Layout> {
  const declared = await factsOf(library.source);
  const surface = describeAll(declared, LINES[library.name]);
  const shown = library.groups.toSorted(
    (a, b) => Number(b.isMain ?? false) - Number(a.isMain ?? false),
  );
  const pages = shown.flatMap((group) => {
    const all = surface.filter(
      (each) => groupOf(library.groups, each) === group,
    );
    const small = all.filter((each) => !hasPage(each));
    const slugs = new Set([group.slug]);
    const own = all.filter(hasPage).map((subject) => {
      const slug = kebab(
        slugs.has(kebab(subject.name)) ? subject.key : subject.name,
      );
      slugs.add(slug);
      return { slug, group, subject, exports: [subject] };
    });
    if (small.length === 0) return own;
    const shared = { slug: group.slug, group, subject: undefined };
    return [{ ...shared, exports: small }, ...own];
  });
  return { library, surface, pages, places: new Map(pages.flatMap(placesOn)) };
}

function hasPage({ kind, members }: ApiExport): boolean {
  return kind === "class" || members.length >= MANY_MEMBERS;
}

/** `MathfieldElement` as `mathfield-element`. */
function kebab(name: string): string {
  return name
    .replaceAll("/", "-")
    .replaceAll("JavaScript", "Javascript")
    .replaceAll(/([a-z\d])([A-Z])|([A-Z]+)([A-Z][a-z])/g, "$1$3-$2$4")
    .toLowerCase();
}

function placesOn(page: ApiPage): [string, ApiLocation][] {
  const anchors = new Set<string>();
  const claim = (wanted: string, otherwise: string) => {
    const free = anchors.has(wanted) ? otherwise : wanted;
    anchors.add(free);
    return free;
  };
  return page.exports.flatMap((subject) => {
    const { key, name } = subject;
    const own = page.subject ? "" : claim(name, key.replaceAll("/", "-"));
    const top = page.subject ? name : own;
    const members = subject.members.map((member): [string, ApiLocation] => [
      memberKey(subject, member),
      {
        page,
        subject,
        member,
        anchor: claim(
          `${top}.${plain(member.name)}`,
          `${top}.${member.isStatic ? "static" : member.kind}.${plain(member.name)}`,
        ),
      },
    ]);
    const place: ApiLocation = {
      page,
      anchor: own,
      subject,
      member: undefined,
    };
    return [[key, place], ...members];
  });
}

/** The key of a member: `MathfieldElement.getValue`. */
export function memberKey(
  { key, members }: ApiExport,
  member: ApiMember,
): string {
  const first = members.find(({ name }) => name === member.name);
  const kind = member.isStatic ? "static" : member.kind;
  const word = first === member ? "" : `${kind}.`;
  return `${key}.${word}${member.name}`;
}

/** A name without the characters that an anchor cannot have. */
function plain(name: string): string {
  return name.replaceAll(/[^\w$.-]/g, "");
}
