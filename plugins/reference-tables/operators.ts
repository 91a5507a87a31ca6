import type { ComponentProps } from "react";

import type Operators from "../../src/components/Operators/index.tsx";
import { entries } from "./entries.ts";
import {
  factsOf,
  type LibraryName,
  operators,
} from "../package-facts/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import { sentenceHtml, typeHtml } from "./html.ts";
import { nameAddress } from "./standard-library.ts";
import type { View } from "../generated-content/index.ts";

/** `<Operators category="trigonometry" />`: a table of a library's names. */
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
  const rows = wanted.map((fact) =>
    row(fact, nameAddress(fact.name, known), siteDir),
  );
  return {
    html: `<table><thead><tr><th>Name</th><th>Signature or type</th><th>Description</th></tr></thead><tbody>${rows.join("")}</tbody></table>`,
  };
};

function row(
  { name, type, description }: LibraryName,
  address: string,
  siteDir: string,
) {
  const link = `<a href="${escapeHtml(address)}"><code>${escapeHtml(name)}</code></a>`;
  return `<tr><td>${link}</td><td><code>${typeHtml(type, siteDir)}</code></td><td>${sentenceHtml(description)}</td></tr>`;
}
