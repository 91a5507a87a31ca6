import {
  editingCommands,
  factsOf,
} from "../../../../plugins/package-facts/index.ts";
import { exampleArgs } from "../../../../plugins/reference-tables/command-words.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

/** Moves that add an empty script where there is none. */
const ADDING = ["moveToOpposite", "moveToSubscript", "moveToSuperscript"];

/** Commands whose change the page says is not recorded. */
const UNRECORDED = [...ADDING, "removeColumn", "removeRow"];

/** Commands that neither edit nor move, and would outlast their test. */
const APART =
  /Clipboard|Menu$|Keyboard|Caption|^scroll|^(undo|redo|plonk|speak)$/;

const FORMULAS: readonly (readonly [latex: string, caret: number])[] = [
  ["\\begin{bmatrix}a&b\\\\c&d\\end{bmatrix}", 4],
  ["x^2+12+\\frac{34}{y}", 6],
  ["\\frac{\\placeholder{}}{b}+c+z", 6],
];

type Try = readonly [command: string, args: readonly unknown[]];

interface Outcome {
  readonly command: string;
  readonly result: boolean;
  readonly isChanged: boolean;
  /** True if `undo` gives the formula that was there before. */
  readonly isUndone: boolean;
}

/** Runs in the page: what each command does in each formula. */
async function outcomes([all, formulas, isReadOnly]: readonly [
  readonly Try[],
  typeof FORMULAS,
  boolean,
]): Promise<Outcome[]> {
  const found: Outcome[] = [];
  for (const [command, args] of all) {
    const ready = formulas
      // It throws outside environments.
      .filter(
        ([latex]) => command !== "setEnvironment" || latex.includes("\\begin"),
      )
      .flatMap(([latex, caret]) =>
        [true, false].map((isSelected) => {
          const field = document.createElement("math-field") as Field;
          document.body.append(field);
          field.value = latex;
          // A change before it, which undo must leave.
          field.position = field.lastOffset;
          // Two of a kind would be one step.
          const isPrompt = command === "insertPrompt";
          field.executeCommand(isPrompt ? ["insert", "w"] : ["insertPrompt"]);
          field.position = caret;
          if (isSelected)
            field.selection = { ranges: [[caret - 1, caret + 1]] };
          field.readOnly = isReadOnly;
          return field;
        }),
      );
    // Some moves ask where things are drawn.
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(resolve)),
    );
    for (const field of ready) {
      const before = field.getValue("latex-expanded");
      const result = field.executeCommand([command, ...args]);
      const isChanged = field.getValue("latex-expanded") !== before;
      if (isChanged) field.executeCommand("undo");
      const isUndone = field.getValue("latex-expanded") === before;
      field.remove();
      found.push({ command, result, isChanged, isUndone });
    }
  }
  return found;
}

async function tries(): Promise<Try[]> {
  const all = await factsOf(editingCommands);
  return all
    .filter(({ name }) => !APART.test(name))
    .map(({ name }) => [name, exampleArgs(name)]);
}

test("undo takes back each command, but for those the page names", async ({
  page,
}) => {
  await openFields(page, "");
  const all = await page.evaluate(outcomes, [
    await tries(),
    FORMULAS,
    false,
  ] as const);
  const changing = all.filter(({ isChanged }) => isChanged);
  expect(new Set(changing.map(({ command }) => command)).size).toBeGreaterThan(
    25,
  );
  const kept = changing
    .filter(({ isUndone }) => !isUndone)
    .map(({ command }) => command);
  expect([...new Set(kept)].sort()).toEqual(UNRECORDED);
});

test("in a read-only mathfield, commands that edit return false", async ({
  page,
}) => {
  await openFields(page, "");
  const facts = new Map(
    (await factsOf(editingCommands)).map((each) => [each.name, each]),
  );
  const all = await page.evaluate(outcomes, [
    await tries(),
    FORMULAS,
    true,
  ] as const);
  const changing = all.filter(({ isChanged }) => isChanged);
  expect([...new Set(changing.map(({ command }) => command))].sort()).toEqual(
    // The formula has a prompt, which lets it take the selection.
    [...ADDING, "switchMode"],
  );
  const edits = (command: string) => facts.get(command)?.canUndo ?? false;
  expect(
    all.filter(({ command, result }) => result === edits(command)),
  ).toEqual([]);
});
