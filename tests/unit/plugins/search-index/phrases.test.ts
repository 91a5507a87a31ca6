import { expect, test } from "vitest";

import { withPhrases } from "../../../../plugins/search-index/phrases.ts";
import { record } from "../../search/records.ts";

const RECORDS = [
  record({ url: "/a/", titles: ["A"] }),
  record({ url: "/a/#caf%C3%A9", titles: ["A", "Café"] }),
];

test("phrases go to the records of their addresses", () => {
  const given = withPhrases(RECORDS, { "/a/#café": ["coffee", "hot drink"] });
  expect(given.map(({ phrases }) => phrases)).toEqual([
    "",
    "coffee\nhot drink",
  ]);
});

test("an address that no record has is named", () => {
  const wrong = { "/a/": ["one"], "/b/": ["two"], "/a/#none": ["three"] };
  expect(() => withPhrases(RECORDS, wrong)).toThrow(
    /phrases\.json has phrases for addresses that do not exist:\n {2}\/b\/\n {2}\/a\/#none\n/,
  );
});
