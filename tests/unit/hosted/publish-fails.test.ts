import { writeFile } from "node:fs/promises";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { isBatch, records, usePublisher } from "./publisher";
import { ADMIN_KEY, SEARCH_KEY } from "./server";

/** As long as the keys of the service are. */
const SWAPPED_KEY = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";

const publisher = usePublisher();

describe("a service that fails", () => {
  beforeEach(() => publisher.keep(records(1)));

  test.each([
    [429, 1],
    [500, 4],
    [503, 4],
  ])("with %i for a while is asked again", async (status, times) => {
    publisher.server.instead = (request) =>
      isBatch(request) && publisher.sent <= times
        ? { status, body: "{}" }
        : undefined;
    expect([await publisher.run(), publisher.complaints]).toEqual([0, []]);
    expect(publisher.sent).toBe(times + 1);
    expect(publisher.server.objects("docs")?.size).toBe(1);
  });

  test("for good is asked a few times, and not much longer", async () => {
    publisher.server.instead = () => ({ status: 503, body: "busy" });
    expect(await publisher.run()).toBe(1);
    expect(publisher.complaints).toEqual([
      "The service answered with the error 503: busy",
    ]);
    expect(publisher.sleep.mock.calls.flat()).toEqual([1000, 2000, 4000, 8000]);
    expect(publisher.server.requests).toHaveLength(5);
  });

  test("refuses the key, and is not asked again", async () => {
    publisher.env["SEARCH_ADMIN_KEY"] = SEARCH_KEY;
    expect(await publisher.run()).toBe(1);
    expect(publisher.complaints).toEqual([
      "The service refuses SEARCH_ADMIN_KEY (403: Invalid Application-ID or API key). It has to be a key of the application in SEARCH_APP_ID that may search, add objects, edit settings and delete indices.",
    ]);
    expect(publisher.server.requests).toHaveLength(1);
  });

  test.each([
    ["the key", ADMIN_KEY],
    ["the key in Base64", Buffer.from(`APP1:${ADMIN_KEY}`).toString("base64")],
    ["another key, which", "key-of-somebody"],
  ])("cannot make us say %s", async (_, quoted) => {
    const message = `${quoted} is not a key`;
    const body = JSON.stringify({ message });
    publisher.server.instead = () => ({ status: 403, body });
    expect(await publisher.run()).toBe(1);
    const shown = [...publisher.printed, ...publisher.complaints].join();
    // Nothing but our own is hidden.
    const said = quoted === "key-of-somebody" ? message : "… is not a key";
    expect(shown).toContain(`(403: ${said})`);
  });

  test("is not told the key as the name of a host, nor is anybody", async () => {
    publisher.env["SEARCH_APP_ID"] = SWAPPED_KEY;
    publisher.env["SEARCH_ADMIN_KEY"] = "APP1";
    expect(await publisher.run()).toBe(2);
    expect(publisher.complaints.join()).toContain("SEARCH_APP_ID is not an id");
    expect(publisher.complaints.join()).not.toContain(SWAPPED_KEY);
    expect(publisher.server.requests).toEqual([]);
  });

  test("does not hear a short key that was swapped with the id from us", async () => {
    const key = "0f1e2d3c";
    publisher.env["SEARCH_APP_ID"] = key;
    publisher.env["SEARCH_ADMIN_KEY"] = "APP1";
    const body = JSON.stringify({ message: `Unknown application ${key}` });
    publisher.server.instead = () => ({ status: 403, body });
    expect(await publisher.run()).toBe(1);
    const shown = [...publisher.printed, ...publisher.complaints].join();
    expect(shown).toContain("Unknown application …");
    expect(shown).not.toContain(key);
  });

  test("does not listen", async () => {
    publisher.env["SEARCH_HOST"] = "http://127.0.0.1:9";
    expect(await publisher.run()).toBe(1);
    expect(publisher.complaints.join()).toMatch(
      /^There is no usable answer from the service: .*ECONNREFUSED.*\. Check the connection, SEARCH_APP_ID and SEARCH_HOST\.$/,
    );
  });

  test("loses objects, and readers keep what they had", async () => {
    publisher.server.instead = ({ path }) =>
      path.endsWith("/query") ? { body: '{"hits":[],"nbHits":0}' } : undefined;
    expect(await publisher.run()).toBe(1);
    expect(publisher.complaints).toEqual([
      "The new index has 0 objects instead of 1, and was not put in place. The next run starts anew.",
    ]);
    expect(publisher.server.indices.size).toBe(0);
  });
});

describe("what cannot be done", () => {
  test("half a setting", async () => {
    publisher.env["SEARCH_INDEX"] = "";
    expect(await publisher.run()).toBe(2);
    expect(publisher.complaints).toEqual([
      "Set SEARCH_INDEX in the environment: publishing needs SEARCH_APP_ID, SEARCH_INDEX, and SEARCH_ADMIN_KEY.",
    ]);
  });

  test("an option that there is not", async () => {
    expect(await publisher.run("--key=x")).toBe(2);
    expect(publisher.complaints.join()).toContain(
      "Usage: npm run search:publish",
    );
  });

  test("a key among the arguments", async () => {
    expect(await publisher.run(ADMIN_KEY)).toBe(2);
    expect(publisher.complaints.join()).not.toContain(ADMIN_KEY);
  });

  test("no build", async () => {
    expect(await publisher.run()).toBe(1);
    expect(publisher.complaints).toEqual([
      "There are no search records in .docusaurus/search-index/records.json. Build the site first: npm run build",
    ]);
  });

  test("a build that was cut short", async () => {
    await publisher.keep([]);
    await writeFile(path.join(publisher.folder, "records.json"), "[{");
    expect(await publisher.run()).toBe(1);
    expect(publisher.complaints.join()).toContain(
      "Build the site first: npm run build",
    );
  });

  test.each(["[]", "{}"])("a build whose records are %s", async (text) => {
    await publisher.keep([]);
    await writeFile(path.join(publisher.folder, "records.json"), text);
    expect(await publisher.run()).toBe(1);
    expect(publisher.complaints.join()).toMatch(
      /records\.json holds no search records\. Build the site again: npm run build$/,
    );
    expect(publisher.server.requests).toEqual([]);
  });

  afterEach(() => expect(publisher.server.requests).toEqual([]));
});

describe("without asking anybody", () => {
  afterEach(() => {
    expect(publisher.server.requests).toEqual([]);
    expect(publisher.complaints).toEqual([]);
  });

  test("a dry run shows what would be sent, and needs no key", async () => {
    await publisher.keep(records(1001));
    publisher.env = {};
    expect(await publisher.run("--dry-run")).toBe(0);
    expect(publisher.printed[0]).toBe(
      "Would publish 1,001 objects in 2 batches, and ask nobody now.",
    );
    expect(publisher.printed[1]).toMatch(/^All objects: \d{3},\d{3} bytes\.$/);
    expect(publisher.printed[2]).toMatch(/^The largest: \d{3} bytes\.$/);
    expect(publisher.printed[3]).toContain(
      '"objectID": "/compute-engine/page-0/"',
    );
  });

  test("help is shown", async () => {
    expect(await publisher.run("--help")).toBe(0);
    expect(publisher.printed.join()).toContain("--dry-run");
  });
});
