interface Props {
  readonly text: string;
}

/** How code was checked, quietly in its head. */
export default function CheckNote({ text }: Props) {
  return (
    <span className="playground-note">
      <span className="playground-checked">{text}</span>
    </span>
  );
}
