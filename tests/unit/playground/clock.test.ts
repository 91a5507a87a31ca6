import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Clock } from "../../../src/playground/sandbox/listen";

let over: boolean;
let clock: Clock;

beforeEach(() => {
  vi.useFakeTimers();
  over = false;
  clock = new Clock(1000, () => (over = true));
});
afterEach(() => vi.useRealTimers());

test("time that is used up is over", () => {
  clock.start();
  vi.advanceTimersByTime(999);
  expect([clock.used, over]).toEqual([999, false]);
  vi.advanceTimersByTime(1);
  expect(over).toBe(true);
});

test("time does not pass while the clock is stopped", () => {
  clock.start();
  vi.advanceTimersByTime(400);
  clock.stop();
  vi.advanceTimersByTime(5000);
  expect([clock.used, over]).toEqual([400, false]);
  clock.start();
  vi.advanceTimersByTime(599);
  expect(over).toBe(false);
  vi.advanceTimersByTime(1);
  expect(over).toBe(true);
});

test("a clock that is started again does not count anew", () => {
  clock.start();
  vi.advanceTimersByTime(600);
  clock.start();
  expect(clock.used).toBe(600);
  vi.advanceTimersByTime(400);
  expect(over).toBe(true);
});

test("a page that was held up hears first what it has missed", () => {
  clock.start();
  const now = vi.spyOn(performance, "now");
  now.mockReturnValue(performance.now() + 20_000);
  vi.advanceTimersByTime(1000);
  expect(over).toBe(false);
  vi.advanceTimersByTime(999);
  expect(over).toBe(false);
  vi.advanceTimersByTime(1);
  expect(over).toBe(true);
});

test("a program that is heard by then is not ended", () => {
  clock.start();
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 20_000);
  vi.advanceTimersByTime(1500);
  clock.stop();
  vi.advanceTimersByTime(20_000);
  expect(over).toBe(false);
});

test("time is over at the next start, when no timer came to pass", () => {
  clock.start();
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 2000);
  clock.stop();
  expect(over).toBe(false);
  clock.start();
  expect(over).toBe(true);
});
