import { addressOf, expect, test, typeInto, valueOf } from "./fixture.ts";

/** The key of a digit on the virtual keyboard. */
const SEVEN = ".MLK__layer.is-visible .MLK__keycap[aria-label='7']";

/** A member of the class of mathfields that its types do not show. */
interface Sounds {
  readonly loadSound: (name: string) => Promise<void>;
}

/** A page of the project without a bundler, from the other loopback host. */
const parent = addressOf("plain", "/parent.html").replace(
  "localhost",
  "127.0.0.1",
);

for (const project of ["plain", "vite"])
  test(`keys sound in ${project}, from its own files`, async ({ page }) => {
    await page.goto(addressOf(project));
    const field = page.locator("math-field");
    await expect.poll(() => valueOf(field)).toBe("\\frac{x}{2}");
    const sound = page.waitForResponse(/keypress-standard\.wav$/);
    // A browser without a loudspeaker never gets as far when a key is tapped.
    await page.evaluate(() =>
      (window.MathfieldElement as unknown as Sounds).loadSound("keypress"),
    );
    const response = await sound;
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^audio\/(x-)?wav$/);
  });

test("a field works where trusted types are required", async ({ page }) => {
  await page.goto(addressOf("plain", "/trusted.html"));
  const field = page.locator("math-field");
  await expect.poll(() => valueOf(field)).toBe("\\frac{x}{2}");
  await typeInto(field, "1+");
  await expect.poll(() => valueOf(field)).toBe("1+\\frac{x}{2}");
  await page.evaluate(() => window.mathVirtualKeyboard.show());
  await page.locator(SEVEN).click();
  await expect.poll(() => valueOf(field)).toBe("1+7\\frac{x}{2}");
});

// A browser that runs the frame in the process of the page warns of the first
// message, which leaves before a script can say where to. This one does not.
test("a frame of another origin uses the keyboard of the page", async ({
  page,
}) => {
  await page.goto(parent);
  const frame = page.frameLocator("iframe");
  const open = frame.getByRole("button", { name: "Keyboard", exact: true });
  await open.click();
  await expect(page.locator("output")).toHaveText("open");
  await page.locator(SEVEN).click();
  const answer = frame.locator("math-field");
  await expect.poll(() => valueOf(answer)).toBe("7");
});
