/** Groups of editing commands, in the order in which they are shown. */
export const GROUPS = {
  move: "Moving",
  select: "Selecting",
  delete: "Deleting",
  insert: "Inserting",
  array: "Rows and columns",
  mode: "Modes and LaTeX",
  clipboard: "Undo and clipboard",
  view: "Menu, keyboard, speech and view",
} as const;

type Group = keyof typeof GROUPS;

const BEGINNINGS: readonly (readonly [RegExp, Group])[] = [
  [/^move/, "move"],
  [/^(extend|select)/, "select"],
  [/^delete/, "delete"],
  [/^(add|remove)(Row|Column)|^setEnvironment$/, "array"],
  [/^(insert|typedText$|applyStyle$)/, "insert"],
  [/^(switchMode|complete|commit|(next|previous)Suggestion)$/, "mode"],
  [/^(undo|redo)$|Clipboard$/, "clipboard"],
];

/** The group that an editing command is shown in. */
export function groupOf(command: string): Group {
  const found = BEGINNINGS.find(([pattern]) => pattern.test(command));
  return found?.[1] ?? "view";
}
