import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { runCommand } from "../../../plugins/search-index/publish/command";
import type { SearchRecord } from "../../../src/search";
import { ADMIN_KEY, SEARCH_KEY, Server } from "./server";

let server: Server;
let env: Record<string, string>;
let siteDir: string;
const printed: string[] = [];
const complaints: string[] = [];

beforeEach(async () => {
  server = new Server();
  env = {
    SEARCH_APP_ID: "APP1",
    SEARCH_INDEX: "docs",
    SEARCH_ADMIN_KEY: ADMIN_KEY,
    SEARCH_HOST: await server.listen(),
  };
  siteDir = await mkdtemp(path.join(tmpdir(), "publish-"));
  printed.length = 0;
  complaints.length = 0;
});

afterEach(async () => {
  await server.close();
  await rm(siteDir, { recursive: true });
});

const sleep = vi.fn(() => Promise.resolve());

function run(...args: string[]): Promise<number> {
  sleep.mockClear();
  return runCommand(args, {
    env,
    siteDir,
    sleep,
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  });
}

const folder = () => path.join(siteDir, ".docusaurus/search-index");

async function keep(records: readonly SearchRecord[]): Promise<void> {
  await mkdir(folder(), { recursive: true });
  const file = path.join(folder(), "records.json");
  await writeFile(file, JSON.stringify(records));
}

function records(count: number, text = ""): SearchRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    url: `/compute-engine/page-${index}/`,
    kind: "page",
    area: "compute-engine",
    titles: [`Page ${index}`],
    names: index === 0 ? ["∫", "≤", "\\int", "-", "a"] : [],
    text,
  }));
}

const isBatch = ({ path }: { readonly path: string }) =>
  /^\/1\/indexes\/[^/]+\/batch$/.test(path);

/** How many batches were sent. */
const sent = () => server.requests.filter(isBatch).length;

describe("publishing", () => {
  test("fills another index, then puts it in the place of the real one", async () => {
    await keep(records(2100));
    server.patience = 2;
    const old = { settings: "old", synonyms: [], objects: new Map() };
    server.indices.set("docs", old);
    const whileFilling: unknown[] = [];
    server.instead = ({ path }) => {
      if (!path.endsWith("/operation"))
        whileFilling.push(server.indices.get("docs"));
      else whileFilling.push([...server.indices.keys()]);
      return undefined;
    };
    expect([await run(), complaints]).toEqual([0, []]);
    const next = expect.stringMatching(/^docs_tmp_[0-9a-f]{12}$/) as string;
    expect(whileFilling.slice(0, 5)).toEqual([old, old, old, old, old]);
    expect(whileFilling).toContainEqual(["docs", next]);
    expect([...server.indices.keys()]).toEqual(["docs"]);
    expect(server.objects("docs")?.size).toBe(2100);
    expect(sent()).toBe(3);
    expect(printed).toEqual([
      "Publishing 2,100 objects in 3 batches to the index docs of the application APP1.",
      "Batch 1 of 3 is in.",
      "Batch 2 of 3 is in.",
      "Batch 3 of 3 is in.",
      "Readers now search them in the index docs of the application APP1.",
    ]);
    expect(await readdir(folder())).toEqual(["records.json"]);
  });

  test("sends how the index is to be read, with its synonyms", async () => {
    await keep(records(1));
    await run();
    const { settings, synonyms } = server.indices.get("docs") ?? {};
    expect(settings).toMatchObject({
      attributeForDistinct: "url",
      distinct: true,
      attributesForFaceting: ["filterOnly(area)"],
      separatorsToIndex: "∫≤",
    });
    expect(synonyms).toContainEqual({
      objectID: "mathfield-math_field",
      type: "synonym",
      synonyms: ["mathfield", "math field"],
    });
  });

  test("sends all of a record, and what ranks it", async () => {
    const record: SearchRecord = {
      url: "/mathfield/value/#get",
      kind: "section",
      area: "mathfield",
      titles: ["Value", "Get"],
      names: ["read"],
      text: "How to read it.",
    };
    await keep([record]);
    await run();
    expect([...(server.objects("docs") ?? [])]).toEqual([
      [
        record.url,
        {
          ...record,
          objectID: record.url,
          title: "Get",
          weight: 5,
          depth: 2,
          piece: 0,
        },
      ],
    ]);
  });
});

describe("a publication that failed in the middle", () => {
  beforeEach(async () => {
    await keep(records(2100));
    server.instead = (request) =>
      isBatch(request) && sent() > 1
        ? { status: 400, body: '{"message":"no more"}' }
        : undefined;
    expect(await run()).toBe(1);
    expect(complaints).toEqual([
      "The service answered with the error 400: no more",
    ]);
    expect(server.objects("docs")).toBeUndefined();
    server.instead = () => undefined;
    server.requests.length = 0;
    printed.length = 0;
    complaints.length = 0;
  });

  test("goes on where it stopped", async () => {
    expect([await run(), complaints]).toEqual([0, []]);
    expect(printed).toContain("Going on after batch 1 of an earlier run.");
    expect(sent()).toBe(2);
    expect(server.objects("docs")?.size).toBe(2100);
    expect(server.indices.get("docs")?.settings).not.toEqual({});
  });

  test("starts anew with another content, and leaves nothing behind", async () => {
    await keep(records(1500));
    expect([await run(), complaints]).toEqual([0, []]);
    expect(printed).toContain(
      "The content has changed since the last run: starting anew.",
    );
    expect(sent()).toBe(2);
    expect(server.objects("docs")?.size).toBe(1500);
    expect([...server.indices.keys()]).toEqual(["docs"]);
  });

  test("starts anew when its index is gone", async () => {
    server.indices.clear();
    expect(await run()).toBe(0);
    expect(sent()).toBe(3);
    expect(server.objects("docs")?.size).toBe(2100);
  });

  test("starts anew when its progress cannot be read", async () => {
    await writeFile(path.join(folder(), "progress.json"), '{"index":');
    expect(await run()).toBe(0);
    expect(sent()).toBe(3);
  });
});

