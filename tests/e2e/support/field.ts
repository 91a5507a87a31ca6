import type { MathfieldElement } from "mathlive";

/** A mathfield, which tests give commands that its types do not have. */
export type Field = Omit<MathfieldElement, "executeCommand" | "mode"> & {
  mode: string;
  readonly executeCommand: (command: unknown) => boolean;
};
