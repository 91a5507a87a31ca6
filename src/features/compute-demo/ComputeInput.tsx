import useIsBrowser from "@docusaurus/useIsBrowser";
import { useId, useState, type ReactNode } from "react";

import { DIGITS } from "../../calculation";
import CopyButton from "../../components/CopyButton";
import { useDemo } from "./ComputeDemo";
import { GALLERY } from "./gallery";
import styles from "./input.module.css";
import { variableOf } from "./view";

interface Props {
  /** A `<ComputeField>`, `<ComputeSource>`, `<ComputePlot>` and the answer. */
  readonly children: ReactNode;
}

/** Renders the inputs of the demo, its answer and plot, and the options. */
export function ComputeInput({ children }: Props) {
  const { view, session } = useDemo();
  const { state, status, failure, faults, found } = view;
  const variable = variableOf(view);
  const names = found
    ? (found.reading?.unknowns ?? []).map(({ name }) => name)
    : [variable ?? ""];
  return (
    <>
      <Gallery />
      <div className={styles.top}>{children}</div>
      <div className={styles.bar} data-mdast="ignore">
        <Variable
          value={variable}
          names={names}
          onChange={(name) => session.current?.setVariable(name)}
        />
        <Digits
          value={state.digits}
          onChange={(digits) => session.current?.setDigits(digits)}
        />
        <CopyButton
          text={() => session.current?.address ?? location.href}
          what="to this expression and its options"
          label="Copy link"
          className={styles.share}
        />
      </div>
      {faults.length > 0 && (
        <p className={styles.alert} role="alert">
          {faults.join(" ")} The rest of the address is used.
        </p>
      )}
      {status === "failed" && (
        <p className={styles.alert} role="alert">
          {failure}{" "}
          <button
            type="button"
            className="button button--sm"
            onClick={() => session.current?.retry()}
          >
            Retry
          </button>
        </p>
      )}
    </>
  );
}

interface DigitsProps {
  readonly value: number;
  readonly onChange: (digits: number) => void;
}

/** Renders the input for the number of significant digits. */
function Digits({ value, onChange }: DigitsProps) {
  const id = useId();
  const isInBrowser = useIsBrowser();
  // What is typed on the way to a number, such as nothing.
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && parseDigits(typed) === undefined;
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>Digits</label>
      <input
        id={id}
        type="number"
        min={DIGITS.least}
        max={DIGITS.most}
        step={1}
        value={typed ?? String(value)}
        readOnly={!isInBrowser}
        aria-invalid={isWrong}
        aria-describedby={`${id}-range`}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          const digits = parseDigits(target.value);
          if (digits !== undefined) onChange(digits);
        }}
      />
      <span
        id={`${id}-range`}
        className={isWrong ? styles.choiceFault : undefined}
      >
        {DIGITS.least} to {DIGITS.most}
      </span>
    </span>
  );
}

interface VariableProps {
  readonly value: string | undefined;
  readonly names: readonly string[];
  readonly onChange: (name: string) => void;
}

/** Renders the choice of the unknown to differentiate by and solve for. */
function Variable({ value, names, onChange }: VariableProps) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>Variable</label>
      <select
        id={id}
        value={value ?? ""}
        disabled={names.length < 2}
        onChange={({ target }) => onChange(target.value)}
      >
        {names.length === 0 && <option value="">none</option>}
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </span>
  );
}

function parseDigits(text: string): number | undefined {
  const digits = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : NaN;
  return digits >= DIGITS.least && digits <= DIGITS.most ? digits : undefined;
}

/** Example expressions: each is an address of this page. */
function Gallery() {
  return (
    <nav className={styles.gallery} aria-label="Examples" data-mdast="ignore">
      <ul>
        {GALLERY.map(({ title, state }) => (
          <li key={title}>
            <a href={`#${new URLSearchParams(state).toString()}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
