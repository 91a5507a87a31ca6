import { NAMES } from "../code-cards";

/** How far an arrow key goes among the links of a block of code. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * Lets the arrow keys lead from a name in code that is a link to those before
 * and after it: only the first one of a block is a tab stop.
 */
export function walkCodeLinks(): void {
  // The same listener is added once, however many pages are shown.
  document.addEventListener("keydown", walk);
}

function walk(event: KeyboardEvent): void {
  const { target, key } = event;
  const step = STEPS[key];
  if (step === undefined || !(target instanceof Element)) return;
  if (!target.matches(NAMES)) return;
  const links = [
    ...(target.closest("code")?.querySelectorAll<HTMLElement>(NAMES) ?? []),
  ];
  links.find((_, index) => links[index - step] === target)?.focus();
  event.preventDefault();
}
