import { expect, test, vi } from "vitest";

import type { Samples } from "../../../src/plot/plane/shapes.ts";
import { Sampler } from "../../../src/plot/sampler.ts";
import type { Curve } from "../../../src/plot/types.ts";
import { curveOf } from "./curves.ts";

function sampler(...curves: Curve[]) {
  const onSamples = vi.fn<(samples: readonly Samples[]) => void>();
  const onFailure = vi.fn<(error: unknown) => void>();
  return {
    onSamples,
    onFailure,
    sampler: new Sampler(curves, { onSamples, onFailure }),
  };
}

test("curves are asked one after the other, and told together", async () => {
  let busy = 0;
  let most = 0;
  const slow = (label: string): Curve => ({
    label,
    sample: async (...request) => {
      most = Math.max(most, ++busy);
      const values = await curveOf(Math.sin).sample(...request);
      busy -= 1;
      return values;
    },
  });
  const made = sampler(slow("a"), slow("b"));
  made.sampler.ask([0, 1], 100);
  await vi.waitFor(() => expect(made.onSamples).toHaveBeenCalled());
  expect(made.onSamples.mock.calls[0]?.[0]).toHaveLength(2);
  expect(most).toBe(1);
});

test("a curve that is broken is told again, refined", async () => {
  const made = sampler(curveOf((x) => (x < 0.1234 ? 0 : 1)));
  made.sampler.ask([-1, 1], 100);
  await vi.waitFor(() => expect(made.onSamples).toHaveBeenCalledTimes(2));
  const [first, second] = made.onSamples.mock.calls.map(([[one]]) => one);
  expect(first?.refined).toBeUndefined();
  expect([...(second?.refined?.breaks.values() ?? [])]).toEqual([true]);
});

test("a failure is told, and that a request was replaced is not", async () => {
  const failing = (error: Error) => ({
    label: "f",
    sample: () => Promise.reject(error),
  });
  const wrong = sampler(failing(new Error("wrong")));
  const replaced = sampler(failing(new DOMException("", "AbortError")));
  replaced.sampler.ask([0, 1], 100);
  wrong.sampler.ask([0, 1], 100);
  await vi.waitFor(() => expect(wrong.onFailure).toHaveBeenCalledOnce());
  expect(replaced.onFailure).not.toHaveBeenCalled();
});
