import StaticMarkup from "@site/src/components/StaticMarkup";

import styles from "./Signature.module.css";

interface Props {
  /** What the package says of a name, made by the build. */
  readonly html: string;
}

/**
 * What the installed package says of a name: its signature and properties, how
 * it is written in LaTeX, and what its operands are. Documents write
 * `<Signature of="Round" x="the number" digits="…, 0 by default" />`.
 */
export default function Signature({ html }: Props) {
  return <StaticMarkup className={styles.signature} html={html} />;
}
