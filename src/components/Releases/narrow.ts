import { dataOf, withData } from "../../markup";

/**
 * Show the changes that are of one of the kinds, and of the releases and links
 * to them only those that came after a version and have any.
 *
 * @param notes - Holds the releases, the newest first.
 * @param list - Holds the links to them.
 * @param kinds - None asks for all changes.
 * @param count - How many releases came after the version.
 * @returns How many releases are shown.
 */
export function narrow(
  notes: Element,
  list: Element,
  kinds: readonly string[],
  count: number,
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
  for (const [at, release] of releases.entries()) {
    release.hidden = at >= count || isEmpty(release);
  }
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
