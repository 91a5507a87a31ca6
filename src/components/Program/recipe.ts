/** A mathfield that a program has. */
export interface FieldSetup {
  /** Properties of the element that are not as they come, by their names. */
  readonly properties: Readonly<Record<string, string | boolean>>;
  /** Statements for what all fields of a page share. */
  readonly shared: readonly string[];
}

/** Versions of the two packages. */
export interface Versions {
  readonly mathlive: string;
  readonly computeEngine: string;
}

/** The parts of a program for a formula, whatever it is written for. */
export interface Recipe {
  /** The formula that it starts with. */
  readonly latex: string;
  /**
   * The field that the formula is typed into; without it the formula is fixed.
   */
  readonly field?: FieldSetup;
  /** Label that the program shows before the result. */
  readonly label: string;
  /** Names that it imports from the Compute Engine. */
  readonly imports: readonly string[];
  /** Functions that the result needs, as JavaScript. */
  readonly functions?: string;
  /**
   * The result, a string, as an expression of the LaTeX, itself an expression.
   */
  readonly result: (latex: string) => string;
  /** The same for Node, as a module that prints it. */
  readonly node: string;
}

/** Returns the line that imports from the Compute Engine, or none. */
export function importsOf({ imports }: Recipe): string[] {
  return imports.length === 0
    ? []
    : [`import { ${imports.join(", ")} } from "@cortex-js/compute-engine";`];
}

/** The import of MathLive, which defines the element. */
export function fieldImport({ shared }: FieldSetup): string {
  return shared.some((line) => line.includes("MathfieldElement"))
    ? 'import { MathfieldElement } from "mathlive";'
    : 'import "mathlive";';
}

/** Paragraphs of code, with an empty line between those that there are. */
export function paragraphs(...parts: readonly (readonly string[])[]): string[] {
  return parts
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index === 0 ? lines : ["", ...lines]));
}

/** The lines deeper by some levels of two spaces. */
export function indent(lines: readonly string[], levels: number): string[] {
  return lines.map((line) => (line === "" ? "" : "  ".repeat(levels) + line));
}

/** The functions of a program as lines. */
export function functionsOf({ functions = "" }: Recipe): string[] {
  return functions === "" ? [] : functions.split("\n");
}

/** The command that installs what a program imports, in these versions. */
export function installOf(
  code: string,
  { mathlive, computeEngine }: Versions,
): string {
  const packages = [
    code.includes('"mathlive') && `mathlive@${mathlive}`,
    code.includes('"@cortex-js') &&
      `@cortex-js/compute-engine@${computeEngine}`,
  ].filter(Boolean);
  return `npm install --save-exact ${packages.join(" ")}`;
}
