import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import {
  checkTypes,
  TypeStore,
} from "../../../plugins/typed-examples/index.ts";

const PAGE = `<Playground>

\`\`\`jsx
import { useState } from "react";
import "mathlive/fonts.css";
const [x, setX] = useState(1);
<math-field onInput={(event) => setX(event.currentTarget.value)} />;
<math-field value={String(x)} smartFences />;
\`\`\`

</Playground>
`;

test("JSX is checked, and knows the tag as the guide to React declares it", async () => {
  const dir = await mkdtemp(path.join(tmpdir(), "typed-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const file = path.join(dir, "page.mdx");
  await writeFile(file, PAGE);
  const store = new TypeStore(process.cwd(), path.join(dir, "kept"));
  const { problems } = checkTypes(store, dir, [file]);
  expect(problems).toEqual([
    expect.stringMatching(/^page\.mdx:7: .*'string'.*number/),
    expect.stringMatching(/^page\.mdx:8: .*'smartFences'/s),
  ]);
});
