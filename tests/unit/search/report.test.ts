import { expect, test } from "vitest";

import { reportAddress } from "../../../src/components/SearchHelp/report.ts";

test("a report names the query, whatever it is made of", () => {
  const address = new URL(
    reportAddress("https://example.org/team/site/issues", 'a&b="#c'),
  );
  expect(address.origin + address.pathname).toBe(
    "https://example.org/team/site/issues/new",
  );
  expect(address.searchParams.get("title")).toContain('a&b="#c');
  expect(address.searchParams.get("body")).toContain('a&b="#c');
});

test("a tracker that is no list of issues keeps its address", () => {
  const address = new URL(
    reportAddress("https://example.org/report?product=7", "sum"),
  );
  expect(address.pathname).toBe("/report");
  expect(address.searchParams.get("product")).toBe("7");
});
