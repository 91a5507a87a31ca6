import path from "node:path";
import type { ComponentProps } from "react";

import type Step from "../../src/components/Step.tsx";
import type { View } from "../generated-content/index.ts";
import { markupViewOf, readOptions } from "../live-examples/index.ts";
import {
  countRows,
  languageLabel,
  parseMeta,
  renderBlock,
  renderDiff,
} from "../static-code/index.ts";
import { readStep, type StepFile } from "./states.ts";

const ATTRIBUTES = ["of", "number", "title", "height", "open"];

/**
 * Makes a step of a tutorial, `<Step of="simple-quiz" number="2" />`: what it
 * changes in each file, and the whole program after it. The files are those of
 * `docs/tutorials/simple-quiz/2/`, and of the folders before it.
 */
export const step: View<Omit<ComponentProps<typeof Step>, "children">> = async (
  attributes,
  siteDir,
) => {
  const { of = "", number = "" } = attributes;
  const other = Object.keys(attributes).find(
    (name) => !ATTRIBUTES.includes(name),
  );
  if (other !== undefined) {
    throw new Error(`a Step takes ${ATTRIBUTES.join(", ")}, not ${other}`);
  }
  if (!/^[a-z-]+$/.test(of) || !/^[1-9]\d*$/.test(number)) {
    throw new Error(
      `of="${of}" number="${number}" is no step, such as of="simple-quiz" number="2"`,
    );
  }
  const dir = path.join(siteDir, "docs/tutorials", of);
  const files = readStep(dir, Number(number));
  const sources = new Map(
    files.map(({ language, code }) => [language, { value: code, meta: null }]),
  );
  const options = { title: `Step ${number}`, ...attributes };
  return {
    changes: files.filter(({ isChanged }) => isChanged).map(changeOf),
    result: markupViewOf({ sources, ...readOptions(options, sources, 0) }),
  };
};

/** What a page shows of a changed file: all of it where it is new. */
function changeOf({ language, code, before }: StepFile) {
  const html =
    before === undefined
      ? renderBlock({ code, language, meta: parseMeta(null) })
      : renderDiff(before, code, language);
  return {
    html,
    rows: String(countRows(html)),
    language: languageLabel(language),
    kind: language,
    isNew: before === undefined,
  };
}
