import type { Page } from "@playwright/test";

import { expect } from "../../support/fixture.ts";
import { fieldOf, press, type, type Screen } from "./program.ts";

/** The formula that a question shows, in LaTeX. */
export async function formulaOf(screen: Screen): Promise<string> {
  return (await screen.locator("math-div").textContent()) ?? "";
}

/** Waits until the quiz shows a message on an answer. */
export async function expectMessage(
  screen: Screen,
  message: string | RegExp,
): Promise<void> {
  const status = screen.locator("form > [role=status]");
  await expect(status).toHaveText(message);
}

/**
 * Solves a question, as a person who knows the answer types it.
 *
 * @param latex - The formula of a question.
 */
export function solve(latex: string): string {
  const [n, k] = (latex.match(/\d+/g) ?? []).slice(-2).map(Number);
  if (n === undefined || k === undefined) throw new Error(latex);
  if (latex.startsWith("(x+")) return `x^2+${n + k}x+${n * k}`;
  if (latex.startsWith("\\frac{d}{dx}")) return `${n * k}x^${k - 1}`;
  // A half and a k-th.
  const [top, bottom] = [k + 2, 2 * k];
  const shared = gcd(top, bottom);
  return `${top / shared}/${bottom / shared}`;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** Plays a round: one answer with a hint, one at once, and one not at all. */
export async function playRound(page: Page, screen: Screen): Promise<void> {
  const number = screen.locator("#progress");
  await expect(number).toHaveText("Question 1 of 3, points: 0");
  await expect(fieldOf(screen)).not.toBeFocused();
  for (const tries of ["Wrong tries: 1.", "Wrong tries: 2. Hint: "]) {
    await type(page, screen, "1");
    await page.keyboard.press("Enter");
    await expectMessage(screen, new RegExp(`^Not yet\\. ${tries}`));
  }
  await type(page, screen, solve(await formulaOf(screen)));
  await page.keyboard.press("Enter");
  await expectMessage(screen, "Right!");
  await page.keyboard.press("Enter");

  await expect(number).toHaveText("Question 2 of 3, points: 0.5");
  await expect(fieldOf(screen)).toBeFocused();
  await type(page, screen, solve(await formulaOf(screen)));
  await press(screen, "Check");
  await expectMessage(screen, "Right!");
  await press(screen, "Next question");

  await expect(number).toHaveText("Question 3 of 3, points: 1.5");
  await press(screen, "Skip");
  const score = screen.getByRole("heading", { name: "1.5 of 3 points" });
  await expect(score).toBeFocused();
  const points = screen.getByRole("listitem");
  await expect(points).toHaveText([/: 0\.5$/, /: 1$/, /: 0$/]);
  await expect(fieldOf(screen)).toBeHidden();

  await press(screen, "Another round");
  await expect(number).toHaveText("Question 1 of 3, points: 0");
  await expect(fieldOf(screen)).toBeFocused();
}
