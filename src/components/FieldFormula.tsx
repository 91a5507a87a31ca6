interface Props {
  /** The formula in the markup of a mathfield, made by the build. */
  readonly html: string;
  /** The rules of MathLive's style sheet that it needs. */
  readonly css: string;
}

/**
 * A formula set as a mathfield sets it: in a `<MathInput>` it stands in for the
 * field. Documents write `<FieldFormula latex="x^2" />`.
 */
export default function FieldFormula({ html, css }: Props) {
  return (
    <div dangerouslySetInnerHTML={{ __html: `<style>${css}</style>${html}` }} />
  );
}
