import { existsSync, readFileSync } from "node:fs";

import { isMade, readPage, PAGES } from "../built/site.ts";
import {
  amountOf,
  type Cost,
  costsOf,
  kindOf,
  minutesAt,
  type Size,
  type TimedTest,
} from "./cost.ts";

/** A group of tests in Playwright's report. */
interface Suite {
  readonly title: string;
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** @throws Error when the tests have not run. */
function readReport(name: string): unknown {
  const file = `test-results/${name}.json`;
  if (!existsSync(file))
    throw new Error(`${file} is missing: run npm test before this.`);
  return JSON.parse(readFileSync(file, "utf8"));
}

function testsOf(suite: Suite, path = ""): TimedTest[] {
  const own = (suite.specs ?? []).map(({ file, title, tests }) => ({
    file,
    title: `${path} ${title}`.trim(),
    seconds:
      tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  const inner = (suite.suites ?? []).flatMap((child) =>
    testsOf(child, `${path} ${child.title}`.trim()),
  );
  return [...own, ...inner];
}

/** Live examples of the site, in JavaScript and TypeScript. */
function countExamples(): number {
  return PAGES.reduce(
    (sum, route) =>
      sum + [...readPage(route).matchAll(/data-playground="?[jt]s\b/g)].length,
    0,
  );
}

function countPages(kind: ReturnType<typeof kindOf>): number {
  return PAGES.filter((route) => kindOf(route, isMade) === kind).length;
}

function line({ what, each, grows }: Cost, now: Size): string {
  const isPage = ["written", "references", "generated"].includes(grows);
  const per = isPage ? "page" : grows === "examples" ? "example" : grows;
  const total = each * amountOf(now, grows);
  const cells = [what, per, each.toFixed(2), total.toFixed(0)];
  return `| ${cells.join(" | ")} |`;
}

/** Prints what the last run of all tests cost, and what it comes to. */
function main(): void {
  const report = readReport("e2e") as { suites: Suite[] };
  const now: Size = {
    written: countPages("written"),
    references: countPages("references"),
    generated: countPages("generated"),
    examples: countExamples(),
  };
  const costs = costsOf({
    size: now,
    parts: readReport("times") as Record<string, number>,
    tests: report.suites.flatMap((file) => testsOf(file)),
    isGenerated: isMade,
  });
  const { written, references, generated, examples } = now;
  console.log(`What the tests cost, in seconds of wall clock, at ${written} pages, ${references} references and ${generated} generated pages, ${examples} examples

| | for each | s | in all |
| --- | --- | --- | --- |
${costs.map((cost) => line(cost, now)).join("\n")}

${minutesAt(costs, now).toFixed(1)} min (target: 35)`);
}

main();
