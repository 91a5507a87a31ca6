import Link from "@docusaurus/Link";
import { useHistory } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from "react";

import { Failure, Starts } from "@site/src/features/search/help";
import { useModal } from "./load";
import styles from "./styles.module.css";

interface Props {
  readonly onClose: () => void;
}

/**
 * The dialog around the search. It is there at once and takes what is typed,
 * while what shows results is on its way. The browser keeps the focus in it and
 * gives it back.
 */
export function Dialog({ onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const page = useBaseUrl("/search/");
  const { Modal, hasFailed, load } = useModal();
  const [query, setQuery] = useState("");
  const [isComposing, setComposing] = useState(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    const unlock = lockScroll();
    // DocSearch would look for what is selected on the page.
    getSelection()?.removeAllRanges();
    element?.showModal();
    return () => {
      element?.close();
      unlock();
    };
  }, []);

  // The reader went back, or on.
  useEffect(() => history.listen(onClose), [history, onClose]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onKeyDownCapture={leaveTabToBrowser}
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        // Around its content there is the backdrop alone.
        if (event.target !== dialog.current) return;
        // The focus goes back, not to what lies behind.
        event.preventDefault();
        onClose();
      }}
    >
      {Modal && !isComposing ? (
        <Modal initialQuery={query} onClose={onClose} />
      ) : (
        <>
          <form role="search" className={styles.form} action={page}>
            <Icon of="search" />
            <input
              type="search"
              name="q"
              aria-label="Search"
              placeholder="Search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              onCompositionStart={() => setComposing(true)}
              onCompositionEnd={() => setComposing(false)}
            />
            <button
              type="button"
              className="quiet-button"
              aria-label="Close"
              onClick={() => onClose()}
            >
              <Icon of="close" />
            </button>
          </form>
          {query === "" && !hasFailed && (
            <div className={styles.help}>
              <Starts />
            </div>
          )}
          <div role="status" className={styles.help}>
            {hasFailed && (
              <Failure onRetry={load}>
                <p>
                  <Link to="/search/">Open the search page</Link>
                </p>
              </Failure>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}

/** DocSearch would send it to its last control, which is not shown. */
function leaveTabToBrowser(event: KeyboardEvent): void {
  if (event.key === "Tab") event.stopPropagation();
}

const SHAPES = {
  search: "M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Zm-1.5 4L17 17",
  close: "m5 5 10 10M15 5 5 15",
};

/** A sign beside a word, or on a button that has a name. */
export function Icon({ of }: { readonly of: keyof typeof SHAPES }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={SHAPES[of]} />
    </svg>
  );
}

/**
 * Keeps the page from scrolling, and its content where it is: what the scroll
 * bar took stays free.
 *
 * @returns Lets it scroll again.
 */
function lockScroll(): () => void {
  const { body, documentElement: root } = document;
  const { overflow } = body.style;
  const width = innerWidth - root.clientWidth;
  root.style.setProperty("--scrollbar", `${String(width)}px`);
  root.classList.add("scroll-locked");
  // DocSearch would make the body a box that scrolls, from its start. Its rule
  // is in a layer, and important there: no sheet of ours has the last word.
  body.style.setProperty("overflow", "visible", "important");
  return () => {
    root.classList.remove("scroll-locked");
    body.style.overflow = overflow;
    root.style.removeProperty("--scrollbar");
  };
}
