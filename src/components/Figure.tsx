interface Props {
  /** What the build has counted or measured. */
  readonly text: string;
}

/**
 * A number in a sentence that the build has taken from the installed packages:
 * `<Count of="commands" />` and `<Size of="mathlive" />`.
 */
export default function Figure({ text }: Props) {
  return text;
}
