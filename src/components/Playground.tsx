import useIsBrowser from "@docusaurus/useIsBrowser";
import clsx from "clsx";
import { useId, useState, type CSSProperties, type KeyboardEvent } from "react";

import type { ClassName } from "../markup";
import { programOf } from "../playground/boot";
import CheckMark from "./CheckMark";
import CopyButton from "./CopyButton";
import styles from "./Playground.module.css";

interface Tab {
  /** `html`, `css` or `js`. */
  readonly language: string;
  readonly label: string;
  /** Content of the `<code>`, made by the build. */
  readonly html: string;
}

interface Props {
  readonly tabs: readonly Tab[];
  /** Language of the tab that is open at first; without, all are closed. */
  readonly open: string | undefined;
  readonly title: string | undefined;
  /** Height that the result is likely to have. */
  readonly height: string | undefined;
  /** True if the result comes before the sources. */
  readonly isResultFirst: boolean;
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
  isResultFirst,
  checked,
}: Props) {
  const name = title ?? "Example";
  const sources =
    open === undefined ? (
      <ClosedSources tabs={tabs} name={name} />
    ) : (
      <Tabs tabs={tabs} open={open} name={name} />
    );
  const hasJsx = tabs.some(({ label }) => label === "JSX");
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
            what={`the ${hasJsx ? "module" : "page"} of ${name}`}
            text={textOf}
          />
          <span data-part="more" />
        </span>
      </figcaption>
      {!isResultFirst && sources}
      <div
        className={clsx(styles.result, "playground-result" satisfies ClassName)}
        data-result=""
        style={{ "--height": height } as CSSProperties}
      >
        <p className={styles.waiting}>
          The result appears here once the example has run.
        </p>
      </div>
      {isResultFirst && sources}
      <details
        className={"playground-panel" satisfies ClassName}
        data-part="console"
      >
        <summary>Console</summary>
      </details>
    </figure>
  );
}

/**
 * The sources of an example that the page need not show, since it has shown all
 * that is new in them. They are no part of the page without scripts: the
 * browser adds them, for the reader who opens them and for the live layer.
 */
function ClosedSources({ tabs, name }: Pick<TabsProps, "tabs" | "name">) {
  const isBrowser = useIsBrowser();
  return (
    <details
      className={`${styles.sources} ${"playground-panel" satisfies ClassName}`}
      data-part="sources"
    >
      <summary>Whole program</summary>
      {isBrowser && (
        <Tabs tabs={tabs} open={tabs.at(-1)?.language ?? ""} name={name} />
      )}
    </details>
  );
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  /** Language of the tab that is open at first. */
  readonly open: string;
  /** Name of the example that the tabs belong to. */
  readonly name: string;
}

/** Steps that the keys take through the tabs. */
const STEPS: Readonly<Record<string, (from: number, count: number) => number>> =
  {
    ArrowLeft: (from, count) => (from + count - 1) % count,
    ArrowRight: (from, count) => (from + 1) % count,
    Home: () => 0,
    End: (_, count) => count - 1,
  };

/**
 * The sources of an example: one at a time, or all when there are no scripts.
 */
function Tabs({ tabs, open, name }: TabsProps) {
  const id = useId();
  const [chosen, choose] = useState(open);
  const idOf = (language: string, part: string) => `${id}${language}-${part}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const from = tabs.findIndex(({ language }) => language === chosen);
    const next = tabs[STEPS[event.key]?.(from, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.language);
    document.getElementById(idOf(next.language, "tab"))?.focus();
  };

  return (
    <>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label={`Sources of ${name}`}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ language, label }) => (
          <button
            key={language}
            type="button"
            role="tab"
            className={styles.tab}
            id={idOf(language, "tab")}
            aria-controls={idOf(language, "panel")}
            aria-selected={language === chosen}
            tabIndex={language === chosen ? 0 : -1}
            onClick={() => choose(language)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ language, label, html }) => (
        <div
          key={language}
          role="tabpanel"
          className={styles.panel}
          id={idOf(language, "panel")}
          aria-labelledby={idOf(language, "tab")}
          hidden={language !== chosen}
          data-language={language}
        >
          <p className={styles.label}>{label}</p>
          <pre className={styles.code}>
            <code dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        </div>
      ))}
    </>
  );
}

/** The program; before any script its sources, as they stand here. */
function textOf(button: Element): string | Promise<string> {
  const figure = button.closest("figure") ?? button;
  const codes = [...figure.querySelectorAll("[data-language] code")];
  return programOf(figure) ?? codes.map((code) => code.textContent).join("\n");
}
