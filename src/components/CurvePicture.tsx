interface Props {
  /** The drawing, as markup that the build made. */
  readonly markup: string;
  /** What the curve is called. */
  readonly label: string;
  /** Which part of the plane is shown. */
  readonly words: string;
  /** What the curve looks like, for those who cannot see it. */
  readonly outline: string;
}

/**
 * The curve of a formula, drawn by the build as a `<Plot>` draws it, in whose
 * place it stands until there is one. Documents write
 * `<CurvePicture latex="x^2" />`.
 */
export default function CurvePicture({ markup, label, words, outline }: Props) {
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
