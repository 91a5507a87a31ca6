/**
 * Where a reader tells that a query should have found something: a new issue,
 * its title and text filled in.
 *
 * @param issues - Address of the list of issues, of any tracker that takes a
 * title and a body as GitHub does.
 * @param query - What the reader looked for.
 */
export function reportAddress(issues: string, query: string): string {
  const address = new URL(issues);
  if (address.pathname.endsWith("/issues")) address.pathname += "/new";
  address.searchParams.set("title", `Search: nothing found for "${query}"`);
  address.searchParams.set(
    "body",
    `I searched the documentation for:\n\n    ${query}\n\nand expected to find:\n\n`,
  );
  return address.href;
}
