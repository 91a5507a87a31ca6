import type { OldName, OldOwner } from "../../src/playground/old-names.ts";

/** The cells of a row as texts, and the code in the first of them. */
export interface Cells {
  readonly texts: readonly string[];
  readonly codes: readonly string[];
}

/** Names of objects in the guides. */
const OBJECTS: Readonly<Record<string, OldOwner>> = {
  ce: "ComputeEngine",
  expr: "Expression",
  mf: "MathfieldElement",
};

/** Rows whose code alone does not say where a program has the names. */
const OTHERS: Readonly<Record<string, readonly OldName[]>> = {
  'mf.expression, getValue("math-json")': [
    { as: "member", name: "expression", of: "MathfieldElement" },
    { as: "string", name: "math-json", of: "getValue" },
  ],
  "mathML, ASCIIMath as formats": [
    { as: "string", name: "mathML", of: "getValue" },
    { as: "string", name: "ASCIIMath", of: "getValue" },
  ],
  "ce-evaluate, ce-simplify, ce-solve in the menu": [
    { as: "string", name: "ce-evaluate" },
    { as: "string", name: "ce-simplify" },
    { as: "string", name: "ce-solve" },
  ],
  "mathlive/dist/…": [{ as: "text", name: "mathlive/dist/" }],
  "--keycap-modifier-…": [{ as: "text", name: "--keycap-modifier-" }],
  // Too short for a name: a value, a class of a style sheet or a type.
  "the layout roman": [],
  "classes, styles of a keyboard layout": [],
  "Expression of MathJSON": [],
  // In a file of the package, not in a program.
  "the engine as a dependency of mathlive": [],
  "options in a <script> in the mathfield": [],
  // The name is a property now.
  "scriptDepth() as a method": [],
};

/** Reads `ce.timeLimit`, `expr.compile()`. */
export function membersIn({ codes }: Cells): OldName[] {
  return codes.map((code) => {
    const [, object = "", name = ""] = /^(\w+)\.(\w+)/.exec(code) ?? [];
    const of = OBJECTS[object];
    if (!of) throw new Error(`"${code}" names no member in a guide`);
    return { as: "member", name, of };
  });
}

/** Reads `{ canonical: false }`, `isBoxedNumber()`, `BoxedExpression`. */
export function exportsIn({ texts: [text = ""], codes }: Cells): OldName[] {
  const other = OTHERS[text];
  if (other) return [...other];
  return codes
    .filter((code) => !/^\w+\(\)$/.test(code) || !text.includes(`of ${code}`))
    .map((code) => {
      const [, key, value] = /^\{ (\w+): (\w+) \}$/.exec(code) ?? [];
      if (key === undefined)
        return { as: "export", name: code.replace("()", "") };
      const isFixed = value === "true" || value === "false";
      return { as: "option", name: key, ...(isFixed && { value }) };
    });
}

/** Reads `RandomInteger`. */
export function operatorsIn({ codes }: Cells): OldName[] {
  return codes.map((name) => ({ as: "operator", name }));
}

/** Reads names of commands. */
export function stringsIn({ codes }: Cells): OldName[] {
  return codes.map((name) => ({ as: "string", name }));
}

/** Events of every element: only in a mathfield's options these are old. */
const COMMON = /^on(?:Blur|Focus)$/;

/** Words of every library: only on a mathfield they are old members. */
const GENERAL = /^(?:find|replace)$/;

/** Reads members, functions and options of MathLive. */
export function fieldNamesIn({ texts: [text = ""], codes }: Cells): OldName[] {
  const other = OTHERS[text];
  if (other) return [...other];
  return codes.flatMap((code): OldName[] => {
    const name = code.replace(/^mf\.|\(\)$/g, "");
    if (COMMON.test(name)) return [{ as: "option", name, of: "setOptions" }];
    if (GENERAL.test(name) || code.startsWith("mf."))
      return [{ as: "member", name, of: "MathfieldElement" }];
    const member: OldName = { as: "member", name, of: "any" };
    if (code.endsWith("()")) return [member, { as: "export", name }];
    return [member, { as: "option", name }, ...attributesOf(name)];
  });
}

/** Reads the options of `setOptions()`. */
export function optionsIn({ codes }: Cells): OldName[] {
  return codes.map((name) => ({ as: "option", name, of: "setOptions" }));
}

/** The attribute that has the name of an option, where the guide says so. */
function attributesOf(name: string): OldName[] {
  return name === "virtualKeyboardMode"
    ? [{ as: "attribute", name: "virtual-keyboard-mode" }]
    : [];
}
