import type { NameFact } from "../facts";
import { placeCard } from "./place";
import "./styles.css";

/** The card: one for all names. */
export const card = document.createElement("div");
card.className = "code-card";
card.id = "code-card";
card.role = "tooltip";

/** Fill the card, put it beside a name, and let it describe the name. */
export function showCard(
  link: HTMLElement,
  { code, line, deprecated }: NameFact,
): void {
  // The build has made the HTML, as it has made that of the code around.
  card.innerHTML = `<code>${code}</code>`;
  if (line !== undefined) card.append(paragraph(line));
  if (deprecated !== undefined) {
    const strong = document.createElement("strong");
    strong.append("Deprecated.");
    card.append(paragraph(strong, ` ${deprecated}`));
  }
  (link.closest("main") ?? document.body).append(card);
  link.setAttribute("aria-describedby", card.id);
  const { clientWidth, clientHeight } = document.documentElement;
  const bar = document.querySelector(".navbar")?.getBoundingClientRect();
  const { left, top } = placeCard({
    name: link.getBoundingClientRect(),
    card: card.getBoundingClientRect(),
    view: {
      width: clientWidth,
      top: Math.max(0, bar?.bottom ?? 0),
      bottom: clientHeight,
    },
  });
  Object.assign(card.style, { left: `${left}px`, top: `${top}px` });
}

/** Take the card away from the name that it describes. */
export function removeCard(link: HTMLElement): void {
  card.remove();
  link.removeAttribute("aria-describedby");
}

function paragraph(...content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement("p");
  made.append(...content);
  return made;
}
