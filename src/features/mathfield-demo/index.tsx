import { useEffect, useMemo, useState, type ReactNode } from "react";

import type { MathfieldElement } from "../../field";
import { DemoContext, type Demo } from "./context";
import { apply, DEFAULTS, partsFor } from "./state";
import { useAddressBar } from "./useAddressBar";

export {
  Bench as DemoBench,
  Controls as DemoControls,
  Outputs as DemoOutputs,
} from "./Bench";
export { default as DemoCode } from "./Code";
export { default as DemoField } from "./Field";
export { default as DemoInspector } from "./Inspector";
export { default as DemoOptions } from "./Options";
export { default as DemoTries } from "./Tries";
export { default as MathfieldFormats } from "./Formats";

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
