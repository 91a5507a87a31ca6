/**
 * In the place of what the packages say of places on the project's pages: the
 * fixture has none of those places, so its search knows pages alone.
 */
export const libraryFacts = () => Promise.resolve([]);
