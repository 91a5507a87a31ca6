import { reportAddress } from "../../report";
import type { PlaygroundState } from "../address";
import type { Config } from "../config";

/** Longest text of each kind: addresses that are much longer are refused. */
const MAX_TEXT = 1500;

/**
 * The address of a new issue that says what is wrong with an example.
 *
 * @param page - Address of the page it stands on.
 */
export function exampleReport(
  { issues, versions }: Config,
  state: PlaygroundState,
  { expected, got }: { readonly expected: string; readonly got: string },
  page: string,
): string {
  const title = `Example on ${new URL(page).pathname}`;
  return reportAddress(issues, "example", title, {
    page,
    versions: Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(", "),
    browser: navigator.userAgent,
    code: codeOf(state),
    expected: fence("text", expected),
    got: fence("text", got),
  });
}

function codeOf(state: PlaygroundState): string {
  if (state.language !== "markup") return fence(state.language, state.code);
  return (["html", "css", "js"] as const)
    .filter((part) => state[part] !== "")
    .map((part) => fence(part, state[part]))
    .join("\n\n");
}

function fence(language: string, text: string): string {
  const shown = text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)}…`;
  const ticks = shown.includes("```") ? "````" : "```";
  return `${ticks}${language}\n${shown}\n${ticks}`;
}
