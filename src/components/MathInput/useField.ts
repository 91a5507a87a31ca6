import useIsBrowser from "@docusaurus/useIsBrowser";
import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

import { latexFault } from "../../address";
import { isFrugal, onceAwake } from "../../loading";
import {
  boundPastes,
  focusAtOnce,
  loadMathfield,
  placeButtons,
  type MathfieldElement,
} from "../../field";
import { KeyBuffer } from "./keys";

interface Wanted {
  readonly label: string;
  readonly latex: string;
  readonly onInput: ((latex: string) => void) | undefined;
  readonly onReady: ((field: MathfieldElement) => void) | undefined;
}

type Stage = "waiting" | "live" | "failed";

interface StandIn {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly role?: "textbox";
  readonly tabIndex?: number;
  readonly "aria-label"?: string;
  readonly "aria-busy"?: boolean;
  readonly onPointerDown?: () => void;
  readonly onFocus?: () => void;
  readonly onKeyDown?: (event: React.KeyboardEvent) => void;
}

interface FieldInPage {
  /** Where the field is put. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly stage: Stage;
  /** What makes the build's formula stand in for the field. */
  readonly standIn: StandIn;
  readonly retry: () => void;
  /** What the field does not show or take, and why, in sentences. */
  readonly fault: string | undefined;
}

/** What the reader has done in the field itself. */
interface Done {
  /** What the field has of that. */
  readonly latex?: string;
  /** Why it was refused, in sentences. */
  readonly refused?: string;
}

/** The life of a mathfield in a page: loaded late, kept in step with its props. */
export function useField(wanted: Wanted): FieldInPage {
  const place = useRef<HTMLDivElement>(null);
  const standIn = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement>(null);
  const latest = useRef(wanted);
  const early = useRef(new KeyBuffer());
  const [stage, setStage] = useState<Stage>("waiting");
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
      // MathLive reads a value in the mode of the caret, which may be in a text.
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
    fault: fault ? `${fault} The field cannot show it.` : done.refused,
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
