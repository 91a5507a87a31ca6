import { afterEach, beforeEach, vi } from "vitest";

import { objectsOf } from "../../../plugins/search-index/publish/objects";
import { hostedClient, type SearchRecord } from "../../../src/search";
import { SEARCH_KEY, Server } from "./server";

const RECORDS: readonly SearchRecord[] = [
  {
    url: "/compute-engine/integrate/#definite",
    kind: "section",
    area: "compute-engine",
    titles: ["Integrate", "Definite integrals"],
    names: ["∫"],
    phrases: "",
    text: "An area below a curve: see <math-field>.",
  },
  {
    url: "/docs/mathfield/value/",
    kind: "page",
    area: "mathfield",
    titles: ["Value of a <math-field>"],
    names: [],
    phrases: "",
    text: "",
  },
  {
    url: "/compute-engine/api/#ComputeEngine",
    kind: "member",
    area: "api",
    titles: ["API", "ComputeEngine"],
    names: [],
    phrases: "",
    text: "An area for Definite and other integrals.",
  },
];

/** A service whose index has three records, anew for each test. */
export function useService() {
  const service = {
    server: new Server(),
    client: (apiKey = SEARCH_KEY) =>
      hostedClient({ appId: "APP1", apiKey, index: "docs", host }),
  };
  let host = "";

  beforeEach(async () => {
    service.server = new Server();
    host = await service.server.listen();
    const objects = RECORDS.flatMap(objectsOf).map(
      (object) => [object.objectID, object] as const,
    );
    service.server.indices.set("docs", {
      settings: {},
      synonyms: [],
      objects: new Map(objects),
    });
  });

  afterEach(async () => {
    vi.useRealTimers();
    await service.server.close();
  });
  return service;
}
