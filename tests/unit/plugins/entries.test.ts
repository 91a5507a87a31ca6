import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { factsOf, operators } from "../../../plugins/package-facts/index.ts";
import { shown, siteDir } from "./shown.ts";

describe("names with entries", async () => {
  const folder = path.join(siteDir, "docs/compute-engine/reference");
  mkdirSync(folder, { recursive: true });
  const told = ["Sin", "Cos", "Haversine"];
  const others = (await factsOf(operators)).filter(
    ({ name }) => !told.includes(name),
  );
  const pageOf = (...blocks: string[]) => blocks.join("\n\n");
  writeFileSync(
    path.join(folder, "trigonometry.mdx"),
    pageOf(
      "# Trigonometry",
      "## Ratios",
      "### Sin, Cos {/* #sin */}",
      "`Sin` is the _opposite_ side. `Cos` is [the other](#cos) one. More.",
      '<Signature of="Sin" />',
      '<Signature of="Cos" id="cos" />',
      '**Alias**: <Name of="Haversine" id="haversine" />.',
      "## Others",
      ...others.flatMap(({ name }) => [
        `### ${name}`,
        `\`${name}\` is another function.`,
        `<Signature of="${name}" />`,
      ]),
    ),
  );
  const { html } = await shown('<Operators category="trigonometry" />');
  rmSync(folder, { recursive: true });
  const route = "/compute-engine/reference/trigonometry/";

  test("are a row where one text explains them, under their section", () => {
    expect(html).toContain(
      `<caption><a href="${route}#ratios">Ratios</a></caption>`,
    );
    expect(html).toContain(
      `<th scope="row"><a href="${route}#sin">Sin</a> <a href="${route}#cos">Cos</a> <a href="${route}#haversine">Haversine</a></th>`,
    );
  });

  test("have their own sentences, without links; aliases have none", () => {
    expect(html).toContain(
      "<td><code>Sin</code> is the <em>opposite</em> side. <code>Cos</code> is the other one.<",
    );
  });
});
