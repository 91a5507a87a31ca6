import styles from "./styles.module.css";

interface Props {
  readonly name: string;
  readonly kind: "operator" | "constant" | "variable";
  /** Signature or type, in the engine's own notation. */
  readonly type: string;
  /** Properties that hold of it, in words. */
  readonly traits: readonly string[];
}

/** What the installed package says of a name: its signature and properties. */
export default function Signature({ name, kind, type, traits }: Props) {
  const notes = kind === "operator" ? traits : [kind, ...traits];
  return (
    <p className={styles.signature}>
      <code className={styles.type}>
        <b>{name}</b>
        {kind === "operator" ? <Arrows type={type} /> : `: ${type}`}
      </code>
      {notes.length > 0 && (
        <span className={styles.traits}>{notes.join(" · ")}</span>
      )}
    </p>
  );
}

/** A signature whose arrows no line break can cut in two. */
function Arrows({ type }: { readonly type: string }) {
  return type
    .split("->")
    .flatMap((piece, index) =>
      index === 0
        ? [piece]
        : [<span key={index} className={styles.arrow} children="->" />, piece],
    );
}
