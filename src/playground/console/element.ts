/**
 * An element with a string. What examples print comes from readers, so that it
 * is never read as HTML.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = "",
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.textContent = text;
  return made;
}

/**
 * A button that opens and closes something.
 *
 * @param show - Is called with whether it is open now.
 */
export function toggleButton(
  className: string,
  show: (isOpen: boolean) => void,
): HTMLButtonElement {
  const button = element("button", className);
  button.type = "button";
  button.ariaExpanded = "false";
  button.addEventListener("click", () => {
    const isOpen = button.ariaExpanded !== "true";
    button.ariaExpanded = String(isOpen);
    show(isOpen);
  });
  return button;
}
