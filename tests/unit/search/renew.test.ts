// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

import { renew } from "../../../src/features/search/bar/modal/docsearch.ts";

let box: HTMLElement;
let list: HTMLElement;
let asked: number;

beforeEach(() => {
  box = document.createElement("div");
  box.innerHTML =
    "<input><div class=DocSearch-Dropdown><p role=row aria-selected=true></p></div>";
  list = box.querySelector<HTMLElement>(".DocSearch-Dropdown") ?? box;
  asked = 0;
  box.addEventListener("focusin", () => (asked += 1));
});

function point(): void {
  vi.spyOn(list, "matches").mockReturnValue(true);
}

test("better results come at once", () => {
  renew(box);
  expect(asked).toBe(1);
});

test("better results wait while the pointer is on the list", () => {
  point();
  renew(box);
  expect(asked).toBe(0);
  list.dispatchEvent(new Event("pointerleave"));
  list.dispatchEvent(new Event("pointerleave"));
  expect(asked).toBe(1);
});

test("results of another question are not waited for any more", () => {
  point();
  renew(box)?.();
  list.dispatchEvent(new Event("pointerleave"));
  expect(asked).toBe(0);
});

test("results stay where another one than the first is chosen", () => {
  box.querySelector("[role=row]")?.setAttribute("aria-selected", "false");
  renew(box);
  expect(asked).toBe(0);
});
