import { useStorageSlot } from "@docusaurus/theme-common";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { memo, useState, type ReactNode } from "react";

import { codeClass } from "../../markup";
import Choice from "../Choice";
import CopyButton from "../CopyButton";
import { highlight } from "./highlight";
import { KINDS, programOf, type Kind } from "./programs";
import type { Recipe, Versions } from "./recipe";
import styles from "./styles.module.css";

export type { Recipe } from "./recipe";

/** Storage key of the kind of program that the reader has chosen. */
const SLOT = "code-for";

interface Props {
  readonly recipe: Recipe;
  /** True while the results that it computes are being replaced. */
  readonly isBusy?: boolean;
  /** Controls before the copy button. */
  readonly controls?: ReactNode;
}

/**
 * A complete program for a formula, for what the reader has chosen anywhere on
 * the site.
 */
export default memo(function Program({
  recipe,
  isBusy = false,
  controls,
}: Props) {
  const { customFields } = useDocusaurusContext().siteConfig;
  const [stored, slot] = useStorageSlot(SLOT);
  // Where nothing can be stored, the choice holds for this program.
  const [chosen, setChosen] = useState<Kind>();
  const kind = chosen ?? (isKind(stored) ? stored : "html");
  const code = programOf(kind, recipe, customFields?.["versions"] as Versions);
  return (
    <div className={styles.program} data-program={kind} aria-busy={isBusy}>
      <div className={styles.head}>
        <Choice
          label="Code for"
          options={KINDS}
          value={kind}
          onChange={(wanted) => {
            setChosen(wanted);
            slot.set(wanted);
          }}
        />
        <span className={styles.controls}>
          {controls}
          <CopyButton text={() => code} what="code" />
        </span>
      </div>
      <pre
        className={styles.code}
        tabIndex={0}
        role="group"
        aria-label={`Code for ${KINDS[kind]}`}
      >
        <code>
          {highlight(code).map(({ text, kind }, index) =>
            kind === undefined ? (
              text
            ) : (
              <span key={index} className={codeClass(kind)}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </div>
  );
});

function isKind(text: string | null): text is Kind {
  return text !== null && Object.hasOwn(KINDS, text);
}
