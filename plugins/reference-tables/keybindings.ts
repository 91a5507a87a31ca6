import type { ComponentProps } from "react";

import type Keybindings from "../../src/components/Keybindings/index.tsx";
import { platformOf } from "../../src/keys/index.ts";
import { dataHtml } from "../../src/markup/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import {
  bindingRows,
  type BindingRow,
  capsHtml,
  conditionText,
  formulaHtml,
  groupOf,
  GROUPS,
  isNeverPressed,
  useText,
  useWords,
} from "./keys/index.ts";
import { factsOf, keybindings, MODES } from "../package-facts/index.ts";
import { groupHtml, type View } from "../generated-content/index.ts";

/** A script that selects the reader's system before the rows are painted. */
const CHOOSE = `<script>document.currentScript.closest("[role=region]").dataset.chosen=(${String(platformOf)})(navigator)</script>`;

const MODE_NAMES = { math: "math", text: "text", latex: "LaTeX" } as const;

/** `<Keybindings />`: what a mathfield does when keys are pressed. */
export const keybindingTable: View<
  ComponentProps<typeof Keybindings>
> = async () => {
  const rows = bindingRows(await factsOf(keybindings));
  const groups = Object.entries(GROUPS).flatMap(([group, name]) => {
    const own = rows.filter(
      ({ bindings: [{ command }] }) => groupOf(command) === group,
    );
    if (own.length === 0) return [];
    const content = `<h3>${escapeHtml(name)}</h3><ul>${own.map(rowHtml).join("")}</ul>`;
    const word = `keys-${group}`;
    return [
      { word, name, html: groupHtml({ word, count: own.length, content }) },
    ];
  });
  return {
    html: CHOOSE + groups.map(({ html }) => html).join(""),
    groups: Object.fromEntries(groups.map(({ word, name }) => [word, name])),
  };
};

function rowHtml(row: BindingRow): string {
  const [{ command, args }] = row.bindings;
  const words = useWords(command, args);
  const selector = useText(command, args);
  const caps = capsHtml(row);
  const condition = conditionText(row);
  const modes = row.modes.map((mode) => MODE_NAMES[mode]);
  const find = [
    words,
    selector,
    caps.words,
    condition,
    ...row.bindings.map(({ key }) => key),
  ];
  const is = [...row.platforms, ...row.modes].join(" ");
  const data = dataHtml({
    name: selector,
    find: find.join(" ").toLowerCase(),
    is,
    // Nobody can press keys that have no name to find the row.
    ...(!isNeverPressed(row) && { keys: row.keys }),
  });
  return [
    `<li${data}>`,
    `<span>${caps.html}</span>`,
    `<span>${escapeHtml(words)}${insertedHtml(row)}`,
    condition && ` <small>${escapeHtml(condition)}</small>`,
    `</span><small>${modes.length === MODES.length ? "any mode" : escapeHtml(modes.join(", "))}</small>`,
    `<code>${escapeHtml(selector)}</code></li>`,
  ].join("");
}

/** The formula that a keybinding inserts. */
function insertedHtml({ bindings: [{ command, args }] }: BindingRow): string {
  const [latex] = args;
  if (command !== "insert" || typeof latex !== "string") return "";
  const formula = formulaHtml(latex);
  return formula === undefined ? "" : ` ${formula}`;
}
