import { useId, useState } from "react";

import styles from "./plot.module.css";
import { isSlider, type Parameter } from "./state";

interface Props {
  readonly parameters: readonly Parameter[];
  readonly onChange: (changed: Parameter) => void;
}

/** A slider for each parameter, whose ends and steps can be set. */
export function Sliders({ parameters, onChange }: Props) {
  if (parameters.length === 0) return null;
  return (
    <div className={styles.sliders} role="group" aria-label="Parameters">
      {parameters.map((parameter) => (
        <Slider
          key={parameter.name}
          parameter={parameter}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

interface SliderProps {
  readonly parameter: Parameter;
  readonly onChange: (changed: Parameter) => void;
}

/** Numbers of a slider that are set apart from its value. */
const BOUNDS = [
  ["from", "From"],
  ["to", "To"],
  ["step", "Step"],
] as const;

function Slider({ parameter, onChange }: SliderProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { name, value, from, to, step } = parameter;
  return (
    <div className={styles.slider} data-parameter={name}>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        onChange={({ target }) =>
          onChange({ ...parameter, value: Number(target.value) })
        }
      />
      <Numeral
        label={`Value of ${name}`}
        value={value}
        accept={(number) => isSlider({ ...parameter, value: number })}
        onChange={(number) => onChange({ ...parameter, value: number })}
      />
      <button
        type="button"
        className="quiet-button"
        aria-expanded={isOpen}
        aria-label={`Range of ${name}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        Range
      </button>
      {isOpen && (
        <div className={styles.bounds}>
          {BOUNDS.map(([key, label]) => (
            <label key={key}>
              {label}
              <Numeral
                label={`${label}, ${name}`}
                value={parameter[key]}
                accept={(number) => isSlider({ ...parameter, [key]: number })}
                onChange={(number) => onChange({ ...parameter, [key]: number })}
              />
            </label>
          ))}
        </div>
      )}
    </div>
  );
}

interface NumeralProps {
  readonly label: string;
  readonly value: number;
  /** Tells whether a number is possible here. */
  readonly accept: (number: number) => boolean;
  readonly onChange: (number: number) => void;
}

/** A field for a number: what is none is marked, and changes nothing. */
function Numeral({ label, value, accept, onChange }: NumeralProps) {
  const [typed, setTyped] = useState<string>();
  const numberOf = (text: string) => (text.trim() === "" ? NaN : Number(text));
  const isWrong = typed !== undefined && !accept(numberOf(typed));
  return (
    <input
      type="number"
      step="any"
      aria-label={label}
      aria-invalid={isWrong}
      value={typed ?? String(value)}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = numberOf(target.value);
        if (accept(number)) onChange(number);
      }}
    />
  );
}
