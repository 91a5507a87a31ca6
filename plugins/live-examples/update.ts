import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { type Entry, entryText } from "../../src/playground/output.ts";
import { stripExpectations } from "../../src/playground/runner/index.ts";
import { findPages } from "../source-pages/index.ts";
import { COMPUTE_ENGINE, installedVersion } from "../package-facts/index.ts";
import { findFaults, printedBy } from "./check.ts";
import { checkFile } from "./index.ts";
import { type Checked, ExampleStore } from "./store.ts";

/** Longest line of code and its value together, in characters. */
const WIDTH = 80;

/**
 * Rewrites what examples state to what they print now, and the versions that
 * commands and addresses name to those installed.
 *
 * @param siteDir - Root folder of the project.
 * @param only - Pages to look at, as paths; all when empty.
 */
async function update(siteDir: string, only: readonly string[]): Promise<void> {
  const store = new ExampleStore(siteDir);
  const chosen = only.map((file) => path.resolve(siteDir, file));
  const pages = findPages(siteDir).filter(
    (file) => chosen.length === 0 || chosen.includes(file),
  );
  for (const file of pages) {
    const { checked, problems } = await checkFile(store, file, siteDir);
    const wrong = checked.filter((run) => run.problems.length > 0);
    const fixable = wrong.filter(
      ({ example, result }) => findFaults(example, result).length === 0,
    );
    const source = await readFile(file, "utf8");
    const current = withVersions(source);
    const before = current.split("\n");
    // From the last to the first, so that line numbers stay true.
    const after = fixable.reverse().reduce(restate, before);
    if (after.join("\n") !== source) await writeFile(file, after.join("\n"));
    if (fixable.length > 0) {
      console.log(
        `${path.relative(siteDir, file)}: ${String(fixable.length)} examples restated`,
      );
    }
    if (problems.length > 0 && fixable.length < wrong.length) {
      console.log(`Left to you:\n${problems.join("\n")}`);
      process.exitCode = 1;
    }
  }
}

/** A string that names the installed version of each package. */
function withVersions(text: string): string {
  return ["mathlive", COMPUTE_ENGINE].reduce(
    (changed, name) =>
      changed.replaceAll(
        new RegExp(`(?<=${name}@)\\d+\\.\\d+\\.\\d+`, "g"),
        installedVersion(name),
      ),
    text,
  );
}

/** The lines of a file, with one example stating what it prints. */
function restate(lines: readonly string[], run: Checked): string[] {
  const { example, expectations, result } = run;
  const { text, sourceLines } = stripExpectations(example.source, expectations);
  const printed = printedBy(result);
  const texts = printed.map(entryText);
  const asFence =
    example.output !== undefined || texts.some((each) => each.includes("\n"));
  const varies = example.meta.flags.has("varies");
  const code = text.split("\n").flatMap((line, index) => {
    const own = printed.filter((entry) => entry.line === sourceLines[index]);
    return asFence || varies ? [line] : withValues(line, own);
  });
  const start = example.line - 1;
  const [indent = ""] = /^\s*/.exec(lines[start] ?? "") ?? [];
  const end = (example.node.position?.end.line ?? 0) - 1;
  const last = (example.output?.position?.end.line ?? end + 1) - 1;
  const fence = "`".repeat(3);
  const output =
    asFence && !varies
      ? ["", `${fence}output`, ...texts.join("\n").split("\n"), fence]
      : [];
  const indented = (line: string) => (line === "" ? line : indent + line);
  return [
    ...lines.slice(0, start + 1),
    ...code.map(indented),
    lines[end] ?? "",
    ...output.map(indented),
    ...lines.slice(last + 1),
  ];
}

function withValues(line: string, entries: readonly Entry[]): string[] {
  const [first, ...others] = entries.map((entry) => `// → ${entryText(entry)}`);
  if (first === undefined) return [line];
  const joined = `${line} ${first}`;
  if (others.length === 0 && joined.length <= WIDTH) return [joined];
  const [indent = ""] = /^\s*/.exec(line) ?? [];
  return [line, ...[first, ...others].map((each) => indent + each)];
}

void update(process.cwd(), process.argv.slice(2));
