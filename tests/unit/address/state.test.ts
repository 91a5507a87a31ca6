// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  StateAddress,
  whole,
  type Found,
  type Parts,
} from "../../../src/address/index.ts";

interface State {
  readonly digits: number;
}

const parts: Parts<State> = { digits: whole([1, 1000], 20) };

let opened: StateAddress<State> | undefined;
let arrived: Found<State>[];

/** Opens the page at a fragment. */
function visit(fragment: string): void {
  history.replaceState({ key: "router" }, "", `/demo/?a=b${fragment}`);
  arrived = [];
  opened?.close();
  opened = new StateAddress(parts, (found) => arrived.push(found));
  opened?.start();
}

/** Goes to another fragment, as the browser does and tells. */
function go(fragment: string, path = "/demo/"): void {
  history.pushState(null, "", `${path}?a=b${fragment}`);
  dispatchEvent(new PopStateEvent("popstate"));
  dispatchEvent(new Event("hashchange"));
}

const digits = () => arrived.map(({ state }) => state.digits);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  opened?.close();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("an address is read when the page opens, if it says anything", () => {
  visit("");
  expect(arrived).toEqual([]);
  visit("#digits=30");
  expect(arrived).toEqual([{ state: { digits: 30 }, faults: [] }]);
});

test("a change that two events tell of is heard once", () => {
  visit("");
  go("#digits=30");
  go("#digits=30");
  go("");
  expect(digits()).toEqual([30, 20]);
});

test("a fragment that names an element, or another page's, is no state", () => {
  visit("");
  document.body.innerHTML = '<h2 id="a b">Heading</h2>';
  go("#a%20b");
  go("#%");
  go("#digits=30", "/other/");
  expect(arrived).toHaveLength(1);
  expect(arrived[0]?.faults).toHaveLength(1);
});

test("a state replaces the address, once it pauses", () => {
  visit("");
  const { length } = history;
  opened?.write({ digits: 30 });
  vi.advanceTimersByTime(200);
  opened?.write({ digits: 40 });
  vi.advanceTimersByTime(200);
  expect(location.hash).toBe("");
  vi.runAllTimers();
  expect(location.search + location.hash).toBe("?a=b#digits=40");
  expect(history.state).toEqual({ key: "router" });
  opened?.write({ digits: 20 });
  vi.runAllTimers();
  expect([location.href.includes("#"), history.length]).toEqual([
    false,
    length,
  ]);
});

test("an address that was refused in part stays to go back to", () => {
  visit("#digits=0");
  const push = vi.spyOn(history, "pushState");
  for (const state of [{ digits: 30 }, { digits: 40 }]) {
    opened?.write(state);
    vi.runAllTimers();
  }
  expect(push.mock.calls.map(([, , address]) => address)).toEqual([
    "/demo/?a=b#digits=30",
  ]);
  push.mockRestore();
});

test("what waits is written when the page closes, and never to another", () => {
  visit("");
  opened?.write({ digits: 30 });
  opened?.close();
  expect(location.hash).toBe("#digits=30");
  visit("");
  opened?.write({ digits: 30 });
  history.pushState(null, "", "/other/");
  opened?.close();
  vi.runAllTimers();
  expect(location.hash).toBe("");
});

test("what waits does not replace an address that nobody has told of yet", () => {
  visit("");
  opened?.write({ digits: 30 });
  history.pushState(null, "", "/demo/?a=b#digits=40");
  vi.runAllTimers();
  expect(location.hash).toBe("#digits=40");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(digits()).toEqual([40]);
});
