import type { SourcePage } from "../source-pages/index.ts";

/**
 * Remembers what is made of the pages of a site. A build makes it once; an
 * author who is at work changes the pages, so it is made again each time.
 *
 * @param make - Makes it; it takes the root folder of the project.
 * @returns The same function, which remembers in a build.
 */
export function onceABuild<Made>(
  make: (siteDir: string) => Made,
): (siteDir: string) => Made {
  const known = new Map<string, Made>();
  return (siteDir) => {
    if (process.env.NODE_ENV !== "production") return make(siteDir);
    const made = known.get(siteDir) ?? make(siteDir);
    known.set(siteDir, made);
    return made;
  };
}

/**
 * Remembers what is found on a page, for as long as the page is the same.
 *
 * @param find - Reads the page.
 * @returns The same function, which remembers.
 */
export function oncePerPage<Found extends object>(
  find: (page: SourcePage) => Found,
): (page: SourcePage) => Found {
  const known = new WeakMap<SourcePage, Found>();
  return (page) => {
    const found = known.get(page) ?? find(page);
    known.set(page, found);
    return found;
  };
}
