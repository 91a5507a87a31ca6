import * as ssr from "mathlive/ssr";
import { expect, test } from "vitest";

test("each function of mathlive/ssr runs in Node, except the one for speech", () => {
  const failing = Object.entries(ssr).filter(([name, run]) => {
    try {
      Reflect.apply(run as (latex: string) => unknown, undefined, ["x^2"]);
      return false;
    } catch (error) {
      expect(String(error), name).toMatch(
        /^TypeError: Cannot read properties of undefined/,
      );
      return true;
    }
  });
  expect(failing.map(([name]) => name)).toEqual([
    "convertLatexToSpeakableText",
  ]);
});
