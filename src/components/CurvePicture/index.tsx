import styles from "./styles.module.css";

/** Where a label of an axis stands, as a share of the axis. */
interface Label {
  readonly at: number;
  readonly text: string;
}

interface Props {
  /** The curve, in a square of 1000 units. */
  readonly path: string;
  readonly variable: string;
  /** What the curve is called. */
  readonly label: string;
  /** Which part of the plane is shown. */
  readonly words: string;
  readonly x: readonly Label[];
  readonly y: readonly Label[];
}

/**
 * The curve of a formula, drawn by the build as a `<Plot>` draws it, in whose
 * place it stands until there is one. Documents write
 * `<CurvePicture latex="x^2" />`.
 */
export default function CurvePicture({
  path,
  variable,
  label,
  words,
  x,
  y,
}: Props) {
  const grid = [
    ...x.map(({ at }) => `M${1000 * at} 0V1000`),
    ...y.map(({ at }) => `M0 ${1000 - 1000 * at}H1000`),
  ];
  const isZero = ({ text }: Label) => text === "0";
  const axes = [
    ...x.filter(isZero).map(({ at }) => `M${1000 * at} 0V1000`),
    ...y.filter(isZero).map(({ at }) => `M0 ${1000 - 1000 * at}H1000`),
  ];
  return (
    <div>
      <div
        className={styles.picture}
        role="img"
        aria-label={`Plot of ${label}`}
      >
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
          <path className={styles.grid} d={grid.join("")} />
          <path className={styles.axes} d={axes.join("")} />
          <path className={styles.curve} d={path} />
        </svg>
        {x.map(({ at, text }) => (
          <span
            key={`x ${text}`}
            className={styles.below}
            style={{ left: `${100 * at}%` }}
          >
            {text}
          </span>
        ))}
        {y.map(({ at, text }) => (
          <span
            key={`y ${text}`}
            className={styles.beside}
            style={{ bottom: `${100 * at}%` }}
          >
            {text}
          </span>
        ))}
        <span className={styles.variable}>{variable}</span>
      </div>
      <p className={styles.words}>{words}</p>
    </div>
  );
}
