import styles from "./CheckedPage.module.css";

/** Data of an example that tells how it was checked. */
interface Example {
  /** The packages it was checked with, such as `Compute Engine 0.140.0`. */
  readonly checked: readonly string[];
  readonly varies?: boolean;
  /** The names that its copy brings along. */
  readonly prelude?: string;
}

interface Props {
  readonly examples: readonly Example[];
  /** Set where all programs of the page are examples, or checked elsewhere. */
  readonly complete?: "true";
}

/** Shows what the examples of a page were checked with, below its title. */
export default function CheckedPage({ examples, complete }: Props) {
  const isAll = complete && examples.every(({ varies = false }) => !varies);
  const packages = new Set(examples.flatMap(({ checked }) => checked));
  const names = [...packages].sort().join(" and ");
  const hasEngine = examples.some(({ prelude }) =>
    /\bce\b/.test(prelude ?? ""),
  );
  return (
    <p className={styles.line} data-mdast="ignore">
      {!isAll && "Examples marked "}
      <span className={styles.mark}>✓</span>
      {isAll ? " All examples checked" : " were checked"}
      {names !== "" && ` with ${names}`}
      {hasEngine && (
        <>
          . <code>ce</code> is a <code>new ComputeEngine()</code>, which Copy
          adds
        </>
      )}
    </p>
  );
}
