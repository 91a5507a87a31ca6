import type { Plan } from "./plan.ts";
import type { ProgressFile } from "./progress.ts";
import type { PublishingService } from "./service.ts";

/** What publishing works with. */
export interface Tools {
  readonly service: PublishingService;
  readonly progress: ProgressFile;
  /** Shows a line. */
  readonly print: (line: string) => void;
}

/**
 * Fills an index beside the one that readers search, then puts it in its place:
 * they search the one or the other, and never a half. What an earlier run of
 * the same content has sent is not sent again.
 *
 * @param index - Name of the index that readers search.
 * @throws Error when the service fails. Readers then search what they did.
 */
export async function publish(
  plan: Plan,
  index: string,
  tools: Tools,
): Promise<void> {
  const { service, progress, print } = tools;
  const next = `${index}_tmp_${plan.digest}`;
  const done = await resume(plan, next, tools);
  const { length } = plan.batches;
  for (const [number, batch] of plan.batches.entries()) {
    if (number < done) continue;
    await service.add(next, batch);
    await progress.write({ index: next, batches: number + 1 });
    print(`Batch ${number + 1} of ${length} is in.`);
  }
  await expectWhole(plan, next, tools);
  // A move of what is no longer there does nothing: it can be tried again.
  await service.move(next, index);
  await progress.remove();
}

/** Prepare the new index, and tell how many batches are in it already. */
async function resume(
  plan: Plan,
  next: string,
  { service, progress, print }: Tools,
): Promise<number> {
  const before = await progress.read();
  if (before !== undefined && before.index !== next) {
    print("The content has changed since the last run: starting anew.");
    await service.remove(before.index);
    await progress.remove();
  }
  if (before?.index === next) {
    const sent = plan.batches.slice(0, before.batches).flat().length;
    if ((await service.count(next)) >= sent) {
      print(`Going on after batch ${before.batches} of an earlier run.`);
      return before.batches;
    }
  }
  await service.configure(next, plan);
  return 0;
}

async function expectWhole(
  { total }: Plan,
  next: string,
  { service, progress }: Tools,
): Promise<void> {
  const found = await service.count(next);
  if (found === total) return;
  await service.remove(next);
  await progress.remove();
  throw new Error(
    `The new index has ${found} objects instead of ${total}, and was not put in place. The next run starts anew.`,
  );
}
