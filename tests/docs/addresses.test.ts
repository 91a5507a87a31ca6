import { expect, test } from "vitest";

import { versionsOf } from "./history.ts";
import { ADDRESSES, nearest, readAddresses } from "./site/index.ts";
import { linesOf, readList } from "./todo.mjs";
import { expectNone } from "./told.ts";

const listed = readList(ADDRESSES);
const { here, moved } = await readAddresses();

test("every address that a document ever had leads somewhere", () => {
  // Where a moved section leads to is tested as every link is.
  const dead = listed.filter(
    (address) => !here.has(address) && !moved.has(address),
  );
  expectNone(
    dead,
    (all) =>
      `Readers have links to what is no longer there:\n${all.map((address) => `  ${address} (nearest: ${nearest(address, here)})`).join("\n")}\nName the old anchor at the end of the heading: {/* #old-anchor */}, or put on the page <Moved section="old-anchor" to="/new/page/#anchor" />.`,
  );
});

test("every address of a document is on the list", () => {
  const known = new Set(listed);
  const missing = [...here].filter((address) => !known.has(address));
  expectNone(
    missing,
    (all) =>
      `${ADDRESSES} lacks\n${all.join("\n")}\nAdd them: npm run docs:addresses`,
  );
});

test("no address is taken off the list", () => {
  for (const earlier of versionsOf(ADDRESSES))
    expect(listed).toEqual(expect.arrayContaining(linesOf(earlier)));
});

test("the list is sorted, and has each address once", () => {
  expect(listed).toEqual([...new Set(listed)].sort());
});
