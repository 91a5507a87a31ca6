import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import clsx from "clsx";
import { useEffect, useRef } from "react";

import { Uses } from "./Uses";
import { MOST, type Shown, useUses } from "./useUses";
import styles from "./styles.module.css";

/** A box for code, and below it the old names that the code uses. */
export function CodeCheck() {
  const box = useRef<HTMLTextAreaElement>(null);
  const [shown, check] = useUses();
  const { customFields } = useDocusaurusContext().siteConfig;
  const { mathlive, computeEngine } = customFields?.["versions"] as Versions;

  // The reader may have pasted before the scripts came.
  useEffect(() => {
    if (box.current?.value) check(box.current.value);
  }, [check]);

  const select = (from: number, to: number) => {
    const area = box.current;
    area?.focus();
    area?.setSelectionRange(from, to);
  };
  return (
    <div className={styles.box} data-mdast="ignore">
      <label className="form-field">
        <span>Your code</span>
        <textarea
          ref={box}
          className={clsx("form-control", styles.code)}
          rows={7}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder="Paste JavaScript, TypeScript or HTML"
          onChange={({ target }) => check(target.value)}
        />
      </label>
      <p className={styles.status}>
        <span role="status">{statusOf(shown)}</span>
        {shown.state === "failed" && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => check(box.current?.value ?? "")}
          >
            Try again
          </button>
        )}
      </p>
      {shown.state === "complete" && (
        <>
          <Uses
            uses={shown.uses}
            versions={[mathlive, computeEngine]}
            onSelect={select}
          />
          <p className={styles.note}>
            The check looks for the old names in the tables of both guides about
            upgrading, for what the declarations of MathLive {mathlive} and the
            Compute Engine {computeEngine} mark as deprecated, and for members
            and exports that these versions do not have. It does not run the
            code, and it misses members of objects whose type it cannot tell.
          </p>
        </>
      )}
    </div>
  );
}

interface Versions {
  readonly mathlive: string;
  readonly computeEngine: string;
}

function statusOf(shown: Shown): string {
  switch (shown.state) {
    case "empty":
      return "Your browser checks the code. Nothing is sent or stored.";
    case "loading":
      return "Loading the list of names…";
    case "failed":
      return "The list of names did not load.";
    case "long":
      return `Paste at most ${String(MOST / 1000)} KB at a time.`;
    case "complete": {
      const { length } = shown.uses;
      if (length === 0) return "No removed or deprecated name was found.";
      return length === 1
        ? "1 name to change"
        : `${String(length)} names to change`;
    }
  }
}
