import { comparisonOf, outputsOn } from "./record.ts";
import { knownExamples, sectionOf } from "./shown.ts";

/** The older releases on which the examples of a section differ. */
interface Differing {
  /** The newest of them. */
  readonly version: string;
  /** Whether no older release that was compared gives the outputs of today. */
  readonly isAlways: boolean;
}

/** Errors about what an example calls or imports: they tell nothing of it. */
const ABOUT_CALLS =
  /is not (?:a function|defined|iterable|a constructor)|cannot import|Cannot read prop/;

let found: ReadonlyMap<string, Differing> | undefined;

/**
 * The sections whose examples gave another output on an older engine, by their
 * addresses: `/…/arithmetic/#round`.
 *
 * @param siteDir - Root folder of the project.
 */
export function differingSections(
  siteDir: string,
): ReadonlyMap<string, Differing> {
  return (found ??= findSections(siteDir));
}

function findSections(siteDir: string): ReadonlyMap<string, Differing> {
  const { versions } = comparisonOf("compute-engine", siteDir);
  const { known } = knownExamples("compute-engine", siteDir);
  const sections = new Map<string, { differs: boolean; fails: boolean }[]>();
  for (const { changed, placed } of known) {
    const { to } = sectionOf(placed);
    const before = sections.get(to);
    const own = versions.map((_, at) => {
      const outputs = outputsOn(changed, at);
      const fails = outputs.some(
        ({ text, isError }) => isError && ABOUT_CALLS.test(text),
      );
      const differs = outputs.length > 0 && !fails;
      return {
        differs: differs || before?.[at]?.differs === true,
        fails: fails || before?.[at]?.fails === true,
      };
    });
    sections.set(to, own);
  }
  return new Map(
    [...sections].flatMap(([to, own]) => {
      const newest = own.findLastIndex(({ differs }) => differs);
      const version = versions[newest];
      if (version === undefined) return [];
      const isAlways = own
        .slice(0, newest)
        .every(({ differs, fails }) => differs || fails);
      return [[to, { version, isAlways }] as const];
    }),
  );
}
