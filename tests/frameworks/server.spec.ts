import { addressOf, expect, test } from "./fixture.ts";

for (const project of ["nextjs", "sveltekit"])
  test(`the page that ${project} sends has the formulas`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(addressOf(project))).text();
    expect(html).toMatch(/<math-field[^>]* value="\\frac\{x\}\{2\}"/);
    expect(html).toContain("ML__latex");

    await page.goto(addressOf(project));
    const letter = page.locator(".ML__latex .ML__mathit").first();
    await expect(letter).toHaveCSS("font-family", /KaTeX_Math/);
  });

for (const project of ["nextjs", "sveltekit"])
  test(`${project} sets what all fields share, in the browser`, async ({
    page,
  }) => {
    await page.goto(addressOf(project));
    const sounds = () =>
      page.evaluate(() => window.MathfieldElement?.soundsDirectory);
    await expect.poll(sounds).toBe(null);
  });
