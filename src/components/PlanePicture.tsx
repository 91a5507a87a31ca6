import styles from "./PlanePicture.module.css";

interface Props {
  /** The size of the drawing, in its own units. */
  readonly width: number;
  readonly height: number;
  /** Lines and areas, those below others first. */
  readonly paths: readonly {
    /** In the syntax of SVG. */
    readonly d: string;
    readonly look: "axis" | "guide" | "curve" | "area" | "bar";
  }[];
  readonly dots: readonly (readonly [x: number, y: number])[];
  /** Formulas, rendered by the build, at points of the drawing. */
  readonly labels: readonly {
    readonly html: string;
    readonly at: readonly [x: number, y: number];
    /** On which side of the point, if not centered on it. */
    readonly side?: "left" | "right";
  }[];
  /** Description of the drawing, for those who cannot see it. */
  readonly words: string;
}

/**
 * A drawing in the plane of values that the engine has computed. Documents
 * write `<UnitCircle>`, `<RootsPicture>`, `<HistogramPicture>`, `<FittedLine>`,
 * `<MatrixMap>` and `<InclusionDiagram>`.
 */
export default function PlanePicture(props: Props) {
  const { width, height, paths, dots, labels, words } = props;
  const share = (part: number, whole: number) =>
    `${((100 * part) / whole).toFixed(2)}%`;
  return (
    <div className={styles.plane} role="img" aria-label={words}>
      <svg viewBox={`0 0 ${String(width)} ${String(height)}`}>
        {paths.map(({ d, look }) => (
          <path key={`${look} ${d}`} className={styles[look]} d={d} />
        ))}
        {dots.map(([x, y]) => (
          <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r="3.5" />
        ))}
      </svg>
      {labels.map(({ html, at: [x, y], side }) => (
        <span
          key={`${String(x)} ${String(y)}`}
          className={side && styles[side]}
          style={{ left: share(x, width), top: share(y, height) }}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
    </div>
  );
}
