import { COMPUTE_ENGINE, expectShape } from "../package-facts/index.ts";
import type {
  ApiDoc,
  ApiExport,
  ApiMember,
  ApiSurface,
} from "./declarations/index.ts";
import computeEngine from "./lines/compute-engine.json";
import mathlive from "./lines/mathlive.json";

/** Lines in Markdown. */
interface Lines {
  /**
   * Exports whose members are in a table of a page: we describe those that the
   * package describes too, because a row has room for a line.
   */
  readonly tables?: readonly string[];
  /** By the keys of exports. */
  readonly exports: Readonly<Record<string, string>>;
  /** By the names of members, below the keys of their classes, with spaces. */
  readonly members: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const NONE: Lines = { exports: {}, members: {} };

/** The lines on each package. */
export const LINES: Readonly<Record<string, Lines>> = {
  mathlive,
  [COMPUTE_ENGINE]: computeEngine,
};

/**
 * Describes what a package exports and does not describe itself.
 *
 * @throws Error that names a line on what is not there or what the package
 * describes itself, or a function that nobody describes.
 */
export function describeAll(
  surface: ApiSurface,
  lines: Lines = NONE,
): ApiSurface {
  const used = new Set<string>();
  const groups = Object.entries(lines.members);
  const described = surface.map((subject): ApiExport => {
    const { key, members } = subject;
    return {
      ...subject,
      doc: docOf(subject, lines.exports[key], key, used, false),
      members: members.map((member): ApiMember => {
        const { name } = member;
        const [classes = "", own] =
          groups.find(
            ([keys, all]) =>
              keys.split(" ").includes(key) && Object.hasOwn(all, name),
          ) ?? [];
        return {
          ...member,
          doc: docOf(
            member,
            own?.[name],
            `${classes}: ${name}`,
            used,
            lines.tables?.includes(key) ?? false,
          ),
        };
      }),
    };
  });
  const all = [
    ...Object.keys(lines.exports),
    ...groups.flatMap(([classes, own]) =>
      Object.keys(own).map((name) => `${classes}: ${name}`),
    ),
  ];
  const unused = all.filter((place) => !used.has(place));
  expectShape(
    unused.length === 0,
    `plugins/api-reference/lines describes what is not there, or what the package describes: ${unused.join("; ")}`,
  );
  const silent = described.filter(
    ({ kind, doc }) => /^(function|constant)$/.test(kind) && doc.text === "",
  );
  expectShape(
    silent.length === 0,
    `plugins/api-reference/lines: no line describes ${silent.map(({ key }) => key).join(", ")}`,
  );
  return described;
}

function docOf(
  { doc }: { readonly doc: ApiDoc },
  line: string | undefined,
  place: string,
  used: Set<string>,
  isTabled: boolean,
): ApiDoc {
  if (line === undefined || (doc.text !== "" && !isTabled)) return doc;
  used.add(place);
  return { ...doc, line, text: doc.text || line };
}
