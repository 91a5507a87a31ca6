let count = 0;

/**
 * A button that opens a short list below it, and the list. The browser closes
 * it on Escape and on a click elsewhere, and gives the focus back.
 *
 * @param name - What the button is called.
 * @param items - Makes the items anew at each opening.
 */
export function openMenu(
  name: string,
  items: () => readonly HTMLElement[],
): [HTMLButtonElement, HTMLElement] {
  const menu = document.createElement("div");
  menu.className = "playground-menu";
  menu.id = `playground-menu-${String((count += 1))}`;
  menu.popover = "auto";
  const opener = document.createElement("button");
  opener.type = "button";
  opener.className = "quiet-button";
  opener.ariaLabel = name;
  opener.textContent = "⋯";
  opener.popoverTargetElement = menu;
  menu.addEventListener("beforetoggle", (event) => {
    if (event.newState === "open") menu.replaceChildren(...items());
  });
  // What is fixed to the window must not stay there when the page moves on.
  const hide = () => menu.hidePopover();
  menu.addEventListener("toggle", (event) => {
    if (event.newState === "open") {
      placeBelow(menu, opener);
      addEventListener("scroll", hide, { passive: true, capture: true });
    } else removeEventListener("scroll", hide, { capture: true });
  });
  return [opener, menu];
}

function placeBelow(menu: HTMLElement, opener: HTMLElement): void {
  const { bottom, right, top } = opener.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const fits = bottom + height <= innerHeight;
  menu.style.top = `${String(fits ? bottom : top - height)}px`;
  menu.style.left = `${String(Math.max(0, right - width))}px`;
}
