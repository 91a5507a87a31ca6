import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const BUILD = path.resolve(__dirname, "../../build");

/** Text of a file of the built site. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(BUILD, file), "utf8");
}

/** Whether the built site has a file. */
export function isBuilt(file: string): boolean {
  return existsSync(path.join(BUILD, file));
}

/** The full addresses of all pages, as the sitemap has them. */
export const ADDRESSES = [
  ...readBuilt("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = ""]) => address);

/** The paths of all pages. */
export const ROUTES = ADDRESSES.map((address) => new URL(address).pathname);

/** The built HTML of a page. */
export function readPage(route: string): string {
  return readBuilt(path.join(route, "index.html"));
}

/** A page of the site for which something holds. */
export function findPage(
  what: string,
  holds: (html: string) => boolean,
): string {
  const route = ROUTES.find((candidate) => holds(readPage(candidate)));
  if (route === undefined) throw new Error(`No page of the site has ${what}.`);
  return route;
}
