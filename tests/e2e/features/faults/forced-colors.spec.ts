import { expect, test } from "../../support/fixture.ts";
import { dialog, find, GUIDE, PAGE } from "../../support/search.ts";
import { CONTRARY, openIn } from "./forced-colors.ts";

/** Number of stops of the Tab key that are looked at. */
const STOPS = 30;

for (const route of [GUIDE, "/compute-engine/demo/", "/playground/"])
  test(`the focus is seen at each stop of ${route}`, async ({ page }) => {
    await openIn(page, route, CONTRARY);
    const unseen: string[] = [];
    const stops = new Set<string>();
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press("Tab");
      // An editor says a moment later that it has the focus.
      const late = page.locator(".cm-editor:has(:focus):not(.cm-focused)");
      await expect(late).toHaveCount(0);
      const seen = await page.evaluate(() => {
        let at: Element | null = document.activeElement;
        const name = at?.outerHTML.slice(0, 160) ?? "";
        if (at === document.body) return { name, isRinged: true };
        // Editors and fields draw the ring around themselves.
        for (let up = 0; at && up < 4; up += 1, at = at.parentElement) {
          const isRinged = [undefined, "::after"].some((part) => {
            const style = getComputedStyle(at as Element, part);
            return (
              style.outlineStyle !== "none" &&
              parseFloat(style.outlineWidth) >= 2 &&
              !/^rgba\(.*, 0\)$/.test(style.outlineColor)
            );
          });
          if (isRinged) return { name, isRinged };
        }
        return { name, isRinged: false };
      });
      stops.add(seen.name);
      if (!seen.isRinged) unseen.push(seen.name);
      await page.keyboard.press("Escape");
    }
    expect(stops.size).toBeGreaterThan(8);
    expect(unseen).toEqual([]);
  });

/** Runs in the page: controls that neither words, lines nor pictures show. */
function unseenControls(): string[] {
  const controls = "button, input, select, textarea, [role=tab], [data-field]";
  return [...document.querySelectorAll(controls)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => each.getBoundingClientRect().width > 1)
    .filter((each) => {
      const parts = [each, ...each.querySelectorAll("*")];
      const hasWords = each.textContent.trim() !== "";
      const hasPicture = parts.some((part) => {
        const { backgroundImage, maskImage } = getComputedStyle(part);
        return (
          part.matches("svg, img") ||
          backgroundImage !== "none" ||
          maskImage !== "none" ||
          !/^(?:none|normal)$/.test(getComputedStyle(part, "::before").content)
        );
      });
      const isLined = (part: Element | null) => {
        if (part === null) return false;
        const { borderBottomStyle, borderBottomWidth } = getComputedStyle(part);
        return (
          borderBottomStyle !== "none" && parseFloat(borderBottomWidth) > 0
        );
      };
      const isBoxed = [each, each.parentElement, ...each.children].some(
        isLined,
      );
      const isText = each.matches("input, select, textarea, [data-field]");
      // Of a radio button the word beside it is the whole button.
      if (each.matches("[type=radio], [type=checkbox]")) return false;
      return !isBoxed && (isText || (!hasWords && !hasPicture));
    })
    .map((each) => each.outerHTML.slice(0, 160));
}

for (const route of [
  "/",
  GUIDE,
  "/compute-engine/demo/",
  "/mathfield/demo/",
  "/playground/",
  "/mathfield/reference/commands/",
  "/search/?q=evaluate",
])
  test(`controls of ${route} are seen`, async ({ page }) => {
    await openIn(page, route, CONTRARY);
    expect(await page.evaluate(unseenControls)).toEqual([]);
  });

test("the result that Enter opens is told from the others", async ({
  page,
}) => {
  await openIn(page, PAGE, CONTRARY);
  await find(page, "evaluate");
  const looks = await dialog(page)
    .getByRole("row")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [row, ...row.querySelectorAll("a")]
          .map((part) => {
            const {
              outlineStyle,
              outlineWidth,
              borderLeftWidth,
              backgroundColor,
            } = getComputedStyle(part);
            return [
              outlineStyle,
              outlineWidth,
              borderLeftWidth,
              backgroundColor,
            ];
          })
          .join(),
      ),
    );
  expect(looks.length).toBeGreaterThan(2);
  expect(looks.filter((each) => each === looks[0])).toHaveLength(1);
});

for (const [route, role] of [
  ["/mathfield/guides/getting-started/", "tab"],
  ["/playground/", "radio"],
] as const)
  test(`the ${role} that is chosen is told from the others`, async ({
    page,
  }) => {
    await openIn(page, route, CONTRARY);
    const group = page
      .getByRole("main")
      .getByRole(role === "tab" ? "tablist" : "radiogroup")
      .filter({ has: page.getByRole(role) })
      .first();
    const looks = await group.getByRole(role).evaluateAll((all) =>
      all.map((each) => {
        const shown = each.closest("label") ?? each;
        const style = getComputedStyle(shown);
        return [
          style.borderBottomColor,
          style.borderBottomWidth,
          style.backgroundColor,
          style.outlineStyle,
          style.color,
        ].join();
      }),
    );
    expect(looks.length).toBeGreaterThan(1);
    expect(new Set(looks).size).toBe(2);
  });

for (const [name, current] of [
  ["sidebar", ".theme-doc-sidebar-menu a[aria-current=page]"],
  ["bar", ".navbar__link--active"],
] as const)
  test(`the ${name} shows where the reader is`, async ({ page }) => {
    await openIn(page, GUIDE, CONTRARY);
    await expect(page.locator(current).first()).toHaveCSS(
      "text-decoration-line",
      "underline",
    );
  });
