import { dataOf, withData } from "@site/src/markup";

/** Rows, also those of a table that says no more than `data-rows`. */
export const ROW = `${withData("find")}, ${withData("rows")} > tr` as const;

/** Time for which a row says that it was copied, in milliseconds. */
const CONFIRMATION_MS = 2000;

/** Puts the row whose link is followed into the address: Back leads to it. */
export function keepPlace(event: MouseEvent): void {
  const row = (event.target as Element).closest("a[href]")?.closest(ROW);
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!row?.id || isElsewhere) return;
  history.replaceState(history.state, "", `#${encodeURIComponent(row.id)}`);
}

/**
 * Copies what the button of a row stands for.
 *
 * @param onCopy - Is told what was copied.
 */
export function copyFrom(
  { target }: MouseEvent,
  onCopy: (text: string) => void,
): void {
  const button = (target as Element).closest<HTMLElement>(
    `${withData("copy")}, ${withData("rows")} button`,
  );
  if (!button) return;
  const text = dataOf(button, "copy") ?? button.textContent;
  if (!text) return;
  void navigator.clipboard.writeText(text).then(() => {
    onCopy(text);
    button.dataset["copied"] = "";
    setTimeout(() => delete button.dataset["copied"], CONFIRMATION_MS);
  });
}
