/** A text without the marks of Markdown, and without remarks on the source. */
export function plain(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/_\([a-z ]+\)_|\*\*|`/g, "")
    .trim();
}
