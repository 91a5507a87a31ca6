import type { Element as Markup } from "hast";

/** Help with the keyboard, for those who cannot see the plot. */
const KEYS_HELP =
  "Arrow keys move the view, plus and minus zoom, Home resets it. Shift with the left and right arrow keys follows the curve.";

let count = 0;

/** The elements of a plot. */
interface Stage {
  /** Takes the focus, keys and gestures. */
  readonly frame: HTMLElement;
  /** Element that the drawing is put in. */
  readonly picture: HTMLElement;
  /** Says what the curves look like, to those who cannot see them. */
  readonly outline: HTMLElement;
  /** A line of text: what is shown, the point, or what went wrong. */
  readonly line: HTMLElement;
  /** Tells those who cannot see what their keys have done. */
  readonly status: HTMLElement;
}

/** Puts the elements of a plot in its place. */
export function setStage(place: HTMLElement): Stage {
  count += 1;
  const frame = make("div", "plot-frame");
  const picture = make("div", "plot-picture");
  const outline = make("p", "sr-only");
  const line = make("p", "plot-line");
  const status = make("p", "sr-only");
  const help = make("p", "sr-only");
  picture.ariaHidden = "true";
  line.id = `plot-${count}`;
  outline.id = `plot-${count}-outline`;
  help.id = `plot-${count}-keys`;
  help.textContent = KEYS_HELP;
  status.role = "status";
  // Screen readers leave the arrow keys to an application.
  frame.role = "application";
  frame.ariaRoleDescription = "plot";
  frame.tabIndex = 0;
  frame.setAttribute(
    "aria-describedby",
    [line, outline, help].map(({ id }) => id).join(" "),
  );
  frame.append(picture);
  place.replaceChildren(frame, line, outline, help, status);
  return { frame, picture, outline, line, status };
}

function make(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Makes an element of a page from its description, with all that is in it. */
export function toElement({
  tagName,
  properties,
  children,
}: Markup): SVGElement {
  const element = document.createElementNS(NAMESPACE, tagName);
  for (const [name, value] of Object.entries(properties))
    element.setAttribute(name, String(value));
  for (const child of children) {
    if (child.type === "element") element.append(toElement(child));
    else if (child.type === "text") element.append(child.value);
  }
  return element;
}
