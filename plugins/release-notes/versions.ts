import type { ComponentProps } from "react";

import type { Versions } from "../../src/components/Tables.tsx";
import type { View } from "../generated-content/index.ts";
import { installedVersion } from "../package-facts/index.ts";
import {
  anchorOf,
  type Library,
  longDate,
  NOTES_LIBRARIES,
  releasesOf,
} from "./libraries.ts";
import { addressOf, planOf } from "./paging.ts";
import type { Release } from "./release.ts";

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

/**
 * Returns a notice where the installed version of a library is not among its
 * releases; undefined where it is.
 */
export function versionNotice(
  library: Library,
  releases: readonly Release[],
): string | undefined {
  const installed = installedVersion(library.package);
  const [newest] = releases;
  if (!newest || releases.some(({ version }) => version === installed)) {
    return undefined;
  }
  const documented = `This site documents ${library.name} ${installed}`;
  if (!/^\d/.test(newest.version)) {
    return `${documented}, which its release notes call “${newest.version}”.`;
  }
  return compareVersions(installed, newest.version) > 0
    ? `${documented}, which is newer than the newest release that it has notes of, ${newest.version}.`
    : `${documented}, which it has no release notes of.`;
}

/**
 * Returns a remark on how a release relates to the installed one.
 *
 * @returns undefined for the many older ones.
 */
export function versionRemark(
  { version }: Release,
  library: Library,
): string | undefined {
  const installed = installedVersion(library.package);
  if (version === installed) return "The version that this site documents.";
  return compareVersions(version, installed) > 0
    ? `Newer than ${installed}, the version that this site documents.`
    : undefined;
}

/**
 * Above zero where the first is the newer one; zero where one has no number.
 */
function compareVersions(one: string, other: string): number {
  if (!/^\d/.test(one) || !/^\d/.test(other)) return 0;
  return one.localeCompare(other, "en", { numeric: true });
}
