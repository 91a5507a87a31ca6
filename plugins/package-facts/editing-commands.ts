import { expectShape, type Source } from "./source.ts";
import { readTables } from "./mathlive-tables.ts";

/** What runs an editing command. */
const TARGETS = ["mathfield", "model", "virtual-keyboard"] as const;

/** A command that `executeCommand()` knows. */
export interface EditingCommand {
  readonly name: string;
  readonly target: (typeof TARGETS)[number];
  /** Whether it can be undone. */
  readonly canUndo: boolean;
  readonly changesContent: boolean;
  readonly changesSelection: boolean;
}

/** The editing commands of a mathfield, in the order of the package. */
export const editingCommands: Source<readonly EditingCommand[]> = {
  name: "editing-commands",
  package: "mathlive",
  async read() {
    const { COMMANDS: table } = await readTables(["COMMANDS"]);
    const entries = Object.entries(Object(table) as Record<string, unknown>);
    expectShape(entries.length > 0, "COMMANDS has no entries");
    return entries.map(([name, entry]) =>
      readCommand(name, Object(entry) as Record<string, unknown>),
    );
  },
};

function readCommand(
  name: string,
  entry: Record<string, unknown>,
): EditingCommand {
  const target = TARGETS.find((each) => each === entry["target"]);
  const { canUndo, changeContent, changeSelection } = entry;
  expectShape(
    target,
    `the command ${name} has the new target ${String(entry["target"])}`,
  );
  expectShape(
    typeof canUndo === "boolean" &&
      typeof changeContent === "boolean" &&
      typeof changeSelection === "boolean",
    `the command ${name} no longer says whether it changes content and selection and can be undone`,
  );
  return {
    name,
    target,
    canUndo,
    changesContent: changeContent,
    changesSelection: changeSelection,
  };
}
