import { expect, test, vi } from "vitest";

import { retry, waits } from "../../src/loading.ts";

test("waits double, but last a second at least", () => {
  expect(waits({ first: 20, tries: 5 })).toEqual([20, 1000, 2000, 4000, 8000]);
  expect(waits({ first: 10, tries: 4 })).toEqual([10, 1000, 2000, 4000]);
  expect(waits({ first: 800, tries: 3 })).toEqual([800, 1600, 3200]);
  expect(waits({ first: 20, tries: 1 })).toEqual([20]);
});

test("a task that succeeds at once runs once, after the first wait", async () => {
  const sleep = vi.fn(() => Promise.resolve());
  const task = vi.fn(() => Promise.resolve("done"));
  expect(await retry(task, { first: 20, tries: 5 }, sleep)).toBe("done");
  expect(sleep.mock.calls).toEqual([[20]]);
  expect(task).toHaveBeenCalledOnce();
});

test("a task that is to run at once does, before anything else", () => {
  const task = vi.fn(() => Promise.resolve());
  void retry(task, { first: 0, tries: 2 });
  expect(task).toHaveBeenCalledOnce();
});

test("a task that fails runs again after the next wait", async () => {
  const sleep = vi.fn(() => Promise.resolve());
  const task = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue("done");
  expect(await retry(task, { first: 20, tries: 5 }, sleep)).toBe("done");
  expect(sleep.mock.calls).toEqual([[20], [1000], [2000]]);
});

test("the last failure is thrown when the tries are used up", async () => {
  let run = 0;
  const task = () => Promise.reject(new Error(`try ${(run += 1)}`));
  const schedule = { first: 20, tries: 3 };
  await expect(retry(task, schedule, () => Promise.resolve())).rejects.toThrow(
    "try 3",
  );
  expect(run).toBe(3);
});

test("a failure for good ends the tries", async () => {
  const task = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("busy"))
    .mockRejectedValue(new Error("refused"));
  const isTemporary = (error: unknown) => String(error) === "Error: busy";
  const schedule = { first: 20, tries: 5, isTemporary };
  await expect(retry(task, schedule, () => Promise.resolve())).rejects.toThrow(
    "refused",
  );
  expect(task).toHaveBeenCalledTimes(2);
});

test("waits in milliseconds of the clock", async () => {
  vi.useFakeTimers();
  const task = vi.fn(() => Promise.resolve("done"));
  const result = retry(task, { first: 20, tries: 1 });
  await vi.advanceTimersByTimeAsync(19);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe("done");
  vi.useRealTimers();
});
