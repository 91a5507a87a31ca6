import type { ComponentProps } from "react";

import type Signature from "../../src/components/Signature/index.tsx";
import { escapeHtml } from "../static-code/index.ts";
import {
  factsOf,
  type LibraryName,
  operators,
} from "../package-facts/index.ts";
import { signatureHtml } from "./html.ts";
import { latexHtml } from "./latex-html.ts";
import type { View } from "../generated-content/index.ts";

/** `<Signature of="Sum" />`: what the engine says of a name of its library. */
export const signature: View<ComponentProps<typeof Signature>> = async (
  { of: wanted = "" },
  siteDir,
) => {
  const all = await factsOf(operators);
  const found = all.find(({ name }) => name === wanted);
  if (found) return { html: html(found, siteDir) };
  throw new Error(`the installed Compute Engine defines no "${wanted}"`);
};

function html(fact: LibraryName, siteDir: string): string {
  const { kind, traits, latex } = fact;
  const notes = kind === "operator" ? traits : [kind, ...traits];
  const first = signatureHtml(fact, siteDir) + small(notes.map(escapeHtml));
  const second = latexHtml(latex) + small(elsewhere(fact));
  return `<p>${first}</p>${second && `<div>${second}</div>`}`;
}

function small(notes: readonly string[]): string {
  return notes.length > 0 ? `<small>${notes.join(" · ")}</small>` : "";
}

/** The names of an operator in Epsil and Wikidata. */
function elsewhere({ epsil, wikidata }: LibraryName): string[] {
  return [
    ...(epsil === null ? [] : [`Epsil <code>${escapeHtml(epsil)}</code>`]),
    ...(wikidata === null
      ? []
      : [
          `<a href="https://www.wikidata.org/wiki/${wikidata}">Wikidata ${wikidata}</a>`,
        ]),
  ];
}
