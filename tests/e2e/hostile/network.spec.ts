import { expect, open, test } from "../support/fixture.ts";
import { Fault, notLoaded, noteWaits, WAITS } from "../support/fault.ts";
import {
  allRan,
  allSame,
  openRun,
  SMALL_PAGE,
} from "../support/playgrounds.ts";
import { expectMessage, inOrder, PARTS, retry } from "./faulty-network.ts";

test.use({ savesData: false });

const ALL = Object.values(PARTS);

test("each script that examples need may fail twice", async ({
  page,
  faults,
}) => {
  faults.expect(...ALL.map(({ address }) => notLoaded(address)));
  const waits = await noteWaits(page);
  const failing = await Promise.all(
    ALL.map(({ address }) => Fault.at(page, address, 2)),
  );
  await openRun(page, SMALL_PAGE);
  await allSame(page);
  expect(failing.map(({ tries }) => tries)).toEqual([3, 3, 3]);
  expect(inOrder(await waits(), WAITS.slice(0, 3))).toBe(true);
});

for (const [name, { address, message, warning }] of Object.entries(PARTS))
  test(`without the ${name} script there are a message and Retry`, async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(notLoaded(address), warning);
    const waits = await noteWaits(page);
    const fault = await Fault.at(page, address);
    await open(page, SMALL_PAGE);

    await test.step("after four tries", async () => {
      await expectMessage(page, message);
      expect(fault.tries).toBe(WAITS.length);
      expect(inOrder(await waits(), WAITS)).toBe(true);
    });

    await test.step("and as many more once the network is back", async () => {
      await context.setOffline(true);
      await context.setOffline(false);
      await expect.poll(() => fault.tries).toBe(2 * WAITS.length);
      await expectMessage(page, message);
    });

    await test.step("until Retry finds it", async () => {
      fault.mend();
      await retry(page).click();
      await allRan(page);
      await allSame(page);
    });
  });

test("what is missing comes by itself when the network is back", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(
    ...ALL.flatMap(({ address, warning }) => [notLoaded(address), warning]),
  );
  await noteWaits(page);
  const failing = await Promise.all(
    ALL.map(async ({ address, message }) => ({
      message,
      fault: await Fault.at(page, address),
    })),
  );
  await open(page, SMALL_PAGE);
  // One after the other is to be had, and is waited for no longer.
  for (const { message, fault } of failing)
    await test.step(message, async () => {
      await expectMessage(page, message);
      await context.setOffline(true);
      fault.mend();
      const before = fault.tries;
      await context.setOffline(false);
      await expect.poll(() => fault.tries).toBe(before + 1);
    });
  await allRan(page);
  await allSame(page);
});
