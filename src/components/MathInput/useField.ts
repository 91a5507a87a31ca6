import useIsBrowser from "@docusaurus/useIsBrowser";
import { useEffect, useRef, useState, type RefObject } from "react";

import { isFrugal } from "../../connection";
import { loadMathfield, type MathfieldElement } from "../../field";
import { whenIdle } from "../../idle";
import { KeyBuffer } from "./keys";

interface Wanted {
  readonly label: string;
  readonly latex: string;
  readonly onInput: ((latex: string) => void) | undefined;
  readonly onReady: ((field: MathfieldElement) => void) | undefined;
}

type Stage = "waiting" | "live" | "failed";

interface StandIn {
  readonly role?: "textbox";
  readonly tabIndex?: number;
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
}

/** The life of a mathfield in a page: loaded late, kept in step with its props. */
export function useField(wanted: Wanted): FieldInPage {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement>(null);
  const latest = useRef(wanted);
  const early = useRef(new KeyBuffer());
  const [stage, setStage] = useState<Stage>("waiting");
  const load = useRef(() => {});
  // Without scripts it is a formula and no more.
  const isInBrowser = useIsBrowser();

  useEffect(() => {
    latest.current = wanted;
  });

  useEffect(() => {
    let isWanted = true;
    const boot = async () => {
      if (field.current) return;
      try {
        const Field = await loadMathfield();
        if (!isWanted || field.current || !place.current) return;
        field.current = open(new Field(), place.current, latest);
        setStage("live");
      } catch {
        if (isWanted) setStage("failed");
      }
    };
    load.current = () => void boot();
    if (!isFrugal()) whenIdle(load.current);
    return () => {
      isWanted = false;
      field.current?.remove();
      field.current = null;
    };
  }, []);

  useEffect(() => {
    if (stage === "live" && field.current) early.current.replay(field.current);
  }, [stage]);

  const { latex, label } = wanted;
  useEffect(() => {
    const current = field.current;
    if (current === null) return;
    current.setAttribute("aria-label", label);
    if (current.value !== latex)
      current.setValue(latex, { silenceNotifications: true });
  }, [latex, label, stage]);

  const standIn: StandIn = !isInBrowser
    ? {}
    : {
        role: "textbox",
        tabIndex: 0,
        "aria-busy": true,
        onPointerDown: () => load.current(),
        onFocus: () => {
          early.current.isFocused = true;
          load.current();
        },
        onKeyDown: (event) => early.current.take(event),
      };
  return { place, stage, standIn, retry: () => load.current() };
}

function open(
  field: MathfieldElement,
  place: HTMLElement,
  latest: RefObject<Wanted>,
): MathfieldElement {
  const { label, latex } = latest.current;
  field.setAttribute("aria-label", label);
  field.value = latex;
  field.addEventListener("input", () => latest.current.onInput?.(field.value));
  place.replaceChildren(field);
  latest.current.onReady?.(field);
  return field;
}
