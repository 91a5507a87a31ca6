import Link from "@docusaurus/Link";

import { StaticMarkup } from "../../components/StaticMarkup";
import type { OldUse } from "../../playground/old-names";
import styles from "./styles.module.css";

interface Props {
  readonly uses: readonly OldUse[];
  /** The versions of MathLive and of the Compute Engine. */
  readonly versions: readonly [string, string];
  /** Selects a part of the code. */
  readonly onSelect: (from: number, to: number) => void;
}

/** The old names in the reader's code, each with what to write now. */
export function Uses({ uses, versions, onSelect }: Props) {
  if (uses.length === 0) return null;
  return (
    <ol className={styles.uses}>
      {uses.map((use) => (
        <li key={use.from}>
          <p>
            <button
              type="button"
              className={styles.line}
              onClick={() => onSelect(use.from, use.to)}
            >
              Line {use.line}
            </button>
            <code>{use.name}</code>
            <small>{stateOf(use, versions)}</small>
          </p>
          <Advice use={use} />
          {use.isGuess && (
            <p className={styles.note}>
              The type of the object is not known, so check that it belongs to
              the library.
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function stateOf({ kind, since, more }: OldUse, versions: Props["versions"]) {
  const version = versions[more.startsWith("/mathfield/") ? 0 : 1];
  if (kind === "unknown") return `Not in ${version}`;
  const word = kind === "removed" ? "Removed or renamed" : "Deprecated";
  return since === "" ? word : `${word} since ${since}`;
}

function Advice({
  use: { kind, name, write, more },
}: {
  readonly use: OldUse;
}) {
  const link = more !== "" && (
    <Link to={more}>
      {kind === "unknown" || "text" in write ? "API entry" : "Upgrading guide"}
      <span className="sr-only"> for {name}</span>
    </Link>
  );
  if ("html" in write)
    return (
      <div className={styles.advice}>
        <span>Write</span> <StaticMarkup html={write.html} /> {link}
      </div>
    );
  const text =
    kind === "unknown" ? `${write.text} has no such name.` : write.text;
  return (
    <div className={styles.advice}>
      <span>{text}</span> {link}
    </div>
  );
}
