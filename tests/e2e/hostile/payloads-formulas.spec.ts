import { test } from "./bare-site.ts";
import {
  type LatexPayload,
  payloadsTo,
  shareOf,
  SURFACES,
} from "./payloads/index.ts";
import {
  giveAll,
  openSurface,
  type Surface,
  SURFACE,
  watchHarm,
  waysTo,
} from "./surfaces/index.ts";
import { NOWHERE } from "./targets.ts";

test.use({ savesData: false });

/** Most formulas of a program. */
const GROUP = 10;

/** They run formulas in code of one sandbox: each group goes to one, in turn. */
const BY_CODE = SURFACES.filter((name) => SURFACE[name].formulas);

function groupsOf(
  payloads: readonly LatexPayload[],
): readonly (readonly LatexPayload[])[] {
  const count = Math.ceil(payloads.length / GROUP);
  return Array.from({ length: count }, (_, index) =>
    payloads.slice(index * GROUP, (index + 1) * GROUP),
  );
}

/**
 * The ways of a formula to a surface: all of them, but the compute demo, whose
 * ways are those of the mathfield demo, gets each formula in one way in turn.
 */
function waysOf(
  surface: Surface,
  payload: LatexPayload,
  payloads: readonly LatexPayload[],
) {
  const ways = Object.values(waysTo(surface, payload));
  if (surface.name !== "compute demo") return ways;
  const turn = payloads.indexOf(payload) % ways.length;
  return ways.slice(turn, turn + 1);
}

for (const name of SURFACES)
  test(`no formula harms the ${name}`, async ({ page, faults, witness }) => {
    test.slow();
    // A paste styles the field; the policy of the page refuses the request.
    const asked = witness.address("style");
    faults.allow(
      new RegExp(`^console error: Loading the image '${asked}' violates`),
      new RegExp(`^foreign request: ${asked}$`),
      // MathLive says of a link to code that it makes none.
      /^console error: Error: Invalid URL: javascript:/,
    );
    const targets = { ...NOWHERE, far: witness.address };
    const surface = SURFACE[name];
    await openSurface(page, surface);
    const expectNoHarm = await watchHarm(page);
    const payloads = payloadsTo(targets).filter(
      (payload): payload is LatexPayload => payload.kind === "latex",
    );
    const { formulas } = surface;
    if (formulas)
      for (const group of groupsOf(payloads).filter(
        (_, index) => BY_CODE[index % BY_CODE.length] === name,
      ))
        await test.step(group.map(({ name }) => name).join("; "), async () => {
          await formulas(
            page,
            group.map(({ latex }) => latex),
          );
          await expectNoHarm();
          await surface.works(page);
        });
    else
      await giveAll(page, surface, shareOf(payloads, name), async (payload) => {
        for (const deliver of waysOf(surface, payload, payloads)) {
          await deliver(page);
          await expectNoHarm();
        }
      });
    await witness.expectUnasked();
  });
