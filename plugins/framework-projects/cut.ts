/** A line that begins or ends a region, in a comment of any of the languages. */
const MARK =
  /^\s*(?:\/\/|\{?\/\*|<!--)\s*#(?:region (?<name>[\w-]+)|endregion)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * A file without the lines that mark regions, or a region of it alone.
 *
 * @param text - The file. Regions lie between `#region name` and `#endregion`,
 * and not in each other.
 * @param region - Name of a region; without it the whole file.
 * @returns Its lines, moved to the left margin, without a trailing line break.
 * @throws Error when the file has no such region.
 */
export function cut(text: string, region?: string): string {
  let open: string | undefined;
  const kept: string[] = [];
  for (const line of text.replaceAll("\r\n", "\n").trimEnd().split("\n")) {
    const mark = MARK.exec(line);
    if (mark) open = mark.groups?.["name"];
    else if (region === undefined || open === region) kept.push(line);
  }
  if (kept.length === 0) throw new Error(`there is no region "${region}"`);
  const indents = kept.flatMap((line) =>
    line.trim() === "" ? [] : [line.search(/\S/)],
  );
  const margin = Math.min(...indents);
  return kept.map((line) => line.slice(margin)).join("\n");
}
