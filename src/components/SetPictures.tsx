import clsx from "clsx";
import type { ReactElement } from "react";

import styles from "./SetPictures.module.css";

interface LinesProps {
  readonly lines: readonly {
    /** The set, rendered by the build. */
    readonly html: string;
    /** Intervals of the line that are in the set, but for the ends. */
    readonly parts: readonly (readonly [from: number, to: number])[];
    /**
     * Ends of parts and single numbers; those that are not filled are not in.
     */
    readonly points: readonly {
      readonly x: number;
      readonly isFilled: boolean;
    }[];
    /** The same in words. */
    readonly words: string;
  }[];
  /** The integers of the line, from its one edge to the other. */
  readonly ticks: readonly number[];
}

/**
 * Sets on the number line, as the engine says what belongs to them: documents
 * write `<NumberLines sets="[0, 2); \{3\}" over="-1 to 5" />`.
 */
export function NumberLines({ lines, ticks }: LinesProps) {
  const [from = 0] = ticks;
  const to = ticks.at(-1) ?? 1;
  const at = (x: number) => `${String((100 * (x - from)) / (to - from))}%`;
  return (
    <div className={styles.lines}>
      {lines.map(({ html, parts, points, words }) => (
        <div key={html} className={styles.line}>
          <span dangerouslySetInnerHTML={{ __html: html }} />
          <svg role="img" aria-label={words}>
            <line className={styles.axis} x2="100%" y1="50%" y2="50%" />
            {parts.map(([start, end]) => (
              <line
                key={start}
                className={styles.part}
                x1={at(start)}
                x2={at(end)}
                y1="50%"
                y2="50%"
              />
            ))}
            {points.map(({ x, isFilled }) => (
              <circle
                key={x}
                className={clsx(isFilled && styles.filled)}
                cx={at(x)}
                cy="50%"
                r="4.5"
              />
            ))}
          </svg>
        </div>
      ))}
      <div className={styles.line}>
        <span />
        <svg className={styles.ticks} aria-hidden="true">
          {ticks.map((x) => (
            <text key={x} x={at(x)} y="0.8em">
              {String(x).replace("-", "−")}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** Outlines of the regions of two circles of radius 30, 30 apart. */
const REGIONS = {
  a: "M60 14A30 30 0 1 0 60 66A30 30 0 0 1 60 14Z",
  both: "M60 14A30 30 0 0 1 60 66A30 30 0 0 1 60 14Z",
  b: "M60 14A30 30 0 1 1 60 66A30 30 0 0 0 60 14Z",
};

/** Names of the regions, for the accessible name of a diagram. */
const WORDS = { a: "only in A", both: "in A and B", b: "only in B" };

const NAMES = ["a", "both", "b"] as const;

interface VennProps {
  readonly diagrams: readonly {
    /** The set, rendered by the build. */
    readonly html: string;
    readonly regions: Readonly<Record<keyof typeof REGIONS, boolean>>;
  }[];
}

/**
 * Sets made of two others, shaded where the engine says that they have an
 * element: documents write `<VennDiagrams of="A \cup B; A \cap B" />`.
 */
export function VennDiagrams({ diagrams }: VennProps) {
  return (
    <div className={styles.diagrams}>
      {diagrams.map(({ html, regions }) => (
        <div key={html}>
          <svg
            viewBox="14 9 92 62"
            role="img"
            aria-label={`Shaded: ${NAMES.filter((name) => regions[name])
              .map((name) => WORDS[name])
              .join(", ")}`}
          >
            {NAMES.map((name) => (
              <path
                key={name}
                className={clsx(regions[name] && styles.shaded)}
                d={REGIONS[name]}
              />
            ))}
            <text x="33" y="43">
              A
            </text>
            <text x="87" y="43">
              B
            </text>
          </svg>
          <span dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      ))}
    </div>
  );
}

interface NestedProps {
  /** The smallest set first. */
  readonly rings: readonly {
    /** The set, rendered by the build. */
    readonly html: string;
    /** An element of it that no smaller one has, rendered. */
    readonly element: string;
  }[];
}

/**
 * Sets that contain each other, as the engine says: documents write
 * `<NestedSets sets="\N; \Z" elements="0; -1" />`.
 */
export function NestedSets({ rings }: NestedProps) {
  const picture = rings.reduce<ReactElement | null>(
    (inner, { html, element }) => (
      <div className={styles.ring}>
        {inner}
        <div>
          <span dangerouslySetInnerHTML={{ __html: element }} />
          <span
            className={styles.name}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </div>
      </div>
    ),
    null,
  );
  return <div className={styles.nested}>{picture}</div>;
}
