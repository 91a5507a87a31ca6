import {
  addressOf,
  anchorOf,
  longDate,
  NOTES_LIBRARIES,
  planOf,
  releasesOf,
} from "../../release-notes/index.ts";
import type { Fact } from "./fact.ts";
import { summaryOf } from "./summary.ts";

/** Where each release of the packages is told. */
export async function releaseFacts(siteDir: string): Promise<Fact[]> {
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
