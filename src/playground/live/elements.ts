/** How long a confirmation stands, in milliseconds. */
const CONFIRMATION_MS = 2500;

/** A button of a playground. */
export function button(text: string, press: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "quiet-button";
  element.textContent = text;
  element.addEventListener("click", press);
  return element;
}

/** A link that looks like the buttons beside it. */
export function link(text: string, href: string): HTMLAnchorElement {
  const element = document.createElement("a");
  element.className = "quiet-button";
  element.textContent = text;
  element.href = href;
  return element;
}

/** Let a button say for a while what it has done. */
export function confirm(element: HTMLElement, text: string): void {
  const before = element.textContent;
  element.setAttribute("role", "status");
  element.textContent = text;
  setTimeout(() => {
    element.removeAttribute("role");
    element.textContent = before;
  }, CONFIRMATION_MS);
}
