/**
 * Runs in a page, for what watches it there.
 */
export function typing() {
  /**
   * Types into a field as a reader does.
   *
   * @param {HTMLInputElement | HTMLTextAreaElement} field
   * @param {string} text
   */
  function write(field, text) {
    // React overrides the property of the element itself.
    const prototype = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /**
   * @template T
   * @param {() => T} find
   * @returns {Promise<NonNullable<T>>} What is found, once it is.
   */
  async function until(find) {
    for (;;) {
      const found = find();
      if (found) return found;
      await wait(1);
    }
  }

  /** @param {number} time */
  function wait(time) {
    return new Promise((resolve) => setTimeout(resolve, time));
  }

  /** @param {number[]} times */
  function median(times) {
    const sorted = times.sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  }

  /**
   * Sends what was measured to the page's own address.
   *
   * @param {object} report
   */
  function send(report) {
    const body = JSON.stringify(report);
    void fetch(location.href, { method: "POST", body });
  }

  /** @returns {never} */
  function never() {
    throw new Error("The page has lost what is watched.");
  }

  return { write, until, wait, median, send, never };
}
