import { ReusedEngine } from "../../src/engine.ts";
import { readable } from "../../src/search/formula/shape.ts";
import type { Tree } from "../../src/search/formula/types.ts";
import { digestOf } from "../files.ts";
import {
  COMPUTE_ENGINE,
  factsOf,
  loadComputeEngine,
} from "../package-facts/index.ts";

/** How the engine reads formulas, by their LaTeX. */
export type Trees = Readonly<Record<string, Tree>>;

/**
 * Reads formulas with the installed engine, as the calculator of the browser
 * does: each is read by an engine that has read nothing before. What was read is
 * kept until the engine, a plugin or a formula changes.
 */
export function treesOf(formulas: readonly string[]): Promise<Trees> {
  return factsOf({
    name: "formula-trees",
    package: COMPUTE_ENGINE,
    variant: digestOf(formulas),
    read: () => readTrees(formulas),
  });
}

function readTrees(formulas: readonly string[]): Trees {
  const { ComputeEngine } = loadComputeEngine();
  const engines = new ReusedEngine(() => new ComputeEngine());
  const { error } = console;
  // The engine notes there what it cannot read.
  console.error = () => undefined;
  try {
    return Object.fromEntries(
      formulas.map((latex) => [latex, treeOf(engines.take(), latex)]),
    );
  } finally {
    console.error = error;
  }
}

type Engine = InstanceType<
  ReturnType<typeof loadComputeEngine>["ComputeEngine"]
>;

/**
 * Reads a formula: in canonical form, or as it is written where that has a
 * mistake. One that cannot be read is compared by its LaTeX alone.
 */
export function treeOf(engine: Engine, latex: string): Tree {
  const written = engine.parse(latex, { form: "raw" });
  const { canonical } = written;
  return readable((canonical.isValid ? canonical : written).json);
}
