import clsx from "clsx";
import type { CSSProperties } from "react";

import type { ClassName } from "../../markup";
import { programOf } from "../../playground/boot";
import CheckMark from "../CheckMark";
import CopyButton from "../CopyButton";
import styles from "./styles.module.css";
import ClosedSources from "./ClosedSources";
import Tabs, { type Tab } from "./Tabs";

interface Props {
  readonly tabs: readonly Tab[];
  /** Language of the tab that is open at first; the sources are closed without. */
  readonly open: string | undefined;
  readonly title: string | undefined;
  /** Height that the result is likely to have. */
  readonly height: string | undefined;
  /** The packages it is checked with, such as `MathLive 0.111.1`. */
  readonly checked: readonly string[];
}

/**
 * A markup example: its code, and a place for the result. It is complete before
 * any script; the live layer finds it by its attribute, the sources as the text
 * of the panels, and puts the result into its place.
 */
export default function Playground({
  tabs,
  open,
  title,
  height,
  checked,
}: Props) {
  const name = title ?? "Example";
  return (
    <figure
      className={clsx(styles.block, "code-block" satisfies ClassName)}
      data-playground="markup"
      data-title={name}
    >
      <figcaption className={"playground-head" satisfies ClassName}>
        <span className={title === undefined ? styles.kind : styles.title}>
          {name}
        </span>
        <CheckMark how="Checked in Chromium" packages={checked} />
        <span data-part="status" />
        <span className="playground-buttons">
          <span data-part="controls" />
          <CopyButton
            what={`the page of ${name}`}
            text={(button) => {
              const figure = button.closest("figure") ?? button;
              return programOf(figure) ?? sourcesOf(figure);
            }}
          />
          <span data-part="more" />
        </span>
      </figcaption>
      {open === undefined ? (
        <ClosedSources tabs={tabs} name={name} />
      ) : (
        <Tabs tabs={tabs} open={open} name={name} />
      )}
      <div
        className={clsx(styles.result, "playground-result" satisfies ClassName)}
        data-result=""
        style={
          height === undefined
            ? undefined
            : ({ "--height": height } as CSSProperties)
        }
      >
        <p className={styles.waiting}>
          The result appears here once the example has run.
        </p>
      </div>
      <details
        className={"playground-panel" satisfies ClassName}
        data-part="console"
      >
        <summary>Console</summary>
      </details>
    </figure>
  );
}

/** All sources as they stand here: what there is to copy before any script. */
function sourcesOf(figure: Element): string {
  const codes = [...figure.querySelectorAll("[data-language] code")];
  return codes.map((code) => code.textContent).join("\n");
}
