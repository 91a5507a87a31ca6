import {
  examples,
  openRun,
  SMALL_PAGE,
  tryOut,
} from "../../support/playgrounds.ts";
import { expect, openKeptExample, test } from "./kept.ts";

/** What a program of a reader tries without a network, and may not get. */
const ATTEMPTS = `const tried = {
  origin: () => self.origin === "null" && "opaque",
  caches: () => caches.keys(),
  storage: () => localStorage.length,
  database: () => new Promise((resolve, reject) => {
    const request = indexedDB.open("a");
    request.onsuccess = () => resolve("open");
    request.onerror = () => reject(request.error);
  }),
  worker: () => navigator.serviceWorker.getRegistrations(),
  parent: () => parent.document.title,
  network: () => fetch("HERE"),
};
for (const name in tried) {
  let told;
  try {
    told = await tried[name]();
    told = told === "opaque" ? told : "REACHED";
  } catch (error) {
    told = "refused";
  }
  console.log(name + ": " + told);
}`;

test("code of readers reaches nothing from a saved sandbox", async ({
  page,
  context,
  baseURL,
}) => {
  await openKeptExample(page);
  await context.setOffline(true);
  await openRun(page, SMALL_PAGE);

  await test.step("the frame with the code has the attribute", async () => {
    const frames = await page.evaluate(() =>
      [...document.querySelectorAll("iframe")].map((outer) => [
        outer.src.includes("/bridge."),
        outer.contentDocument?.querySelector("iframe")?.getAttribute("sandbox"),
        outer.contentDocument?.scripts.length,
      ]),
    );
    expect(frames.length).toBeGreaterThan(0);
    for (const frame of frames)
      expect(frame).toEqual([true, "allow-scripts", 0]);
  });

  const code = ATTEMPTS.replace("HERE", `${baseURL ?? ""}/about/`);
  expect(await tryOut(examples(page).first(), code)).toEqual([
    "origin: opaque",
    ...["caches", "storage", "database", "worker", "parent", "network"].map(
      (name) => `${name}: refused`,
    ),
  ]);
});