describe("a service that fails", () => {
  beforeEach(() => keep(records(1)));

  test.each([
    [429, 1],
    [500, 4],
    [503, 4],
  ])("with %i for a while is asked again", async (status, times) => {
    server.instead = (request) =>
      isBatch(request) && sent() <= times ? { status, body: "{}" } : undefined;
    expect([await run(), complaints]).toEqual([0, []]);
    expect(sent()).toBe(times + 1);
    expect(server.objects("docs")?.size).toBe(1);
  });

  test("for good is asked a few times, and not much longer", async () => {
    server.instead = () => ({ status: 503, body: "busy" });
    expect(await run()).toBe(1);
    expect(complaints).toEqual([
      "The service answered with the error 503: busy",
    ]);
    expect(sleep.mock.calls.flat()).toEqual([1000, 2000, 4000, 8000]);
    expect(server.requests).toHaveLength(5);
  });

  test("refuses the key, and is not asked again", async () => {
    env["SEARCH_ADMIN_KEY"] = SEARCH_KEY;
    expect(await run()).toBe(1);
    expect(complaints).toEqual([
      "The service refuses SEARCH_ADMIN_KEY (403: Invalid Application-ID or API key). It has to be a key of the application APP1 that may search, add objects, edit settings and delete indices.",
    ]);
    expect(server.requests).toHaveLength(1);
  });

  test("cannot make us say the key", async () => {
    const body = JSON.stringify({ message: `${ADMIN_KEY} is not a key` });
    server.instead = () => ({ status: 403, body });
    expect(await run()).toBe(1);
    expect(complaints.join()).toContain("(403: … is not a key)");
    expect([...printed, ...complaints].join()).not.toContain(ADMIN_KEY);
  });

  test("does not listen", async () => {
    env["SEARCH_HOST"] = "http://127.0.0.1:9";
    expect(await run()).toBe(1);
    expect(complaints.join()).toMatch(
      /^There is no usable answer from the service: .*ECONNREFUSED.*\. Check the connection, SEARCH_APP_ID and SEARCH_HOST\.$/,
    );
  });

  test("loses objects, and readers keep what they had", async () => {
    server.instead = ({ path }) =>
      path.endsWith("/query") ? { body: '{"hits":[],"nbHits":0}' } : undefined;
    expect(await run()).toBe(1);
    expect(complaints).toEqual([
      "The new index has 0 objects instead of 1, and was not put in place. The next run starts anew.",
    ]);
    expect(server.indices.size).toBe(0);
  });
});

describe("what cannot be done", () => {
  test("half a setting", async () => {
    env["SEARCH_INDEX"] = "";
    expect(await run()).toBe(2);
    expect(complaints).toEqual([
      "Set SEARCH_INDEX in the environment: publishing needs SEARCH_APP_ID, SEARCH_INDEX, and SEARCH_ADMIN_KEY.",
    ]);
  });

  test("an option that there is not", async () => {
    expect(await run("--key=x")).toBe(2);
    expect(complaints.join()).toContain("Usage: npm run search:publish");
  });

  test("a key among the arguments", async () => {
    expect(await run(ADMIN_KEY)).toBe(2);
    expect(complaints.join()).not.toContain(ADMIN_KEY);
  });

  test("no build", async () => {
    expect(await run()).toBe(1);
    expect(complaints).toEqual([
      "There are no search records in .docusaurus/search-index/records.json. Build the site first: npm run build",
    ]);
  });

  test("a build that was cut short", async () => {
    await keep([]);
    await writeFile(path.join(folder(), "records.json"), "[{");
    expect(await run()).toBe(1);
    expect(complaints.join()).toContain("Build the site first: npm run build");
  });

  test.each(["[]", "{}"])("a build whose records are %s", async (text) => {
    await keep([]);
    await writeFile(path.join(folder(), "records.json"), text);
    expect(await run()).toBe(1);
    expect(complaints.join()).toMatch(
      /records\.json holds no search records\. Build the site again: npm run build$/,
    );
    expect(server.requests).toEqual([]);
  });

  afterEach(() => expect(server.requests).toEqual([]));
});

describe("without asking anybody", () => {
  afterEach(() => {
    expect(server.requests).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("a dry run shows what would be sent, and needs no key", async () => {
    await keep(records(1001));
    env = {};
    expect(await run("--dry-run")).toBe(0);
    expect(printed[0]).toBe(
      "Would publish 1,001 objects in 2 batches, and ask nobody now.",
    );
    expect(printed[1]).toMatch(/^All objects: \d{3},\d{3} bytes\.$/);
    expect(printed[2]).toMatch(/^The largest: \d{3} bytes\.$/);
    expect(printed[3]).toContain('"objectID": "/compute-engine/page-0/"');
  });

  test("help is shown", async () => {
    expect(await run("--help")).toBe(0);
    expect(printed.join()).toContain("--dry-run");
  });
});
