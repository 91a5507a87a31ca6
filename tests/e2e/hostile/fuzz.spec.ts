import fc, { type Arbitrary } from "fast-check";

import { latexFault } from "../../../src/address";
import { fragments } from "../../fuzz/addresses.ts";
import { formulas, FOUND } from "../../fuzz/latex.ts";
import { messages } from "../../fuzz/messages.ts";
import { RUNS } from "../../fuzz/runs.ts";
import { test } from "../support/fixture.ts";
import type { Payload } from "./payloads/index.ts";
import { SURFACE, survive } from "./surfaces/index.ts";

test.use({ savesData: false });

/** Cases of each kind for each page, the same ones in each run. */
const CASES = 10;

const { playground, home, search } = SURFACE;
const demos = [SURFACE["mathfield demo"], SURFACE["compute demo"]];

/** The parts of the addresses of these pages. */
const KNOWN = [
  ..."latex mathjson digits variable parameters view q code".split(" "),
  ..."policy layout letters decimal locale smartMode readOnly".split(" "),
];

/** Makes the name and the description of a randomly generated payload. */
const named = (at: number) => ({
  name: `case ${at}`,
  does: "what chance makes of it",
});

const sample = <Value>(arbitrary: Arbitrary<Value>, numRuns = CASES) =>
  fc.sample(arbitrary, { seed: RUNS.seed, numRuns });

/** As many formulas that a page refuses as others. */
function formulaPayloads(): readonly Payload[] {
  const all = sample(formulas, RUNS.numRuns);
  const isRefused = (latex: string) => latexFault(latex) !== undefined;
  const some = [
    ...FOUND,
    ...all.filter(isRefused).slice(0, CASES / 2),
    ...all.filter((latex) => !isRefused(latex)).slice(0, CASES / 2),
  ];
  return some.map((latex, at) => ({ ...named(at), kind: "latex", latex }));
}

for (const surface of [...demos, home])
  test(`no made-up formula harms the ${surface.name}`, async ({ page }) => {
    test.slow();
    await survive(page, surface, formulaPayloads());
  });

for (const surface of [...demos, playground, search])
  test(`no made-up address harms the ${surface.name}`, async ({ page }) => {
    test.slow();
    const payloads = sample(fragments(KNOWN)).map((text, at): Payload => ({
      ...named(at),
      kind: "address",
      text,
    }));
    await survive(page, surface, payloads);
  });

for (const surface of [...demos, playground])
  test(`no made-up message harms the ${surface.name}`, async ({ page }) => {
    test.slow();
    const payloads = sample(messages).map((message, at): Payload => ({
      ...named(at),
      kind: "message",
      message,
    }));
    await survive(page, surface, payloads);
  });
