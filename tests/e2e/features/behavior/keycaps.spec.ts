import { factsOf, keyboard } from "../../../../plugins/package-facts/index.ts";
import { TOKEN_WORDS } from "../../../../plugins/reference-tables/keyboard.ts";
import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";
import {
  compareTaps,
  connect,
  type Deed,
  inserting,
  type Said,
  TAPPED,
  type Taps,
  typing,
} from "./keycaps.ts";

const COMMAND = /^(?:undo|redo|commit|[a-z]+(?:[A-Z]\w*)+)$/;
const COLORS: Readonly<Record<string, Deed>> = {
  "[foreground-color]": ["applyStyle", { color: "red" }],
  "[background-color]": ["applyStyle", { backgroundColor: "yellow" }],
};

/** What a row of the table of tokens says, as a command. */
function deedOf(use: string): Deed | undefined {
  if (use === "") return undefined;
  if (COMMAND.test(use)) return use;
  return /^[([)]$/.test(use) ? typing(use) : inserting(use);
}

test.beforeEach(async ({ page }) => {
  await openFields(page, TAPPED);
  await connect(page);
});

/** Layouts of the package, with all that a keycap has. */
type Layouts = readonly {
  readonly layers: readonly { readonly rows: readonly Keycap[][] }[];
}[];

interface Keycap {
  readonly command?: Deed;
  readonly insert?: string;
  readonly key?: string;
  readonly latex?: string;
  readonly label?: string;
  readonly class?: string;
  readonly shift?: Keycap | string;
}

/** What a keycap does, in the order that the page states. */
function deedOfCap(cap: Keycap | string): Deed | undefined {
  if (typeof cap === "string") return inserting(cap);
  if (cap.command !== undefined) return cap.command;
  if (cap.insert !== undefined) return inserting(cap.insert);
  if (cap.key !== undefined) return typing(cap.key);
  if (cap.latex !== undefined) return inserting(cap.latex);
  return cap.label === undefined ? undefined : typing(cap.label);
}

test("each token inserts or runs what its row says, also with Shift", async ({
  page,
}) => {
  const { tokens } = await factsOf(keyboard);
  const stateless = tokens.filter(({ name }) => !/^.(?:un|re)do/.test(name));
  const all = stateless.map(({ name, use, shifted }): Said => {
    const deed = COLORS[name] ?? deedOf(use);
    return { name, cap: name, deed, shifted: deedOf(shifted) };
  });
  const { lines, taps } = await compareTaps(page, all);
  expect(lines).toEqual([]);
  expect(taps).toBeGreaterThan(tokens.length);
});

test("each keycap of the layouts does what the page says of its properties", async ({
  page,
}) => {
  const { layouts } = await factsOf(keyboard);
  const named = layouts.filter((name) => name !== "default");
  const made = await page.evaluate((names) => {
    const { mathVirtualKeyboard } = window as unknown as Taps;
    mathVirtualKeyboard.layouts = names;
    return mathVirtualKeyboard.normalizedLayouts as Layouts;
  }, named);
  const caps = made.flatMap(({ layers }) => layers.flatMap(({ rows }) => rows));
  const seen = new Map(caps.flat().map((cap) => [JSON.stringify(cap), cap]));
  const all = [...seen].flatMap(([name, cap]): Said[] =>
    /(?:^|\s)(?:shift|separator)(?:\s|$)/.test(cap.class ?? "")
      ? []
      : [
          {
            name,
            cap,
            deed: deedOfCap(cap),
            shifted: cap.shift === undefined ? undefined : deedOfCap(cap.shift),
          },
        ],
  );
  const { lines, taps } = await compareTaps(page, all);
  console.log(all.length, taps);
  expect(lines).toEqual([]);
  expect(all.length).toBeGreaterThan(100);
});
