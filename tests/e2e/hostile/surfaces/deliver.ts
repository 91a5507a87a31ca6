import { test, type Frame, type Page } from "@playwright/test";

import type { Payload } from "../payloads/index.ts";
import { follow, traverse } from "./address.ts";
import type { Surface } from "./types.ts";

type Deliver = (page: Page) => Promise<void>;

/** After how many payloads a surface has to do its work. */
const GROUP = 10;

/**
 * Gives payloads to a surface of a page, each in a step of its name. After some
 * of them, and after the last, the surface does its work.
 */
export async function giveAll<Given extends Payload>(
  page: Page,
  surface: Surface,
  payloads: readonly Given[],
  give: (payload: Given) => Promise<void>,
): Promise<void> {
  for (const [index, payload] of payloads.entries())
    await test.step(payload.name, async () => {
      await give(payload);
      const isLast = index === payloads.length - 1;
      if (isLast || index % GROUP === GROUP - 1) await surface.works(page);
    });
}

/**
 * The ways from a page that is open to one of its surfaces.
 *
 * @returns Each way by name: it takes the payload to the surface.
 */
export function waysTo(
  { run, formula }: Surface,
  payload: Payload,
): Readonly<Record<string, Deliver>> {
  switch (payload.kind) {
    case "address":
      return {
        query: (page) => traverse(page, payload.text),
        fragment: (page) => follow(page, payload.text),
      };
    case "message":
      return { frame: (page) => postFromFrame(page, payload.message) };
    case "latex":
      return Object.fromEntries(
        Object.entries(formula).map(([way, give]) => [
          way,
          (page: Page) => give(page, payload.latex),
        ]),
      );
    default:
      return run ? { Run: (page) => run(page, payload) } : {};
  }
}

const frames = new WeakMap<Page, Frame>();

/** Posts a message from a frame in the page, whose window is another. */
async function postFromFrame(page: Page, message: unknown): Promise<void> {
  const frame = frames.get(page) ?? (await frameIn(page));
  frames.set(page, frame);
  await frame.evaluate((data) => parent.postMessage(data, "*"), message);
}

async function frameIn(page: Page): Promise<Frame> {
  const handle = await page.evaluateHandle(() => {
    const element = document.createElement("iframe");
    element.hidden = true;
    document.body.append(element);
    return element;
  });
  const frame = await handle.contentFrame();
  if (frame === null) throw new Error("The page holds no frame.");
  return frame;
}
