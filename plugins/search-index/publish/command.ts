import path from "node:path";
import { parseArgs } from "node:util";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";

import { type PublisherSettings, readPublisher } from "../../settings/index.ts";
import { recordsOf } from "../files.ts";
import { sizeOf } from "./objects.ts";
import { type Plan, planOf } from "./plan.ts";
import { ProgressFile, publish } from "./publish.ts";
import { redactor } from "./redact.ts";
import { PublishingService } from "./service.ts";

const USAGE = `Usage: npm run search:publish [-- --dry-run]

Puts the search records of the last build in the hosted index that the
environment names: SEARCH_APP_ID, SEARCH_INDEX, SEARCH_ADMIN_KEY and, where the
service is not Algolia's own, SEARCH_HOST.

  --dry-run  show what would be sent, and ask nobody
  --help     show this`;

/** The environment that a command runs in. */
interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Root folder of the project. */
  readonly siteDir: string;
  /** Shows what was done. */
  readonly print: (line: string) => void;
  /** Shows what went wrong. */
  readonly complain: (line: string) => void;
  /** Waits for some milliseconds; tests pass their own. */
  readonly sleep?: (ms: number) => Promise<unknown>;
}

/**
 * `npm run search:publish`.
 *
 * @param args - What stands behind its name.
 * @returns Its exit code: 0 when done, 1 when something failed, 2 when it was
 * asked for what it cannot do.
 */
export async function runCommand(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { env, siteDir } = surroundings;
  // An id is no secret, but a key that was set in its place is.
  const hide = redactor([env["SEARCH_ADMIN_KEY"], env["SEARCH_APP_ID"]]);
  const print = (line: string) => surroundings.print(hide(line));
  const complain = (line: string) => surroundings.complain(hide(line));
  const folder = path.join(siteDir, GENERATED_FILES_DIR_NAME, "search-index");
  let settings: PublisherSettings | undefined;
  try {
    const options = readOptions(args);
    if (options.help) {
      print(USAGE);
      return 0;
    }
    settings = options["dry-run"] ? undefined : readPublisher(env);
  } catch (error) {
    complain(messageOf(error));
    return 2;
  }
  try {
    const plan = planOf(await recordsOf(siteDir));
    if (settings === undefined) describe(plan, print);
    else await run(plan, settings, folder, { ...surroundings, print });
    return 0;
  } catch (error) {
    complain(messageOf(error));
    return 1;
  }
}

function readOptions(args: readonly string[]) {
  const options = {
    "dry-run": { type: "boolean" },
    help: { type: "boolean", short: "h" },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    // What is wrong is not said: it may be a key.
    throw new Error(`There are no such arguments.\n\n${USAGE}`, { cause });
  }
}

async function run(
  plan: Plan,
  settings: PublisherSettings,
  folder: string,
  { print, sleep }: Surroundings,
): Promise<void> {
  const { index } = settings;
  print(`Publishing ${amountOf(plan)} to the index ${index}.`);
  await publish(plan, index, {
    service: new PublishingService(settings, sleep),
    progress: new ProgressFile(path.join(folder, "progress.json")),
    print,
  });
  print(`Readers now search them in the index ${index}.`);
}

function describe(plan: Plan, print: (line: string) => void): void {
  const sizes = plan.batches.flat().map(sizeOf);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const [first] = plan.batches[0] ?? [];
  print(`Would publish ${amountOf(plan)}, and ask nobody now.`);
  print(`All objects: ${format(bytes)} bytes.`);
  print(`The largest: ${format(Math.max(...sizes))} bytes.`);
  print(`The first: ${JSON.stringify(first, undefined, 2)}`);
}

function amountOf({ total, batches }: Plan): string {
  const noun = batches.length === 1 ? "batch" : "batches";
  return `${format(total)} objects in ${batches.length} ${noun}`;
}

function format(number: number): string {
  return number.toLocaleString("en");
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
