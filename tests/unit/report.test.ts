import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { reportAddress, type Forms } from "../../src/report.ts";

const ISSUES = "https://example.org/team/site/issues";

/** The fields of a form, as its file names them. */
function fieldsOf(form: string): string[] {
  const text = readFileSync(`.github/ISSUE_TEMPLATE/${form}.yml`, "utf8");
  return [...text.matchAll(/^ {4}id: (\w+)$/gm)].map(([, id = ""]) => id);
}

test("a report names the query, whatever it is made of", () => {
  const query = 'a&b="#c';
  const address = new URL(reportAddress(ISSUES, "search", query, { query }));
  expect(address.origin + address.pathname).toBe(`${ISSUES}/new`);
  expect(address.searchParams.get("title")).toBe(query);
  expect(address.searchParams.get("query")).toBe(query);
});

test("a tracker that is no list of issues keeps its address", () => {
  const other = "https://example.org/report?product=7";
  const address = new URL(reportAddress(other, "search", "", { query: "sum" }));
  expect(address.pathname).toBe("/report");
  expect(address.searchParams.get("product")).toBe("7");
});

describe("the form of a report has a field for all that the link fills", () => {
  const texts = {
    example: {
      page: "",
      versions: "",
      browser: "",
      playground: "",
      code: "",
      expected: "",
      got: "",
    },
    search: { query: "" },
  } satisfies Forms;

  test.each(Object.keys(texts) as (keyof Forms)[])("%s", (form) => {
    const address = new URL(reportAddress(ISSUES, form, "", texts[form]));
    const { template, title, ...filled } = Object.fromEntries(
      address.searchParams,
    );
    expect(template).toBe(`${form}.yml`);
    expect(title).toBe("");
    expect(fieldsOf(form)).toEqual(expect.arrayContaining(Object.keys(filled)));
  });
});
