import {
  hasClass,
  textOf,
  withClass,
  within,
  type Check,
  type Node,
} from "./read.ts";

const isHeading = ({ name }: Node) => /^h[1-6]$/.test(name);

/** No two elements have an id in common. */
export const ids: Check = (page) => {
  const seen = new Set<string>();
  return page.elements.flatMap(({ attribs: { id } }) => {
    if (id === undefined) return [];
    const isTwice = seen.has(id);
    seen.add(id);
    return isTwice ? [`has the id ${id} twice`] : [];
  });
};

/** A page has one heading of the first level, and one main part. */
export const parts: Check = (page) =>
  ["h1", "main"].flatMap((name) => {
    const count = page.elements.filter((node) => node.name === name).length;
    return count === 1 ? [] : [`has ${count} ${name}`];
  });

/** No level of headings is left out on the way down. */
export const headings: Check = (page) => {
  const [main] = page.elements.filter(({ name }) => name === "main");
  const levels = (main ? within(main) : [])
    .filter(isHeading)
    .map(({ name }) => Number(name.slice(1)));
  return levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 0) + 1
      ? [`goes from level ${levels[index - 1] ?? 0} to ${level}`]
      : [],
  );
};

/** Each entry of the table of contents has its heading's words and place. */
export const contents: Check = (page) => {
  const [list] = withClass(page, "table-of-contents");
  if (list === undefined) return [];
  return within(list)
    .filter((node) => hasClass(node, "table-of-contents__link"))
    .flatMap((link) => {
      const id = decodeURIComponent((link.attribs["href"] ?? "").slice(1));
      const heading = page.ids.get(id);
      if (heading === undefined || !isHeading(heading))
        return [`lists #${id}, which is no heading`];
      const [said, meant] = [textOf(link), textOf(heading)];
      return said === meant ? [] : [`lists ${meant} as ${said}`];
    });
};
