import { readFileSync } from "node:fs";

import {
  factsOf,
  latexCommands,
} from "../../../../plugins/package-facts/index.ts";
import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

const FILE = "docs/mathfield/guides/security.mdx";

/** The commands of the table, each with the attribute that it writes. */
const rows = tableRows(FILE, "what-each-command-can-do").flatMap(
  ([names = "", becomes = ""]) =>
    names.split(", ").map((name) => ({
      name: name.slice(1),
      attribute: /(?:attributes? )(\w+)/.exec(becomes)?.[1] ?? "href",
    })),
);

/** The macros that the page's first example defines. */
const [, harmless = ""] =
  /const names = "([^"]+)"/.exec(readFileSync(FILE, "utf8")) ?? [];

test("each command of the table writes its attribute, also in `\\ce` and `\\pu`, and its macro none", async ({
  page,
}) => {
  expect(rows.map(({ name }) => name).sort()).toEqual(
    harmless.split(" ").sort(),
  );
  await openFields(page, "<math-field></math-field>");
  const found = await page.evaluate(
    async ([commands, names]) => {
      const { convertLatexToMarkup, renderMathInElement } =
        await import("mathlive");
      const content = names.map((name) => [name, { def: "#2", args: 2 }]);
      const plain = { def: "#1", args: 1 };
      const macros = {
        ...Object.fromEntries(content),
        ce: plain,
        pu: plain,
      } as Record<string, object>;
      const mf = document.querySelector("math-field") as HTMLElement;
      const draws = (root: ParentNode) => root.querySelector(".ML__mathit");
      const wait = () =>
        new Promise((resolve) => requestAnimationFrame(resolve));
      const tries = [];
      const nested = commands.flatMap((command) =>
        ["", "\\ce", "\\pu"].map((around) => ({ ...command, around })),
      );
      for (const { name, attribute, around } of nested) {
        const values: Record<string, string> = {
          href: "https://example.com",
          data: "mark=1",
          style: "--mark:1",
        };
        const latex = `${around}{\\${name}{${values[attribute] ?? "mark"}}{x}}`;
        const marked = "[href],[data-mark],[style*=mark],[class~=mark],#mark";
        const inMarkup = (options = {}) => {
          const template = document.createElement("template");
          template.innerHTML = convertLatexToMarkup(latex, options);
          return template.content;
        };
        const span = document.createElement("math-span");
        span.setAttribute("macros", JSON.stringify(macros));
        span.textContent = latex;
        const text = document.createElement("p");
        text.textContent = `\\(${latex}\\)`;
        document.body.append(span, text);
        (span as unknown as { render: () => void }).render();
        renderMathInElement(text, { macros });
        text.querySelector("[data-latex]")?.removeAttribute("data-latex");
        Reflect.set(mf, "macros", {});
        Reflect.set(mf, "value", latex);
        await wait();
        const before = mf.shadowRoot?.querySelector(marked) !== null;
        Reflect.set(mf, "macros", macros);
        await wait();
        const drawn = inMarkup({ macros });
        const roots = [drawn, span.shadowRoot, text, mf.shadowRoot];
        tries.push([
          around + name,
          before && inMarkup().querySelector(marked) !== null,
          roots.every(
            (root) => root && draws(root) && !root.querySelector(marked),
          ),
        ]);
      }
      return tries;
    },
    [rows, harmless.split(" ")] as const,
  );
  expect(found).toEqual(
    rows.flatMap(({ name }) =>
      ["", "\\ce", "\\pu"].map((around) => [around + name, true, true]),
    ),
  );
});

/** Arguments that would do harm where one came through as it is. */
const HOSTILE = [
  '"><img src=x onerror="alert(1)',
  "red;position:fixed;background:url(https://example.com/a.png)",
  "https://example.com",
  "marked",
];

test("no other command writes what it is given, in markup and in MathML", async ({
  page,
}) => {
  const known = rows.map(({ name }) => `\\${name}`);
  const all = await factsOf(latexCommands);
  const commands = all.filter(
    ({ kind, parameters }) => kind === "macro" || parameters.length > 0,
  );
  expect(commands.length).toBeGreaterThan(200);
  await openFields(page, "");
  const found = await page.evaluate(
    async ([names, hostile]) => {
      const { convertLatexToMarkup, convertLatexToMathMl } =
        await import("mathlive");
      Object.assign(console, { error() {}, assert() {}, log() {}, info() {} });
      const writes = new Set<string>();
      const look = (name: string, convert: () => string) => {
        const template = document.createElement("template");
        try {
          template.innerHTML = `<math>${convert()}</math>`;
        } catch {
          return; // refused
        }
        const bad = [...template.content.querySelectorAll("*")].some(
          (element) =>
            element.matches(
              "img,script,a,iframe,[href],[src],[id],[style*='url('],[style*=fixed],[class~=marked]",
            ) ||
            [...element.attributes].some(({ name: attribute }) =>
              /^(?:on|data-(?!atom))/.test(attribute),
            ),
        );
        if (bad) writes.add(name);
      };
      for (const name of names)
        for (const text of hostile)
          for (const latex of [
            `${name}{${text}}{y}`,
            `${name}{y}{${text}}{z}`,
            `${name}[${text}]{y}{z}`,
          ]) {
            look(name, () => convertLatexToMarkup(latex));
            look(name, () => convertLatexToMathMl(latex));
          }
      return [...writes].sort();
    },
    [commands.map(({ name }) => name), HOSTILE] as const,
  );
  expect(found).toEqual(known.sort());
});

test("links are `http:` or `https:`, and no command can be made of `\\href`", async ({
  page,
}) => {
  await openFields(page, "<math-field></math-field>");
  const found = await page.evaluate(async (names) => {
    const { convertLatexToMarkup } = await import("mathlive");
    const schemes = ["https://a.b", "http://a.b", "file:///a", "/page"];
    schemes.push(
      "javascript:1",
      "mailto:a@b.c",
      "data:text/html,x",
      "ftp://a.b",
    );
    const isLink = (latex: string, options = {}) => {
      try {
        return convertLatexToMarkup(latex, options).includes("href=");
      } catch {
        return false;
      }
    };
    const macros = Object.fromEntries(
      names.map((name) => [name, { def: "#2", args: 2 }]),
    );
    const ways = ["\\csname href\\endcsname", "\\let\\a=\\href\\a"];
    ways.push("\\def\\a{\\href}\\a", "\\newcommand{\\a}{\\href}\\a");
    const link = "{https://example.com}{x}";
    return {
      links: schemes.filter((url) => isLink(`\\href{${url}}{x}`)),
      around: ways.filter((way) => isLink(way + link)),
      left: ways.filter((way) => isLink(way + link, { macros })),
    };
  }, harmless.split(" "));
  expect(found).toEqual({
    links: ["https://a.b", "http://a.b"],
    around: ["\\csname href\\endcsname"],
    left: [],
  });
});
