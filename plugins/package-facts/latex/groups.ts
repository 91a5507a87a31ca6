import { expectShape } from "../source.ts";
import type { LatexCommand } from "../latex-commands.ts";
import { GROUP_RULES, type GroupRule, type LatexGroup } from "./group-rules.ts";

/** The groups, in the order of the page. */
export const LATEX_GROUPS: readonly LatexGroup[] = GROUP_RULES;

/**
 * The group that a command is in.
 *
 * @param command - The command.
 * @param all - Every command, by name: a macro is in the group of its expansion.
 * @throws Error when no group fits.
 */
export function groupOf(
  command: LatexCommand,
  all: ReadonlyMap<string, LatexCommand>,
): string {
  const { name, expansion, isFunction } = command;
  const found =
    GROUP_RULES.find(({ names }) => names?.test(name.slice(1))) ??
    (isFunction
      ? GROUP_RULES.find(({ id }) => id === "functions")
      : GROUP_RULES.find((rule) => fits(command, rule)));
  if (found) return found.id;
  const other = expansion === undefined ? undefined : all.get(expansion);
  expectShape(other, `${name} is in no group of the page of commands`);
  return groupOf(other, all);
}

function fits({ type, codepoint }: LatexCommand, rule: GroupRule): boolean {
  if (type === undefined || codepoint === undefined) return false;
  const { types, points } = rule;
  if (!types && !points) return false;
  return (
    (types?.includes(type) ?? true) &&
    (points?.test(String.fromCodePoint(codepoint)) ?? true)
  );
}
