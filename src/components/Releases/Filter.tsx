import { useId } from "react";

import { type Kind, LABELS, type Narrowing } from "./narrowing";
import styles from "./Filter.module.css";

/** A page of notes, and the versions that it shows, newest first. */
export interface NotesPage {
  readonly title: string;
  readonly to: string;
  readonly versions: readonly string[];
}

interface Props {
  readonly kinds: readonly { readonly kind: Kind; readonly count: number }[];
  /** All pages of notes of the library. */
  readonly pages: readonly NotesPage[];
  readonly narrowing: Narrowing;
  readonly onChange: (part: Partial<Narrowing>) => void;
}

/** Asks which changes a reader wants: after which version, and of what kind. */
export default function Filter(props: Props) {
  const { kinds, pages, narrowing, onChange } = props;
  const { after, kinds: chosen } = narrowing;
  const id = useId();
  // What the address asks for can be taken back, also where there is none.
  const offered = kinds.map(({ kind }) => kind);
  const absent = chosen.filter((kind) => !offered.includes(kind));
  return (
    <div className={styles.filters} data-mdast="ignore">
      <label className={`form-field ${styles.version}`}>
        <span>I am on version</span>
        <select
          className="form-control"
          value={after}
          onChange={({ target }) => onChange({ after: target.value })}
        >
          <option value="">any: show all releases</option>
          {pages.map(({ title, versions }) => (
            <optgroup key={title} label={title}>
              {versions.map((version) => (
                <option key={version}>{version}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <div className={styles.filter} role="group" aria-labelledby={id}>
        <span id={id} className={styles.label}>
          Show only
        </span>
        {[...kinds, ...absent.map((kind) => ({ kind, count: 0 }))].map(
          ({ kind, count }) => (
            <button
              key={kind}
              type="button"
              className={styles.kind}
              aria-pressed={chosen.includes(kind)}
              onClick={() =>
                onChange({
                  kinds: chosen.includes(kind)
                    ? chosen.filter((each) => each !== kind)
                    : [...chosen, kind],
                })
              }
            >
              {LABELS[kind]} <small>{count}</small>
            </button>
          ),
        )}
      </div>
    </div>
  );
}
