import { withClass } from "../../markup";
import { toggleButton } from "./element";

/** What is shown of a text at first: about 20 rows. */
const ROWS = 20;
const CHARACTERS = 1600;

/**
 * Leaves of the text of a result no more than its beginning, with a button that
 * shows all of it.
 */
export function foldText(samp: HTMLElement): void {
  const shown = samp.querySelector(`:scope > ${withClass("result-text")}`);
  const text = shown?.textContent ?? "";
  const beginning = beginningOf(text);
  if (shown === null || beginning === text) return;
  shown.textContent = `${beginning}…`;
  const button = toggleButton("result-more", (isOpen) => {
    shown.textContent = isOpen ? text : `${beginning}…`;
    button.textContent = isOpen ? "Show less" : "Show all";
  });
  button.textContent = "Show all";
  shown.after(button);
}

function beginningOf(text: string): string {
  const rows = text
    .split("\n", ROWS + 1)
    .slice(0, ROWS)
    .join("\n");
  return rows.length <= CHARACTERS ? rows : rows.slice(0, CHARACTERS);
}
