import useIsBrowser from "@docusaurus/useIsBrowser";
import clsx from "clsx";
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";

import { latexFault } from "../address";
import {
  boundPastes,
  focusAtOnce,
  KeyBuffer,
  loadMathfield,
  placeButtons,
  type MathfieldElement,
} from "../field";
import { isFrugal, onceAwake } from "../loading";
import styles from "./MathInput.module.css";

interface Wanted {
  /** Accessible name of the field: what is entered here. */
  readonly label: string;
  /** The formula; another one replaces what the field has, without an event. */
  readonly latex: string;
  /** Told of what the reader enters. */
  readonly onInput?: (latex: string) => void;
  /** Told of the field once it is live, before the reader can use it. */
  readonly onReady?: (field: MathfieldElement) => void;
}

interface Props extends Wanted {
  /**
   * The first formula, as a `<FieldFormula>`: it stands there until the field
   * is live.
   */
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * A mathfield that costs nothing until somebody is near it. The build's formula
 * stands in its place at first. MathLive is loaded once the reader does
 * anything in the page, where data is dear once they touch the formula; clicks
 * and keys that come before are not lost.
 */
export default function MathInput({ children, className, ...wanted }: Props) {
  const { place, stage, standIn, fault, retry } = useField(wanted);
  return (
    <div className={clsx(styles.box, className)} data-field={stage}>
      {stage !== "live" && (
        <div className={styles.standIn} {...standIn}>
          {children}
        </div>
      )}
      <div ref={place} className={styles.place} hidden={stage !== "live"} />
      {fault !== undefined && (
        <p className={styles.failure} role="alert">
          {fault}
        </p>
      )}
      {stage === "failed" && (
        <p className={styles.failure} role="alert">
          The field did not load: check the connection.{" "}
          <button type="button" className="quiet-button" onClick={retry}>
            Retry
          </button>
        </p>
      )}
    </div>
  );
}

/** Result of the reader's last input in the field itself. */
interface Done {
  /** The formula in the field after that input. */
  readonly latex?: string;
  /** Reason why it was refused, in sentences. */
  readonly refused?: string;
}

/**
 * The life of a mathfield in a page: loaded late, kept in step with its props.
 */
function useField(wanted: Wanted) {
  const place = useRef<HTMLDivElement>(null);
  const standIn = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement>(null);
  const latest = useRef(wanted);
  const early = useRef(new KeyBuffer());
  const [stage, setStage] = useState<"waiting" | "live" | "failed">("waiting");
  const [done, setDone] = useState<Done>({});
  const load = useRef(() => {});
  // Without scripts it is a formula and no more.
  const isInBrowser = useIsBrowser();

  useEffect(() => {
    latest.current = wanted;
  });

  useEffect(() => {
    let isWanted = true;
    const boot = async () => {
      try {
        const Field = await loadMathfield();
        if (!isWanted || field.current || !place.current) return;
        field.current = open(new Field(), place.current, latest, setDone);
      } catch {
        if (isWanted) setStage("failed");
        return;
      }
      const isAwaited = standIn.current === document.activeElement;
      // At once: no key may come when the one is gone and the other not there.
      flushSync(() => setStage("live"));
      placeButtons(field.current);
      if (isAwaited) focusAtOnce(field.current);
      early.current.replay(field.current);
    };
    load.current = () => void boot();
    const stopWaiting = isFrugal() ? undefined : onceAwake(load.current);
    return () => {
      isWanted = false;
      stopWaiting?.();
      field.current?.remove();
      field.current = null;
    };
  }, []);

  const { latex, label } = wanted;
  const fault = useMemo(
    () => (latex === done.latex ? undefined : latexFault(latex)),
    [latex, done],
  );
  useEffect(() => {
    const current = field.current;
    if (current === null) return;
    current.setAttribute("aria-label", label);
    if (fault === undefined && current.value !== latex)
      // MathLive reads a value in the mode of the caret, which may be text mode.
      current.setValue(latex, { mode: "math", silenceNotifications: true });
  }, [latex, label, fault]);

  const isTextbox = isInBrowser && {
    role: "textbox" as const,
    tabIndex: 0,
    "aria-label": label,
    "aria-busy": stage === "waiting",
    onPointerDown: () => load.current(),
    onFocus: () => load.current(),
    onKeyDown: (event: React.KeyboardEvent) => early.current.take(event),
  };
  return {
    place,
    stage,
    /** Reason why the field does not show or take something, in sentences. */
    fault: fault ? `${fault} The field cannot show it.` : done.refused,
    /** Properties that make the build's formula stand in for the field. */
    standIn: { ref: standIn, ...isTextbox },
    retry: () => {
      // The button goes away; what is typed next is for the field.
      standIn.current?.focus();
      setStage("waiting");
      load.current();
    },
  };
}

function open(
  field: MathfieldElement,
  place: HTMLElement,
  latest: RefObject<Wanted>,
  tell: (done: Done) => void,
): MathfieldElement {
  const { label } = latest.current;
  const isFit = latexFault(latest.current.latex) === undefined;
  const latex = isFit ? latest.current.latex : "";
  field.setAttribute("aria-label", label);
  field.value = latex;
  // By the property alone it is laid out empty first, and drawn a frame later.
  field.setAttribute("value", latex);
  field.addEventListener("input", () => {
    tell({ latex: field.value });
    latest.current.onInput?.(field.value);
  });
  boundPastes(field, (fault) => tell({ refused: `Not pasted. ${fault}` }));
  place.replaceChildren(field);
  latest.current.onReady?.(field);
  return field;
}
