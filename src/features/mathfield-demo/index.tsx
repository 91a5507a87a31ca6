import { useHistory } from "@docusaurus/router";
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";

import {
  readFragment,
  StateAddress,
  type Found,
  type Parts,
} from "../../address";
import Program from "../../components/Program";
import type { MathfieldElement } from "../../field";
import { DemoContext, useDemo, type Demo } from "./context";
import { apply, DEFAULTS, partsFor, recipeOf } from "./state";
import styles from "./styles.module.css";

export { DemoField } from "./Field";
export { DemoInspector } from "./Inspector";
export { DemoOptions } from "./Options";
export { DemoTries } from "./Tries";
export { MathfieldFormats } from "./Formats";

interface Props {
  /** The formula that it starts with. */
  readonly latex: string;
  /** Its parts, and what is said of them. */
  readonly children: ReactNode;
}

/** A mathfield with all that it says and does; its parts share one state. */
export function MathfieldDemo({ latex, children }: Props) {
  const parts = useMemo(() => partsFor(latex), [latex]);
  const { state, faults, change } = useAddressBar(parts);
  const [field, setField] = useState<MathfieldElement>();

  useEffect(() => {
    if (field) apply(field, state);
  }, [field, state]);
  useEffect(() => {
    if (!field) return;
    // Other pages have fields as well.
    return () => apply(field, DEFAULTS);
  }, [field]);

  const demo = useMemo<Demo>(
    () => ({
      state,
      faults,
      isInitial: state.latex === latex,
      change,
      field,
      setField,
    }),
    [state, faults, latex, change, field],
  );
  return <DemoContext value={demo}>{children}</DemoContext>;
}

interface PartProps {
  readonly children: ReactNode;
}

/**
 * The field stays in sight while its controls are scrolled: beside them where
 * the window is wide, above them elsewhere.
 */
export function DemoBench({ children }: PartProps) {
  return <div className={styles.bench}>{children}</div>;
}

/** The field, and what it tells. */
export function DemoOutputs({ children }: PartProps) {
  return (
    <div className={styles.outputs}>
      <div className={styles.held}>{children}</div>
    </div>
  );
}

/** Shows the controls of the field. */
export function DemoControls({ children }: PartProps) {
  return <div className={styles.controls}>{children}</div>;
}

/** A program with a field like the one of the demo. */
export function DemoCode() {
  const { state } = useDemo();
  const recipe = useMemo(() => recipeOf(state), [state]);
  return <Program recipe={recipe} />;
}

interface Address<State> extends Found<State> {
  readonly change: (change: Partial<State>) => void;
}

/**
 * A state that the fragment of the address keeps.
 *
 * @param parts - Of the state; the same ones each time.
 */
function useAddressBar<State extends object>(
  parts: Parts<State>,
): Address<State> {
  const router = useHistory();
  const [found, setFound] = useState(() => readFragment(parts, ""));
  const address = useRef<StateAddress<State>>(null);
  const latest = useRef(found);

  useEffect(() => {
    const opened = new StateAddress(parts, setFound, router);
    address.current = opened;
    opened.start();
    return () => opened.close();
  }, [parts, router]);

  useEffect(() => {
    latest.current = found;
  });

  const change = useCallback((changed: Partial<State>) => {
    const state = { ...latest.current.state, ...changed };
    latest.current = { state, faults: [] };
    setFound(latest.current);
    address.current?.write(state);
  }, []);
  return { ...found, change };
}
