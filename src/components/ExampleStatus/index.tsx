interface Props {
  /** Such as `Compute Engine 0.140.0`. */
  readonly packages: readonly string[];
}

/** What an example was run with, and what the playground says once it runs here. */
export default function ExampleStatus({ packages }: Props) {
  return (
    <span className="playground-note">
      <span className="playground-status" data-part="status" />
      {packages.length > 0 && (
        <span className="playground-checked">
          checked with {packages.join(" and ")}
        </span>
      )}
    </span>
  );
}
