import { reportAddress } from "../../report";
import { holdsState, type PlaygroundState } from "../address";
import type { Config } from "../config";

/** GitHub refuses addresses that are longer than about 8 KB. */
const MAX_ADDRESS = 7500;

/** The most of it that the address of the code may take. */
const MAX_PLAYGROUND = 4000;

/** The longest text of each kind at first, which is halved until all fits. */
const MAX_TEXT = 4096;

const SHORTENED =
  "The rest is left out, because the address of a report is limited.";
const NO_PLAYGROUND = "The code is too long for an address in a report.";

/**
 * The address of a new issue that says what is wrong with an example. Long texts
 * are shortened, and say so.
 *
 * @param page - Address of the page that shows it.
 * @param playground - Address of the playground with its code, where it is known.
 */
export function exampleReport(
  { issues, versions }: Config,
  state: PlaygroundState,
  { expected, got }: { readonly expected: string; readonly got: string },
  page: string,
  playground = "",
): string {
  const shown = withoutState(page);
  const fields = {
    page: shown.href,
    versions: Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(", "),
    browser: navigator.userAgent,
    playground:
      playground.length <= MAX_PLAYGROUND ? playground : NO_PLAYGROUND,
  };
  const write = (most: number) =>
    reportAddress(issues, "example", `Example on ${shown.pathname}`, {
      ...fields,
      code: codeOf(state, most),
      expected: fence("text", expected, most),
      got: fence("text", got, most),
    });
  let most = MAX_TEXT;
  let address = write(most);
  while (address.length > MAX_ADDRESS && most > 0) {
    most = Math.floor(most / 2);
    address = write(most);
  }
  return address;
}

/** The address of a page without the code that it carries. */
function withoutState(page: string): URL {
  const address = new URL(page);
  if (holdsState(address.hash.slice(1))) address.hash = "";
  return address;
}

function codeOf(state: PlaygroundState, most: number): string {
  if (state.language !== "markup")
    return fence(state.language, state.code, most);
  return (["html", "css", "js"] as const)
    .filter((part) => state[part] !== "")
    .map((part) => fence(part, state[part], most))
    .join("\n\n");
}

function fence(language: string, text: string, most: number): string {
  const shown = text.slice(0, most);
  const longest = Math.max(
    0,
    ...(shown.match(/`+/g) ?? []).map(({ length }) => length),
  );
  const ticks = "`".repeat(Math.max(3, longest + 1));
  const block = `${ticks}${language}\n${shown}\n${ticks}`;
  return shown === text ? block : `${block}\n\n${SHORTENED}`;
}
