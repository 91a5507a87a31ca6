// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

import {
  BEFORE,
  Finder,
  pointerLeaves,
} from "../../../src/features/search/page/finder.ts";
import { FakeClient, found } from "./client.ts";

/** Waits until pending promises are settled. */
const settle = () => new Promise((done) => setTimeout(done));

test("better results wait until results may move", async () => {
  const client = new FakeClient();
  let view = BEFORE;
  let move = () => {};
  const calm = new Promise<void>((resolve) => {
    move = resolve;
  });
  const finder = new Finder(
    client,
    (next) => (view = next),
    () => calm,
  );
  const urls = () => view.results.map(({ url }) => url);
  finder.ask({ text: "sum" });
  client.last.answer({ ...found(["/a/"]), isPartial: true });
  await settle();
  client.last.answer(found(["/b/", "/a/"]));
  await settle();
  expect(urls()).toEqual(["/a/"]);
  move();
  await settle();
  expect(urls()).toEqual(["/b/", "/a/"]);
});

test("results may move when the pointer has left them, or was elsewhere", async () => {
  const list = document.createElement("ol");
  await pointerLeaves(null);
  await pointerLeaves(list);
  vi.spyOn(list, "matches").mockReturnValue(true);
  const told = vi.fn();
  const left = pointerLeaves(list).then(told);
  await settle();
  expect(told).not.toHaveBeenCalled();
  list.dispatchEvent(new Event("pointerleave"));
  await left;
  expect(told).toHaveBeenCalled();
});
