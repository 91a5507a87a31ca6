import { factsOf, keyboard } from "../../../../plugins/package-facts/index.ts";
import { listItems } from "../../../page-rows.ts";
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

const REFERENCE = "docs/mathfield/virtual-keyboard.mdx";
const COMMAND = /^(?:undo|redo|commit|[a-z]+(?:[A-Z]\w*)+)$/;
const COLORS: Readonly<Record<string, Deed>> = {
  "[foreground-color]": ["applyStyle", { color: "red" }],
  "[background-color]": ["applyStyle", { backgroundColor: "yellow" }],
};

/** Returns the command for what a row of the table of tokens says. */
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

/** Returns the command that a keycap runs, in the order the page states. */
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
  expect(lines).toEqual([]);
  expect(taps).toBeGreaterThan(all.length);
});

test("of two properties, a tap uses the one that the page lists first", async ({
  page,
}) => {
  const order = listItems(REFERENCE, "what-a-tap-does").map(
    (item) => /^\w+/.exec(item)?.[0] ?? item,
  );
  const values: Readonly<Record<string, [unknown, Deed]>> = {
    command: [
      ["insert", "c"],
      ["insert", "c"],
    ],
    insert: ["\\iota", inserting("\\iota")],
    key: ["k", typing("k")],
    latex: ["\\lambda", inserting("\\lambda")],
    label: ["l", typing("l")],
  };
  expect(order.toSorted()).toEqual(Object.keys(values).toSorted());
  const all = order.flatMap((first, place) =>
    order.slice(place + 1).map((second): Said => {
      const cap = {
        [second]: values[second]?.[0],
        [first]: values[first]?.[0],
      };
      return { name: `${first}, ${second}`, cap, deed: values[first]?.[1] };
    }),
  );
  const { lines, taps } = await compareTaps(page, all);
  expect(lines).toEqual([]);
  expect(taps).toBeGreaterThan(order.length);
});

test("each panel inserts what its row lists, and panels of colors do not open", async ({
  page,
}) => {
  const { panels } = await factsOf(keyboard);
  const names = panels.map(({ name }) => name);
  const colors = ["foreground-color", "background-color"];
  const wrong = await page.evaluate(
    async ({ panels, colors }) => {
      const { mathVirtualKeyboard, capsShown, tap, tapped } =
        window as unknown as Taps;
      const frames = async (count: number) => {
        for (let frame = 0; frame < count; frame += 1)
          await new Promise(requestAnimationFrame);
      };
      const items = () =>
        document.querySelectorAll(".MLK__variant-panel .item");

      /** Opens a panel, and waits for its listeners. */
      async function openPanel(variants: string) {
        mathVirtualKeyboard.hide();
        const cap = { latex: "x", variants, stickyVariantPanel: true };
        mathVirtualKeyboard.layouts = { rows: [[cap]] };
        mathVirtualKeyboard.show();
        for (const each of capsShown()) tap(each, ["pointerdown"]);
        await new Promise((resolve) => setTimeout(resolve));
        await frames(2);
        return items();
      }

      const lines: string[] = [];
      for (const { name, latex } of panels)
        for (const [place, wanted] of latex.entries()) {
          tapped.setValue("");
          tapped.executeCommand(["insert", wanted, { format: "latex" }]);
          const done = tapped.value;
          tapped.setValue("");
          const found = await openPanel(name);
          const item = found[place];
          if (item) tap(item, ["pointerup"]);
          if (found.length !== latex.length || tapped.value !== done)
            lines.push(`${name}: ${tapped.value}, not ${done}`);
        }
      for (const name of colors)
        if ((await openPanel(name)).length > 0) lines.push(`${name} opens`);
      return lines;
    },
    { panels, colors },
  );
  expect(names.length).toBeGreaterThan(colors.length);
  expect(wrong).toEqual([]);
});
