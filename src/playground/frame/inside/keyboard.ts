/** True while a field of the page has the focus. */
let isHeld = false;

/** The page said whether one of its fields has the focus. */
export function hold(isInField: boolean): void {
  isHeld = isInField;
}

/**
 * Follows the focus and the pointer without the page, which hears of it later.
 * Code that asks for the focus as soon as it is lost would take it back.
 *
 * @param onPress - Is called when the reader presses a pointer.
 */
export function watchFocus(onPress: () => void): void {
  for (const type of ["focus", "blur"])
    addEventListener(type, ({ target }) => {
      if (target === window) isHeld = type === "blur";
    });
  addEventListener(
    "pointerdown",
    ({ isTrusted }) => {
      if (!isTrusted) return;
      isHeld = false;
      onPress();
    },
    { capture: true },
  );
}

type Focus = (this: unknown, options?: FocusOptions) => void;

/**
 * Refuses the focus to code of the example while the reader types into a field
 * of the page. Examples may move it while they have it, and while no field of
 * the page has it.
 *
 * This keeps examples that mean no harm from being ended: the page has the last
 * word on others, in `../keyboard.ts`.
 */
export function guardFocus(): void {
  const owners = [HTMLElement, SVGElement, MathMLElement];
  for (const owner of [...owners.map((each) => each.prototype), window]) {
    const focus: Focus = Reflect.get(owner, "focus");
    Reflect.set(owner, "focus", function (this: unknown, ...values: []) {
      if (!isHeld) Reflect.apply(focus, this, values);
    });
  }
}
