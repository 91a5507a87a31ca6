import { lazy } from "../../loading";
import { factKey, factsPath, type NameFact, type PageFacts } from "../facts";

const files = new Map<string, () => Promise<PageFacts>>();

/**
 * What is said of the name that a link leads to. The facts of a page are loaded
 * for the first of its names.
 *
 * @returns Nothing where nothing is said, or no network answers.
 */
export async function readFact(
  link: HTMLAnchorElement,
): Promise<NameFact | undefined> {
  const path = factsPath(link);
  const read =
    files.get(path) ?? lazy(() => load(path), { first: 0, tries: 1 });
  files.set(path, read);
  try {
    return (await read())[factKey(link)];
  } catch {
    return undefined;
  }
}

async function load(path: string): Promise<PageFacts> {
  if (!navigator.onLine) throw new Error("There is no network.");
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} is not there.`);
  return (await response.json()) as PageFacts;
}
