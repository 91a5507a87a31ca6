/** Fields of a page that readers type into. */
const FIELDS =
  "input, select, textarea, math-field, [contenteditable]:not([contenteditable=false])";

/** So often a result may take the focus from a field before it ends. */
const MOST_TAKEN = 3;

/** So long after the fact the page may hear of a press, in milliseconds. */
const GRACE_MS = 50;

/** A result on the page. */
interface Result {
  readonly frame: HTMLIFrameElement;
  /** Says whether a field of the page has the focus. */
  readonly tell: (isHeld: boolean) => void;
  /** The result took the focus from a field too often. */
  readonly onTaken: () => void;
}

/** Record of how a result has treated the focus. */
interface Conduct {
  /** Number of times that it has taken the focus from a field. */
  taken: number;
  /** The reader has pressed a pointer in it since a field got the focus. */
  isPressed: boolean;
}

const results = new Map<Result, Conduct>();

let field: HTMLElement | undefined;
let isTab = false;
let listening: AbortController | undefined;

/**
 * Keeps a field of the page in focus while the reader types into it: focus
 * moves from there into a result by a pointer or by Tab only.
 *
 * A browser lets a frame take the focus, even one that is inert, and tells the
 * page afterwards. The guard in a result refuses the common ways, without a loss
 * (`inside/keyboard.ts`). Where code goes around it, the page moves the focus
 * back, and ends the result that does so again and again. Keys that are pressed
 * before the page hears of it are lost.
 *
 * @param signal - The result is removed.
 * @returns Notes that the reader pressed a pointer in the result.
 */
export function holdKeyboard(result: Result, signal: AbortSignal): () => void {
  const conduct: Conduct = { taken: 0, isPressed: false };
  results.set(result, conduct);
  signal.addEventListener("abort", () => {
    results.delete(result);
    if (results.size > 0) return;
    listening?.abort();
    listening = undefined;
  });
  if (!listening) {
    listening = new AbortController();
    listen(listening.signal);
    hold(document.activeElement);
  }
  result.tell(field !== undefined);
  return () => {
    conduct.isPressed = true;
  };
}

function listen(signal: AbortSignal): void {
  addEventListener("focusin", ({ target }) => hold(target), { signal });
  addEventListener(
    "focusout",
    () => {
      // Only then does the document say what has the focus instead.
      setTimeout(() => {
        if (document.activeElement === document.body) hold(null);
      });
    },
    { signal },
  );
  addEventListener(
    "keydown",
    ({ key, defaultPrevented }) => {
      isTab = key === "Tab" && !defaultPrevented;
    },
    { signal },
  );
  addEventListener("blur", check, { signal });
}

/** Something on the page has got the focus. */
function hold(target: EventTarget | null): void {
  const isField = target instanceof HTMLElement && target.matches(FIELDS);
  field = isField ? target : undefined;
  isTab = false;
  for (const [{ tell }, conduct] of results) {
    conduct.isPressed = false;
    tell(isField);
  }
}

/** The focus has left the window: for another one, or for a frame. */
function check(): void {
  const isAsked = isTab;
  // No event tells of a press in a frame: the frame does, and may be late.
  setTimeout(() => {
    const { activeElement } = document;
    for (const [{ frame, onTaken }, conduct] of results) {
      if (frame !== activeElement) continue;
      if (!field || isAsked || conduct.isPressed) {
        hold(null);
        return;
      }
      const back = field;
      conduct.taken += 1;
      if (conduct.taken >= MOST_TAKEN) onTaken();
      back.focus({ preventScroll: true });
    }
  }, GRACE_MS);
}
