import type { ComponentProps } from "react";

import type Versions from "../../src/components/Versions.tsx";
import type { View } from "../generated-content/index.ts";
import { installedVersion } from "../package-facts/index.ts";
import { longDate } from "./dates.ts";
import { anchorOf, NOTES_LIBRARIES, releasesOf } from "./libraries.ts";
import { addressOf, planOf } from "./plan.ts";
import { versionNotice } from "./version-notice.ts";

/** `<Versions />`: the versions of the packages that the site documents. */
export const versions: View<ComponentProps<typeof Versions>> = async (
  _,
  siteDir,
) => {
  const rows = Object.values(NOTES_LIBRARIES).map(async (library) => {
    const version = installedVersion(library.package);
    const releases = await releasesOf(library);
    const release = releases.find((each) => each.version === version);
    const page = (await planOf(library, siteDir)).find(
      (each) => release && each.versions.includes(version),
    );
    return {
      library: library.name,
      package: library.package,
      version,
      date: release?.date ?? null,
      day: release?.date ? longDate(release.date) : null,
      npm: `https://www.npmjs.com/package/${library.package}/v/${version}`,
      notes:
        page && release
          ? `/${addressOf(library, page)}#${anchorOf(release)}`
          : `/${library.folder}/`,
      notice: versionNotice(library, releases) ?? null,
    };
  });
  return { rows: await Promise.all(rows) };
};
