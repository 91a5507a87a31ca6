import useIsBrowser from "@docusaurus/useIsBrowser";
import { useEffect, useState } from "react";

import Choice from "../../components/Choice";
import CopyButton from "../../components/CopyButton";
import type { MathfieldElement } from "../../field";
import { useDemo, useReading } from "./context";
import styles from "./formats.module.css";
import { useEngine, type EngineFormat } from "./useEngine";

/** Notations that the field itself gives, by their names in `getValue()`. */
const OF_FIELD = {
  "math-ml": "MathML",
  "ascii-math": "AsciiMath",
  typst: "Typst",
  "spoken-text": "Spoken text",
  "latex-expanded": "Expanded LaTeX",
} as const;

const OF_ENGINE: Readonly<Record<EngineFormat, string>> = {
  json: "MathJSON",
  javascript: "JavaScript",
};

const FORMATS = { ...OF_FIELD, ...OF_ENGINE };

type FieldFormat = keyof typeof OF_FIELD;
type Format = keyof typeof FORMATS;

interface Props {
  /** The first formula in each notation, by the titles of the notations. */
  readonly entries: readonly {
    readonly label: string;
    readonly text: string;
  }[];
}

/** The formula in a notation that the reader chooses. */
export function MathfieldFormats({ entries }: Props) {
  const { state, isInitial } = useDemo();
  const [chosen, choose] = useState<Format>("math-ml");
  const texts = useReading(textsOf);
  const isAsked = isOfEngine(chosen) && !isInitial;
  const computed = useEngine(isAsked ? state.latex : undefined);

  const textOf = (format: Format): string | undefined => {
    if (isInitial)
      return entries.find(({ label }) => label === FORMATS[format])?.text;
    return isOfEngine(format) ? computed?.texts[format] : texts?.[format];
  };
  const text = textOf(chosen);
  const remark = isAsked ? (computed?.remarks[chosen] ?? LOADING) : "";
  return (
    <section
      className={styles.notations}
      aria-label="Other notations"
      data-mdast="ignore"
    >
      <Choice
        label="Notation"
        options={FORMATS}
        value={chosen}
        onChange={choose}
      />
      <div className={styles.values}>
        <span className={styles.buttons}>
          {text && <CopyButton text={() => text} what={FORMATS[chosen]} />}
          {chosen === "spoken-text" && <SpeakButton text={text} />}
        </span>
        {(Object.keys(FORMATS) as Format[]).map((format) => (
          <div
            key={format}
            className={styles.value}
            role="group"
            aria-label={FORMATS[format]}
            aria-busy={isAsked && computed?.latex !== state.latex}
            tabIndex={0}
            hidden={format !== chosen}
          >
            <code>{textOf(format)}</code>
            {text === undefined && remark}
          </div>
        ))}
      </div>
    </section>
  );
}

const LOADING = "Loading the Compute Engine…";

function isOfEngine(format: Format): format is EngineFormat {
  return format in OF_ENGINE;
}

function textsOf(field: MathfieldElement): Record<FieldFormat, string> {
  const formats = Object.keys(OF_FIELD) as FieldFormat[];
  return Object.fromEntries(
    formats.map((format) => [format, field.getValue(format).trim()]),
  ) as Record<FieldFormat, string>;
}

interface SpeakProps {
  readonly text: string | undefined;
}

/** A button that has the browser read a string aloud, where it can. */
function SpeakButton({ text }: SpeakProps) {
  const [isSpeaking, setIsSpeaking] = useState(false);
  const isMute = useIsBrowser() && !("speechSynthesis" in window);
  // A voice outlives the page that it was asked for on.
  useEffect(() => {
    if (!isSpeaking) return;
    return () => speechSynthesis.cancel();
  }, [isSpeaking]);

  function speak() {
    if (text === undefined) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = "en-US";
    utterance.onend = () => setIsSpeaking(false);
    utterance.onerror = () => setIsSpeaking(false);
    speechSynthesis.speak(utterance);
    setIsSpeaking(true);
  }

  return (
    <button
      type="button"
      className="quiet-button"
      disabled={isMute || text === undefined}
      onClick={isSpeaking ? () => setIsSpeaking(false) : speak}
    >
      {isMute ? "This browser has no voice" : isSpeaking ? "Stop" : "Speak"}
    </button>
  );
}
