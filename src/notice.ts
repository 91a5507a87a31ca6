import { withData } from "./markup";

/** Selector of notices: below the page, outside of what React has made. */
const SELECTOR = "body > .notice";

/**
 * Shows a notice at the foot of the window, which is read out at once. It takes
 * the place of the one before.
 *
 * @param text - What happened and what to do, as a sentence.
 * @param actions - What its buttons are called, and do.
 */
export function showNotice(
  text: string,
  actions: Readonly<Record<string, () => void>>,
): void {
  hideNotice();
  const notice = document.createElement("div");
  notice.className = "notice";
  notice.setAttribute("role", "alert");
  notice.append(text);
  for (const label in actions) {
    const button = document.createElement("button");
    button.className = "button button--sm";
    button.textContent = label;
    button.onclick = actions[label] ?? null;
    notice.append(button);
  }
  document.body.append(notice);
}

/** Takes away the notice, if there is one. */
export function hideNotice(): void {
  document.querySelector(SELECTOR)?.remove();
}

/** Makes the most of a page that stays without its scripts, and says so. */
export function showIncomplete(): void {
  console.warn("Part of this page did not load.");
  // Long tables wait as text for a script that puts them in their place.
  for (const part of document.querySelectorAll(
    `${withData("folded")} noscript`,
  ))
    part.outerHTML = part.textContent;
  showNotice(
    "Part of this page did not load, so its buttons and examples do not work: check the connection, then reload.",
    { Reload: () => location.reload() },
  );
}
