import { expect, test } from "vitest";

import { twinAddress } from "../../src/twin-address.ts";

test.each([
  ["/", "/", "/index.md"],
  ["/sdk/", "/", "/sdk.md"],
  ["/guides/evaluate/", "/", "/guides/evaluate.md"],
  ["/guides/evaluate", "/", "/guides/evaluate.md"],
  ["/docs/", "/docs/", "/docs/index.md"],
  ["/docs/sdk/", "/docs/", "/docs/sdk.md"],
])("the twin of %s below %s is %s", (address, baseUrl, twin) => {
  expect(twinAddress(address, baseUrl)).toBe(twin);
});
