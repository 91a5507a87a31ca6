// @vitest-environment happy-dom
import { DocSearchModal } from "@docsearch/react/modal";
import { act, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Adapter } from "../../../src/features/search/bar/modal/adapter.ts";
import {
  askAgain,
  mendMarkup,
  type,
} from "../../../src/features/search/bar/modal/docsearch.ts";
import { HitRow } from "../../../src/features/search/bar/modal/hits.tsx";
import type { Answer } from "../../../src/search/index.ts";
import { FakeClient, found } from "./client.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let box: HTMLElement;
let root: Root;
let client: FakeClient;
let endMending: () => void;

const one = (selector: string) => {
  const [element, second] = box.querySelectorAll<HTMLElement>(selector);
  if (!element || second) throw new Error(`Not one ${selector}.`);
  return element;
};

const field = () => one("input") as HTMLInputElement;

/** A turn of the event loop, in which observers are called as well. */
const settle = () => act(() => new Promise((done) => setTimeout(done)));

async function open(): Promise<void> {
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
  await act(async () =>
    root.render(
      createElement(DocSearchModal, {
        appId: "site",
        apiKey: "none",
        indices: ["docs"],
        transformSearchClient: new Adapter(client, "/").transform,
        hitComponent: HitRow,
        initialScrollY: 0,
        onAskAiToggle: vi.fn(),
        navigator: { navigate: vi.fn() },
      }),
    ),
  );
  endMending = mendMarkup(box);
}

async function close(): Promise<void> {
  endMending();
  await act(async () => root.unmount());
  box.remove();
}

async function look(query: string, answer: Answer): Promise<void> {
  await act(async () => type(field(), query));
  client.last.answer(answer);
  await settle();
}

async function press(key: string): Promise<void> {
  await act(async () =>
    field().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })),
  );
  await settle();
}

beforeEach(async () => {
  client = new FakeClient();
  await open();
});

afterEach(async () => {
  await close();
  localStorage.clear();
});

describe("results", () => {
  test("are rows of a grid that the field controls", async () => {
    await look("sum", found(["/a/", "/b/"]));
    expect(one("[role=grid]").getAttribute("aria-label")).toBe("Results");
    expect(field().getAttribute("role")).toBe("combobox");
    expect(field().getAttribute("aria-expanded")).toBe("true");
    expect(field().getAttribute("aria-controls")).toBe(one("[role=grid]").id);
    const rows = [...box.querySelectorAll("[role=grid] [role=row]")];
    expect(rows.map((row) => row.querySelector("a")?.pathname)).toEqual([
      "/a/",
      "/b/",
    ]);
  });

  test("have one that is chosen, which the arrows move", async () => {
    await look("sum", found(["/a/", "/b/"]));
    const chosen = () => {
      const id = field().getAttribute("aria-activedescendant") ?? "";
      const row = document.getElementById(id);
      expect(row).toBe(one("[aria-selected=true]"));
      expect(row?.getAttribute("role")).toBe("row");
      return row?.querySelector("a")?.pathname;
    };
    expect(chosen()).toBe("/a/");
    await press("ArrowDown");
    expect(chosen()).toBe("/b/");
    await press("ArrowUp");
    expect(chosen()).toBe("/a/");
  });

  test("have ids that are there once", async () => {
    await look("sum", found(["/a/", "/b/"]));
    await look("sums", found(["/b/", "/c/", "/a/"]));
    const ids = [...box.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test("are gone for the field when there are none", async () => {
    await look("sum", found(["/a/"]));
    await look("sums", found([]));
    expect(field().getAttribute("aria-expanded")).toBe("false");
    expect(field().hasAttribute("aria-controls")).toBe(false);
    expect(field().hasAttribute("aria-activedescendant")).toBe(false);
  });

  test("come once more when they are asked for", async () => {
    await look("sum", found([]));
    await act(async () => askAgain(field()));
    expect(client.questions.map(({ query }) => query.text)).toEqual([
      "sum",
      "sum",
    ]);
  });
});

describe("DocSearch's own markup", () => {
  test("has no button or option around what can be pressed", async () => {
    await look("sum", found(["/a/"]));
    expect(box.querySelectorAll("[role=option], [role=listbox]")).toHaveLength(
      0,
    );
    const container = one(".DocSearch-Container");
    expect(container.getAttributeNames()).toEqual(["class"]);
  });

  test("leaves the field its name while an answer is late", async () => {
    vi.useFakeTimers();
    try {
      await act(async () => type(field(), "sum"));
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(box.querySelector(".DocSearch-LoadingIndicator")).not.toBeNull();
      expect(field().hasAttribute("aria-labelledby")).toBe(false);
      expect(field().getAttribute("aria-label")).toBe("Search");
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("results that were chosen before", () => {
  const buttons = () => [...box.querySelectorAll("[role=row] button")];

  beforeEach(async () => {
    await look("sum", found(["/a/"]));
    await press("Enter");
    await close();
    await open();
    await settle();
  });

  test("are there again, with buttons beside the link", () => {
    expect(one("[role=row] a").getAttribute("aria-label")).toBe(
      "/a/ · Mathfield",
    );
    expect(buttons().map((button) => button.getAttribute("title"))).toEqual([
      "Save this search",
      "Remove this search from history",
    ]);
    expect(box.querySelectorAll("a button")).toHaveLength(0);
  });

  test("leave the focus in the field when they are taken off", async () => {
    const remove = buttons()[1] as HTMLElement;
    remove.focus();
    await act(async () => remove.click());
    await settle();
    expect(box.querySelectorAll("[role=row]")).toHaveLength(0);
    expect(document.activeElement).toBe(field());
  });
});
