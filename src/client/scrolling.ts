import { type DataName, withClass } from "../markup";

/** Boxes that may scroll sideways, and what they are called when they do. */
const BOXES = [
  { selector: ".katex-display", label: "Formula" },
  { selector: withClass("forms-display"), label: "Formula" },
  { selector: `${withClass("code-block")} pre`, label: "Code" },
  { selector: withClass("table-box"), label: "Table" },
] as const;

let observer: ResizeObserver | undefined;

/**
 * Makes those boxes focusable that scroll sideways, so that they can be
 * scrolled with the keys; any other would be one more stop on the way through
 * the page. The build cannot know which: it depends on the width. Style sheets
 * are told which have more to show at their right edge.
 */
export function watchBoxes(): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries) update(target);
  });
  for (const { selector } of BOXES) {
    for (const box of document.querySelectorAll(selector)) {
      observer.observe(box);
      box.addEventListener("scroll", tellMore, { passive: true });
    }
  }
}

/** Makes a box say whether there is more to its right. */
function tellMore({ target }: { readonly target: EventTarget | null }): void {
  const box = target as Element;
  const left = box.scrollWidth - box.clientWidth - box.scrollLeft;
  // Browsers round two of the three.
  box.toggleAttribute("data-more" satisfies `data-${DataName}`, left > 1);
}

function update(box: Element): void {
  tellMore({ target: box });
  if (box.scrollWidth > box.clientWidth) {
    const known = BOXES.find(({ selector }) => box.matches(selector));
    box.setAttribute("tabindex", "0");
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", known?.label ?? "");
  } else {
    for (const name of ["tabindex", "role", "aria-label"]) {
      box.removeAttribute(name);
    }
  }
}
