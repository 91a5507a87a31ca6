/** What an example was run with, and what the playground says once it runs here. */
export default function CheckedNote({
  packages,
}: {
  readonly packages: readonly string[];
}) {
  return (
    <>
      <span className="playground-status" data-part="status" />
      {packages.length > 0 && (
        <span className="playground-checked">
          checked with {packages.join(" and ")}
        </span>
      )}
    </>
  );
}
