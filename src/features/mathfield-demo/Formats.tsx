import { useState } from "react";

import type { MathfieldElement } from "../../field";

import OutputPanel from "../../components/OutputPanel";
import { useDemo } from "./context";
import { SpeakButton } from "./SpeakButton";
import styles from "./styles.module.css";
import { useEngine } from "./useEngine";
import { useReading } from "./useReading";

/** Notations that the field itself gives, by their names in `getValue()`. */
const OF_FIELD = {
  "latex-expanded": "LaTeX, macros expanded",
  "math-ml": "MathML",
  "ascii-math": "ASCIIMath",
  typst: "Typst",
  "spoken-text": "Spoken",
} as const;

type Format = keyof typeof OF_FIELD;

interface Props {
  /** What the build computed of the first formula. */
  readonly entries: readonly {
    readonly label: string;
    readonly text: string;
  }[];
}

/** The formula in the notations of both libraries. */
export default function Formats({ entries }: Props) {
  const { state, isInitial, field } = useDemo();
  const { latex } = state;
  const texts = useReading(textsOf) ?? {};

  const [isTouched, setIsTouched] = useState(false);
  if (!isInitial && !isTouched) setIsTouched(true);
  const computed = useEngine(isTouched ? latex : undefined);
  const built = (label: string) =>
    isInitial && entries.find((entry) => entry.label === label)?.text;
  const isBusy = isTouched && computed?.latex !== latex;
  const failure = computed?.latex === latex && computed.failure;
  const ofEngine = [
    ["MathJSON", computed?.json],
    ["JavaScript", computed?.javascript],
  ] as const;

  return (
    <div className={styles.formats} data-mdast="ignore">
      {Object.entries(OF_FIELD).map(([format, title]) => {
        const text = texts[format as Format] ?? built(title);
        return (
          <OutputPanel
            key={format}
            title={title}
            copies={title}
            copy={text || undefined}
            isCode
            controls={
              format === "spoken-text" && (
                <SpeakButton text={text || undefined} />
              )
            }
          >
            <Value name={title}>
              {text || (field ? "" : "There once the field is live.")}
            </Value>
          </OutputPanel>
        );
      })}
      {ofEngine.map(([title, text]) => {
        const shown =
          failure || text || built(title) || "The engine is being loaded.";
        return (
          <OutputPanel
            key={title}
            title={title}
            copies={title}
            copy={failure ? undefined : text || built(title) || undefined}
            isCode
            isBusy={isBusy}
          >
            <Value name={title}>{shown}</Value>
          </OutputPanel>
        );
      })}
    </div>
  );
}

function textsOf(field: MathfieldElement): Partial<Record<Format, string>> {
  const formats = Object.keys(OF_FIELD) as Format[];
  return Object.fromEntries(
    formats.map((format) => [format, field.getValue(format).trim()]),
  );
}

/** A text in a box of a height of its own: nothing below it moves. */
function Value({
  name,
  children,
}: {
  readonly name: string;
  readonly children: string;
}) {
  return (
    <div
      className={styles.value}
      role="group"
      aria-label={`${name}, value`}
      tabIndex={0}
    >
      <code>{children}</code>
    </div>
  );
}
