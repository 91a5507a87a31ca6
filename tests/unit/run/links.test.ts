import { expect, test } from "vitest";

import { linksIn } from "../../run/links.mjs";

test.each([
  ["[a](https://a.test/b/#c)", ["https://a.test/b/"]],
  ["<https://a.test/>, [in](/mathfield/)", ["https://a.test/"]],
  ['{ label: "Chat", href: "https://a.test/chat" }', ["https://a.test/chat"]],
  ["```js\nfetch('https://a.test'); // <https://b.test>\n```\n", []],
  ["`<https://a.test>`", []],
])("%s has the links %j", (text, links) => {
  expect(linksIn(text)).toEqual(links);
});
