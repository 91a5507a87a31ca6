import { whenIdle } from "./idle";
import { SIGNS } from "./signs";

/**
 * Do something in an idle moment once the reader does anything in the page. To
 * start MathLive or the engine takes a phone a second, which a page that is still
 * coming up does not have.
 *
 * @returns How to do nothing instead.
 */
export function onceAwake(task: () => void): () => void {
  const listening = new AbortController();
  const wake = () => {
    listening.abort();
    whenIdle(task);
  };
  const options = { signal: listening.signal, passive: true, capture: true };
  for (const sign of SIGNS) addEventListener(sign, wake, options);
  return () => listening.abort();
}
