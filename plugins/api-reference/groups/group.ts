import type { ApiExport } from "../declarations/index.ts";

/** Exports that a reader looks for together. */
export interface Group {
  /** Names its page. */
  readonly slug: string;
  readonly title: string;
  /** What they are for, in a sentence. */
  readonly about: string;
  /** Whether readers see it before the others. */
  readonly isMain?: boolean;
  /** Keys of exports. */
  readonly names?: RegExp;
  /** Files that declare them. */
  readonly files?: RegExp;
}

/** The first of some groups that an export belongs to; else the last. */
export function groupOf(
  groups: readonly Group[],
  { key, file }: Pick<ApiExport, "key" | "file">,
): Group {
  const last = groups.at(-1);
  if (!last) throw new Error("the API has no groups");
  return (
    groups.find(
      ({ names, files }) => names?.test(key) || files?.test(file) || false,
    ) ?? last
  );
}
