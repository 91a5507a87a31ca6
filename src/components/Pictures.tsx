import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import ThemedImage from "@theme/ThemedImage";

import styles from "./Pictures.module.css";

interface FormulaProps {
  /** The formula in the markup of a mathfield, made by the build. */
  readonly html: string;
  /** The rules of MathLive's style sheet that it needs. */
  readonly css: string;
}

/**
 * A formula set as a mathfield sets it: in a `<MathInput>` it stands in for the
 * field. Documents write `<FieldFormula latex="x^2" />`.
 */
export function FieldFormula({ html, css }: FormulaProps) {
  return (
    <div dangerouslySetInnerHTML={{ __html: `<style>${css}</style>${html}` }} />
  );
}

interface CurveProps {
  /** The drawing, as markup that the build made. */
  readonly markup: string;
  /** Name of the curve, for the accessible name of the drawing. */
  readonly label: string;
  /** Which part of the plane is shown. */
  readonly words: string;
  /** Description of the curve, for those who cannot see it. */
  readonly outline: string;
}

/**
 * The curve of a formula, drawn by the build as a `<Plot>` draws it, in whose
 * place it stands until there is one. Documents write
 * `<CurvePicture latex="x^2" />`.
 */
export function CurvePicture({ markup, label, words, outline }: CurveProps) {
  return (
    <div>
      <div
        className="plot-picture"
        role="img"
        aria-label={`Plot of ${label}`}
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      <p className="plot-line">{words}</p>
      <p className="sr-only">{outline}</p>
    </div>
  );
}

interface KeyboardProps {
  /** Name of a layout of the virtual keyboard. */
  readonly layout: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/**
 * A layout of the virtual keyboard as it looks: `<KeyboardPicture
 * layout="greek" />`.
 */
export function KeyboardPicture({ layout, width, height, alt }: KeyboardProps) {
  const { withBaseUrl } = useBaseUrlUtils();
  const file = (scheme: string) =>
    withBaseUrl(`/img/keyboard/${layout}-${scheme}.webp`);
  return (
    <ThemedImage
      className={styles.picture}
      sources={{ light: file("light"), dark: file("dark") }}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
