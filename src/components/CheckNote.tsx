interface Props {
  readonly text: string;
}

/** That code was not checked, quietly in its head. */
export default function CheckNote({ text }: Props) {
  return <span className="playground-note">{text}</span>;
}
