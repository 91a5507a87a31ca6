import type { ComputeEngine } from "@cortex-js/compute-engine";

/**
 * Whether the Compute Engine understands LaTeX: it parses without an error, and
 * what it writes of that parses to the same MathJSON.
 *
 * @param ce - An engine; what it infers of the symbols is forgotten again.
 * @param latex - LaTeX in math mode.
 */
export function isParsed(ce: ComputeEngine, latex: string): boolean {
  ce.pushScope();
  try {
    const parsed = ce.parse(latex);
    const json = JSON.stringify(parsed.json);
    return (
      !json.includes('"Error"') &&
      JSON.stringify(ce.parse(parsed.latex).json) === json
    );
  } finally {
    ce.popScope();
  }
}
