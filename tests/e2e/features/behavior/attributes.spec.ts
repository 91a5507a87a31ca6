import { factsOf, mathfield } from "../../../../plugins/package-facts/index.ts";
import { propertyOf } from "../../../../plugins/reference-tables/mathfield.ts";
import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { openFields, walk } from "./fields.ts";

/** A value of each attribute that sets an option to another value. */
const TEXTS: Readonly<Record<string, string>> = {
  "default-mode": "text",
  "inline-shortcut-timeout": "500",
  "letter-shape-style": "french",
  "math-mode-space": "\\,",
  "math-virtual-keyboard-policy": "manual",
  "max-matrix-cols": "5",
  "min-font-scale": "0.5",
  placeholder: "x",
  "popover-policy": "off",
  "read-only": "",
  "remove-extraneous-parentheses": "off",
  "script-depth": "1,2",
  "smart-fence": "off",
  "smart-mode": "on",
  "smart-superscript": "off",
  disabled: "",
  readonly: "",
  "aria-label": "Sum",
  contenteditable: "false",
  title: "Sum",
};

/** Attributes of the table without a property. */
const BARE = ["aria-labelledby", "virtual-keyboard-target-origin"];

/** The effects of an attribute that were seen, each value as text. */
interface Seen {
  readonly inTag: boolean;
  readonly later: boolean;
  readonly written: boolean;
  readonly restored: "removed" | "kept";
  readonly silences: readonly string[];
}

test("each attribute does what its row says", async ({ page }) => {
  const { attributes } = await factsOf(mathfield);
  const rows = attributes.map(({ name, reads, isLive }) => ({
    name,
    reads: reads ?? "",
    isLive,
    property: propertyOf(name),
    text: TEXTS[name] ?? "",
  }));
  const named = rows.filter(({ property }) => property !== "");
  expect(named.map(({ name }) => name).sort()).toEqual(
    Object.keys(TEXTS).sort(),
  );
  expect(rows.filter(({ property }) => property === "")).toHaveLength(
    BARE.length,
  );

  await openFields(page, "<main></main>");
  const seen = await page.evaluate((all): Record<string, Seen> => {
    type Field = HTMLElement & Record<string, unknown>;
    const place = document.querySelector("main") ?? document.body;
    const make = (html = ""): Field => {
      place.innerHTML = `<math-field ${html}></math-field>`;
      return place.firstElementChild as Field;
    };
    const valueOf = (field: Field, property: string) => String(field[property]);
    return Object.fromEntries(
      all.map(({ name, property, text }): [string, Seen] => {
        const fallback = valueOf(make(), property);
        const value = make(`${name}="${text}"`)[property];
        const late = make();
        late.setAttribute(name, text);
        const later = valueOf(late, property) !== fallback;
        const written = make();
        const before = written[property];
        written[property] = value;
        const isWritten = written.getAttribute(name) === text;
        written[property] = before;
        const others = all.filter((other) => other.name !== name);
        return [
          name,
          {
            inTag: String(value) !== fallback,
            later,
            written: isWritten,
            restored: written.hasAttribute(name) ? "kept" : "removed",
            silences: others
              .filter((other) => {
                const own = `${other.name}="${other.text}"`;
                return (
                  valueOf(make(`${own} ${name}="${text}"`), other.property) ===
                  valueOf(make(), other.property)
                );
              })
              .map((other) => other.name),
          },
        ];
      }),
    );
  }, named);

  const options = rows.filter(({ reads }) => reads !== "");
  const silent = options
    .map(({ name }) => name)
    .filter((name) => !["placeholder", "read-only", ...BARE].includes(name));
  for (const { name, reads, isLive } of named) {
    expect(seen[name]?.inTag, `${name} in the tag`).toBe(true);
    expect(seen[name]?.later, `${name} later`).toBe(isLive);
    expect(seen[name]?.written, `${name} written`).toBe(
      name !== "script-depth",
    );
    if (reads !== "" || ["disabled", "readonly"].includes(name))
      expect(seen[name]?.restored, `${name} at its default`).toBe(
        /on\/off|^$/.test(reads) || name === "script-depth"
          ? "removed"
          : "kept",
      );
    expect(seen[name]?.silences, `what ${name} silences`).toEqual(
      ["placeholder", "read-only", "readonly"].includes(name)
        ? silent.filter((other) => other !== name)
        : [],
    );
  }
});

test("one number in script-depth limits subscripts only", async ({ page }) => {
  await openFields(
    page,
    `<math-field id="one" script-depth="1"></math-field>
     <math-field id="both" script-depth="1,1"></math-field>
     <math-field id="property"></math-field>`,
  );
  await page
    .locator("#property")
    .evaluate((field) => Object.assign(field, { scriptDepth: 1 }));
  for (const [id, formula] of [
    ["one", "x_{ab}^{c^{d}}"],
    ["both", "x_{ab}^{cd}"],
    ["property", "x_{ab}^{cd}"],
  ] as const) {
    const field = page.locator(`#${id}`);
    await field.click({ position: { x: 8, y: 16 } });
    await expect(field.locator("[part=keyboard-sink]")).toBeFocused();
    await page.keyboard.type("x_a_b");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("^c^d");
    await expect(field).toHaveJSProperty("value", formula);
  }
});

test("Tab, clicks and focus() pass an inert mathfield by", async ({ page }) => {
  await openFields(
    page,
    `<input id="i"><math-field id="field" inert>x</math-field><input id="j">`,
  );
  await page.locator("#i").focus();
  expect(await walk(page, "Tab", 1)).toEqual(["j"]);
  expect(await walk(page, "Shift+Tab", 1)).toEqual(["i"]);
  await page.locator("#field").click({ force: true });
  await page.locator("#field").evaluate((field: HTMLElement) => field.focus());
  await page.keyboard.type("y");
  await expect(page.locator("#field")).toHaveJSProperty("value", "x");
});

test("a disabled mathfield refuses edits, clicks and focus()", async ({
  page,
}) => {
  await openFields(
    page,
    `<input id="i"><math-field id="field" disabled>x</math-field>`,
  );
  const field = page.locator("#field");
  const active = () => page.evaluate(() => document.activeElement?.id);
  await page.locator("#i").focus();
  await field.click({ force: true, position: { x: 8, y: 16 } });
  expect(await active()).toBe("i");
  await field.evaluate((element: HTMLElement) => element.focus());
  expect(await active()).toBe("i");
  await page.keyboard.press("Tab");
  expect(await active()).toBe("field");
  await page.keyboard.type("y");
  await page.keyboard.press("Backspace");
  await expect(page.locator("#field")).toHaveJSProperty("value", "x");
});
