// @vitest-environment happy-dom
import { expect, test } from "vitest";

import { placeCard } from "../../../src/code-cards/element.ts";

const view = { width: 390, top: 60, bottom: 844 };
const card = { width: 300, height: 100 };

/** A name of one line whose corner is at a place. */
function nameAt(left: number, top: number) {
  return { left, top, bottom: top + 20 };
}

test("a card lies above its name", () => {
  const place = placeCard({ name: nameAt(40, 400), card, view });
  expect(place).toEqual({ left: 40, top: 294 });
});

test("a card lies below a name that is near the bar at the top", () => {
  const place = placeCard({ name: nameAt(40, 120), card, view });
  expect(place).toEqual({ left: 40, top: 146 });
});

test("where there is too little room for a card, it takes the larger side", () => {
  const low = { ...view, bottom: 200 };
  const above = placeCard({ name: nameAt(40, 150), card, view: low });
  expect(above.top).toBe(44);
  const below = placeCard({ name: nameAt(40, 80), card, view: low });
  expect(below.top).toBe(106);
});

test("a card stays within both edges", () => {
  const right = placeCard({ name: nameAt(350, 400), card, view });
  expect(right.left).toBe(84);
  const left = placeCard({ name: nameAt(-20, 400), card, view });
  expect(left.left).toBe(6);
});
