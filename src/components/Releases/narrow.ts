import { dataOf, withData } from "../../markup";

/**
 * Show the changes that are of one of the kinds, and of the releases and links
 * to them only those that have any.
 *
 * @param notes - Holds the releases.
 * @param list - Holds the links to them.
 * @param kinds - None asks for all changes.
 * @returns How many releases are shown.
 */
export function narrow(
  notes: Element,
  list: Element,
  kinds: readonly string[],
): number {
  for (const part of notes.querySelectorAll<HTMLElement>(withData("is"))) {
    const own = dataOf(part, "is")?.split(" ") ?? [];
    part.hidden = kinds.length > 0 && !kinds.some((kind) => own.includes(kind));
  }
  for (const group of notes.querySelectorAll<HTMLElement>(withData("group"))) {
    group.hidden = isEmpty(group);
  }
  const releases = [
    ...notes.querySelectorAll<HTMLElement>(withData("release")),
  ];
  for (const release of releases) release.hidden = isEmpty(release);
  const shown = releases.filter(({ hidden }) => !hidden);
  const targets = new Set(shown.map((each) => `#${dataOf(each, "release")}`));
  for (const item of list.querySelectorAll("li")) {
    item.hidden = !targets.has(item.querySelector("a")?.hash ?? "");
  }
  return shown.length;
}

function isEmpty(element: Element): boolean {
  return element.querySelector(`${withData("is")}:not([hidden])`) === null;
}
