import { installedVersion } from "../../packages/index.ts";
import {
  addressOf,
  anchorOf,
  LIBRARIES,
  longDate,
  planOf,
  releasesOf,
  standing,
} from "../releases/index.ts";
import type { View } from "./view.ts";

/** `<Versions />`: the versions of the packages that the site documents. */
export const versions: View = async () => {
  const rows = Object.values(LIBRARIES).map(async (library) => {
    const version = installedVersion(library.package);
    const releases = await releasesOf(library);
    const release = releases.find((each) => each.version === version);
    const page = (await planOf(library)).find(
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
      notice: standing(library, releases) ?? null,
    };
  });
  return { rows: await Promise.all(rows) };
};
