import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal, flushSync } from "react-dom";

import type { SiteConfig } from "@site/src/features/search/site";
import { isApple, platformOf } from "@site/src/keys";
import { isFrugal } from "@site/src/loading";
import { asksForSearch } from "@site/src/shortcuts";
import { Dialog, Icon } from "./Dialog";
import { begin } from "./load";
import styles from "./styles.module.css";

/** The keyboard of a reader stays the same: there is nothing to tell of. */
const neverChanges = () => () => undefined;

/** The button that opens the search, and the keys that do. */
export default function SearchBar() {
  const { siteConfig } = useDocusaurusContext();
  const [isOpen, setOpen] = useState(false);
  const keys = useSyncExternalStore(
    neverChanges,
    () => (isApple(platformOf(navigator)) ? "⌘ K" : "Ctrl K"),
    () => "Ctrl K",
  );
  // At once: what the dialog puts back, such as the focus and the place on the
  // page, has to be there before the page that was chosen comes.
  const close = useCallback(() => flushSync(() => setOpen(false)), []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      begin(siteConfig);
      setOpen((wasOpen) => !wasOpen || event.key === "/");
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [siteConfig]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={() => prepare(siteConfig)}
        onFocus={() => prepare(siteConfig)}
        onClick={() => {
          begin(siteConfig);
          setOpen(true);
        }}
      >
        <Icon of="search" />
        <span className={styles.word}>Search</span>
        <kbd className={styles.keys} aria-hidden="true">
          {keys}
        </kbd>
      </button>
      {isOpen && createPortal(<Dialog onClose={close} />, document.body)}
    </>
  );
}

/** Whoever points at the button may press it. */
function prepare(config: SiteConfig): void {
  if (!isFrugal()) begin(config);
}
