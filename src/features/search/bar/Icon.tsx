const SHAPES = {
  search: "M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Zm-1.5 4L17 17",
  close: "m5 5 10 10M15 5 5 15",
};

interface Props {
  readonly of: keyof typeof SHAPES;
}

/** A sign beside a word, or on a button that has a name. */
export function Icon({ of }: Props) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={SHAPES[of]} />
    </svg>
  );
}
