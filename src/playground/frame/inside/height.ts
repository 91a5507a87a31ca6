/**
 * Tell how high the content is, now and whenever that changes. An open virtual
 * keyboard counts: it is padding of the body.
 *
 * @param tell - Takes the height in CSS pixels.
 */
export function watchHeight(tell: (px: number) => void): void {
  const { documentElement: root } = document;
  let last = -1;
  const measure = () => {
    const px = Math.max(root.getBoundingClientRect().height, heightOfMenu());
    if (px === last) return;
    last = px;
    tell(px);
  };
  new ResizeObserver(measure).observe(root);
  // No event tells that a menu is open; it opens and closes by one of these.
  for (const name of ["pointerdown", "pointerup", "click", "keydown", "blur"]) {
    addEventListener(
      name,
      () => requestAnimationFrame(() => requestAnimationFrame(measure)),
      { capture: true },
    );
  }
  addEventListener("resize", unfold, { capture: true });
}

/** Room between a menu and the edges of the frame, in CSS pixels. */
const EDGE = 8;

/** The menu of the mathfield that has the focus, when it is open. */
function openMenu(): HTMLElement | null | undefined {
  return document.activeElement?.shadowRoot?.querySelector<HTMLElement>(
    "menu:popover-open",
  );
}

function heightOfMenu(): number {
  const menu = openMenu();
  return menu ? menu.scrollHeight + 4 * EDGE : 0;
}

/**
 * Lay an open menu out for the height that the frame has got for it. MathLive
 * did so for the height before, and closes the menu when it hears of another.
 */
function unfold(event: Event): void {
  const menu = openMenu();
  if (!menu) return;
  event.stopImmediatePropagation();
  menu.style.height = "";
  const { top, height } = menu.getBoundingClientRect();
  const lowest = innerHeight - EDGE - height;
  menu.style.bottom = "auto";
  menu.style.top = `${String(Math.max(EDGE, Math.min(top, lowest)))}px`;
}
