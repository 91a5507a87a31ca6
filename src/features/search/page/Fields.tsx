import useBaseUrl from "@docusaurus/useBaseUrl";
import clsx from "clsx";
import type { RefObject } from "react";

import {
  AREAS,
  type Asked,
  type NamedArea,
} from "@site/src/features/search/site";

import styles from "./styles.module.css";

const CHOICES = [
  [undefined, "All"],
  ...Object.entries(AREAS),
] as readonly (readonly [NamedArea | undefined, string])[];

interface Props {
  readonly asked: Asked;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (asked: Asked) => void;
  /** The reader means it: pressed Enter, or chose an area. */
  readonly onSettle: (asked: Asked) => void;
}

/** What to look for, and where. Works as a form before scripts run. */
export function Fields({ asked, field, onType, onSettle }: Props) {
  return (
    <form
      role="search"
      className={styles.fields}
      action={useBaseUrl("/search/")}
      onSubmit={(event) => {
        event.preventDefault();
        onSettle(asked);
      }}
    >
      <label className={clsx("form-field", styles.field)}>
        <span>Search the documentation</span>
        <input
          ref={field}
          type="search"
          className="form-control"
          name="q"
          value={asked.text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => onType({ ...asked, text: target.value })}
        />
      </label>
      <fieldset className={styles.areas}>
        <legend className="sr-only">Part of the documentation</legend>
        {CHOICES.map(([area, name]) => (
          <label key={name}>
            <input
              type="radio"
              name="area"
              value={area ?? ""}
              checked={asked.area === area}
              onChange={() => onSettle({ ...asked, area })}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
