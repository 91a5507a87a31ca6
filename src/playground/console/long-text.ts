import { element, toggleButton } from "./element";

/** What is shown of a text at first: about 20 rows. */
const ROWS = 20;
const CHARACTERS = 1600;

/**
 * A text as the page shows it: the whole, or its beginning with a button that
 * shows all of it.
 */
export function longText(text: string): HTMLElement[] {
  const beginning = beginningOf(text);
  const shown = element("span", "result-text", beginning);
  if (beginning === text) return [shown];
  shown.textContent = `${beginning}…`;
  const button = toggleButton("result-more", (isOpen) => {
    shown.textContent = isOpen ? text : `${beginning}…`;
    button.textContent = isOpen ? "Show less" : "Show all";
  });
  button.textContent = "Show all";
  return [shown, button];
}

function beginningOf(text: string): string {
  const rows = text
    .split("\n", ROWS + 1)
    .slice(0, ROWS)
    .join("\n");
  return rows.length <= CHARACTERS ? rows : rows.slice(0, CHARACTERS);
}
