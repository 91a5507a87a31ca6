import type { Entry } from "../output";
import { element } from "./element";
import { latexBeside } from "./latex";
import { longText } from "./long-text";
import { tableBox } from "./table";
import { addTree } from "./unfold";

/**
 * Sets LaTeX in display style, as HTML that fits in a line, for an entry; gives
 * nothing for what KaTeX cannot set.
 */
type Typeset = (
  latex: string,
  samp: HTMLElement,
) => Promise<string | undefined>;

/**
 * An entry as the page shows it below the line that printed it. The build
 * writes the same markup.
 *
 * @param entry - What was printed.
 * @param typeset - Sets the formula beside an expression. Its HTML is trusted.
 */
export function renderEntry(entry: Entry, typeset: Typeset): HTMLElement {
  const kind = entry.level === "log" ? "" : ` ${entry.level}`;
  const samp = element("samp", `result${kind}`);
  if (entry.table !== undefined) {
    samp.append(tableBox(entry.table));
    return samp;
  }
  samp.append(...longText(entry.parts.map(({ text }) => text).join(" ")));
  void addMath(samp, entry, typeset);
  addTree(samp, entry);
  return samp;
}

async function addMath(
  samp: HTMLElement,
  { parts }: Entry,
  typeset: Typeset,
): Promise<void> {
  const latex = latexBeside(parts);
  if (latex === undefined) return;
  // Without its formula, the text stands.
  const html = await typeset(latex, samp).catch(() => undefined);
  if (html === undefined) return;
  const math = element("span", "result-math");
  math.innerHTML = html;
  samp.querySelector(":scope > .result-text")?.after(math);
}
