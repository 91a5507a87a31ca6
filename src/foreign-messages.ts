/**
 * Name of the event that tells of a dropped message: a `CustomEvent` of the
 * window whose `detail` is the window that posted it, if there still is one.
 */
export const MESSAGE_DROPPED = "message-dropped";

/**
 * Keeps every message of another window from all who listen to this one. What
 * may be posted to a page of the site, and by whom:
 *
 * - this very window: anything, since libraries talk to themselves so;
 * - an embedder, an opener, a frame, a frame in a frame: nothing. The frames
 *   that the site opens talk through ports, which are no window.
 *
 * MathLive would take the messages of its keyboard from anybody otherwise, and
 * renders the labels of keys in them as HTML.
 *
 * Has to run before any other script: a window tells its listeners in the order
 * in which they came.
 */
export function dropForeignMessages(): void {
  addEventListener(
    "message",
    (event) => {
      if (event.source === window) return;
      event.stopImmediatePropagation();
      const { source: detail } = event;
      dispatchEvent(new CustomEvent(MESSAGE_DROPPED, { detail }));
    },
    { capture: true },
  );
}
