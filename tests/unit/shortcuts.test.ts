// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";

import { asksForSearch } from "../../src/shortcuts.ts";

const K = { key: "k", code: "KeyK" };
const SLASH = { key: "/", code: "Slash" };

afterEach(() => {
  document.body.innerHTML = "";
});

/** Tells whether a press in the element with the id `at` asks for search. */
function asks(
  press: KeyboardEventInit,
  html = '<p id="at" tabindex="0"></p>',
  use: (element: Element) => void = () => undefined,
): boolean {
  document.body.innerHTML = html;
  const element = document.getElementById("at");
  if (!element) throw new Error("Nothing to press in.");
  use(element);
  const found: boolean[] = [];
  const listen = (event: KeyboardEvent) => found.push(asksForSearch(event));
  window.addEventListener("keydown", listen, { once: true });
  (element.shadowRoot?.firstElementChild ?? element).dispatchEvent(
    new KeyboardEvent("keydown", {
      bubbles: true,
      cancelable: true,
      composed: true,
      ...press,
    }),
  );
  expect(found).toHaveLength(1);
  return found[0] === true;
}

const ENTRIES = [
  '<input id="at">',
  '<input id="at" type="checkbox">',
  '<textarea id="at"></textarea>',
  '<select id="at"></select>',
  '<div id="at" contenteditable></div>',
  '<div contenteditable="true"><b id="at"></b></div>',
  '<div contenteditable="plaintext-only"><b id="at"></b></div>',
  '<div class="cm-editor"><div id="at" tabindex="0"></div></div>',
  '<math-field id="at"></math-field>',
  '<div id="at" role="textbox" tabindex="0"></div>',
];

describe("Ctrl+K and Command+K", () => {
  test.each([{ ctrlKey: true }, { metaKey: true }])("ask: %o", (modifier) => {
    expect(asks({ ...K, ...modifier })).toBe(true);
    expect(asks({ ...K, key: "K", ...modifier })).toBe(true);
  });

  test.each(ENTRIES)("ask in %s too", (html) => {
    expect(asks({ ...K, ctrlKey: true }, html)).toBe(true);
  });

  test("ask by their place where K is no Latin letter", () => {
    expect(asks({ key: "л", code: "KeyK", ctrlKey: true })).toBe(true);
    // On a keyboard that has another letter there.
    expect(asks({ key: "t", code: "KeyK", ctrlKey: true })).toBe(false);
  });

  test.each([
    {},
    { ctrlKey: true, metaKey: true },
    { ctrlKey: true, shiftKey: true },
    { metaKey: true, altKey: true },
    { ctrlKey: true, repeat: true },
    { ctrlKey: true, isComposing: true },
  ])("do not ask with %o", (modifiers) => {
    expect(asks({ ...K, ...modifiers })).toBe(false);
  });
});

describe("a slash", () => {
  test("asks outside of fields", () => {
    expect(asks(SLASH)).toBe(true);
    expect(asks(SLASH, '<button id="at"></button>')).toBe(true);
    expect(asks(SLASH, '<div id="at" contenteditable="false"></div>')).toBe(
      true,
    );
  });

  test("asks where it is written with Shift", () => {
    expect(asks({ key: "/", code: "Digit7", shiftKey: true })).toBe(true);
  });

  test.each(ENTRIES)("is typed in %s", (html) => {
    expect(asks(SLASH, html)).toBe(false);
  });

  test("is typed in the shadow tree of a mathfield", () => {
    const html = '<math-field id="at"></math-field>';
    for (const mode of ["open", "closed"] as const)
      expect(
        asks(SLASH, html, (element) => {
          element.attachShadow({ mode }).innerHTML = "<span></span>";
        }),
      ).toBe(false);
  });

  test("is typed in a field of any shadow tree", () => {
    expect(
      asks(SLASH, '<x-field id="at"></x-field>', (element) => {
        element.attachShadow({ mode: "open" }).innerHTML = "<input>";
      }),
    ).toBe(false);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    "does not ask with %o",
    (modifiers) => {
      expect(asks({ ...SLASH, ...modifiers })).toBe(false);
    },
  );
});

test("a key that somebody else has used is theirs", () => {
  const use = (element: Element) =>
    element.addEventListener("keydown", (event) => event.preventDefault());
  expect(asks({ ...K, ctrlKey: true }, undefined, use)).toBe(false);
  expect(asks(SLASH, undefined, use)).toBe(false);
});
