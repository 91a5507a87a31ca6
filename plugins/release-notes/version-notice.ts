import { installedVersion } from "../package-facts/index.ts";
import type { Release } from "./sources/index.ts";
import type { Library } from "./libraries.ts";

/**
 * What has to be said where the installed version of a library is not among
 * its releases; undefined where it is.
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
 * What has to be said of a release beside the installed one.
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

/** Above zero where the first is the newer one; zero where one has no number. */
function compareVersions(one: string, other: string): number {
  if (!/^\d/.test(one) || !/^\d/.test(other)) return 0;
  return one.localeCompare(other, "en", { numeric: true });
}
