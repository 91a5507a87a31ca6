import type { ComponentProps } from "react";

import type Operators from "../../src/components/Operators.tsx";
import { classHtml, dataHtml } from "../../src/markup/index.ts";
import type { View } from "../generated-content/index.ts";
import {
  factsOf,
  type LibraryName,
  operators,
} from "../package-facts/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import { entries } from "./entries.ts";
import { sentenceHtml } from "./html.ts";
import { nameAddress } from "./standard-library.ts";

/**
 * `<Operators category="trigonometry" />`: a table of a library's names, in the
 * order of their entries.
 */
export const operatorTable: View<ComponentProps<typeof Operators>> = async (
  { category = "" },
  siteDir,
) => {
  const all = await factsOf(operators);
  const wanted = all.filter(({ library }) => library === category);
  if (wanted.length === 0) {
    const known = [...new Set(all.map(({ library }) => library))];
    throw new Error(
      `the installed Compute Engine has no category "${category}": it has ${known.join(", ")}`,
    );
  }
  const known = new Map(
    entries(siteDir).map((each) => [each.name, each.address]),
  );
  const places = new Map([...known.keys()].map((name, index) => [name, index]));
  const place = ({ name }: LibraryName) => places.get(name) ?? places.size;
  const rows = wanted
    .toSorted((one, other) => place(one) - place(other))
    .map((fact) => row(fact, nameAddress(fact.name, known)));
  return {
    html: `<div${classHtml("table-box")}><table><thead><tr><th>Name</th><th>LaTeX</th><th>Description</th></tr></thead><tbody${dataHtml({ rows: true })}>${rows.join("")}</tbody></table></div>`,
    count: wanted.length,
  };
};

/** A row is found by what it says, and by the keywords that it hides. */
function row(
  { name, latex, description, keywords }: LibraryName,
  address: string,
): string {
  const link = `<a href="${escapeHtml(address)}">${escapeHtml(name)}</a>`;
  const [form] = latex;
  const code = form === undefined ? "" : `<code>${escapeHtml(form)}</code>`;
  const words = escapeHtml(keywords.join(", "));
  const hidden = words && ` <span hidden>${words}</span>`;
  return `<tr><td>${link}</td><td>${code}</td><td>${sentenceHtml(description)}${hidden}</td></tr>`;
}
