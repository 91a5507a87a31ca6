/** The flags, values and lines that follow the language of a fence. */
export interface Meta {
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  /** Numbers of the marked lines, from 1: `{1,4-6}`. */
  readonly lines: ReadonlySet<number>;
  /** The parts that are neither of these. */
  readonly unread: readonly string[];
}

const PART =
  /\{(?<lines>[\d,\s-]+)\}|(?<key>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S+))|(?<flag>[\w-]+)/g;

/**
 * Reads the meta string of a fence, such as `live throws="…" {2-3}`.
 *
 * @param meta - The string, as mdast gives it.
 */
export function parseMeta(meta: string | null | undefined): Meta {
  const flags = new Set<string>();
  const values = new Map<string, string>();
  const lines = new Set<number>();
  const text = meta ?? "";
  for (const { groups = {} } of text.matchAll(PART)) {
    const { lines: ranges, key, double, single, bare, flag } = groups;
    if (ranges !== undefined) readRanges(ranges, lines);
    if (key !== undefined) values.set(key, double ?? single ?? bare ?? "");
    if (flag !== undefined) flags.add(flag);
  }
  const unread = text.replaceAll(PART, " ").split(/\s+/).filter(Boolean);
  return { flags, values, lines, unread };
}

function readRanges(ranges: string, lines: Set<number>): void {
  for (const range of ranges.split(",")) {
    const [from = NaN, to = from] = range.split("-").map(Number);
    for (let line = from; line <= to; line += 1) lines.add(line);
  }
}
