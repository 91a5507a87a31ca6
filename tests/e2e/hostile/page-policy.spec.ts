import type { Page } from "@playwright/test";

import { expect, open } from "../support/fixture.ts";
import { test } from "./bare-site.ts";
import { ODD_ANSWER } from "./witness.ts";

/**
 * Runs in the page: does what code of somebody else would do there. Each request
 * asks for its own name, each code notes its own.
 *
 * @returns The names of all requests; `window.ran` has what ran.
 */
async function intrude(origin: string) {
  // What a test calls may evaluate code, what comes after it may not.
  await new Promise((resolve) => setTimeout(resolve));
  const ran: string[] = [];
  Reflect.set(window, "ran", ran);
  const ends: Promise<unknown>[] = [];
  const add = <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
    document.body.appendChild(document.createElement(name));
  /** A script from an address: it runs, or it is an error. */
  const addScript = (src: string) => {
    const script = add("script");
    const end = new Promise((resolve) => {
      script.addEventListener("load", resolve);
      script.addEventListener("error", resolve);
    });
    // Refused, it neither loads nor fails.
    script.src = src;
    ends.push(end);
  };
  const requests: Record<string, (at: string) => unknown> = {
    script: (at) => (add("script").src = at),
    image: (at) => (add("img").src = at),
    frame: (at) => (add("iframe").src = at),
    object: (at) => (add("object").data = at),
    video: (at) => (add("video").src = at),
    sheet: (at) => Object.assign(add("link"), { rel: "stylesheet", href: at }),
    background: (at) => (add("p").style.background = `url(${at})`),
    face: (at) => new FontFace("x", `url(${at})`).load(),
    fetch: (at) => fetch(at),
    beacon: (at) => navigator.sendBeacon(at),
    socket: (at) => new WebSocket(at.replace("http", "ws")),
    events: (at) => new EventSource(at),
    form(at) {
      add("iframe").name = "there";
      const form = add("form");
      Object.assign(form, {
        action: at,
        target: "there",
        method: "post",
      }).submit();
    },
  };
  const code: (() => unknown)[] = [
    () =>
      (add("p").innerHTML = `<img src="data:," onerror="ran.push('handler')">`),
    () => (add("script").text = `ran.push("inline")`),
    () => (0, eval)(`ran.push("evaluated")`) as unknown,
    () => {
      const made: unknown = Reflect.construct(Function, [
        `ran.push("constructed")`,
      ]);
      (made as () => void)();
    },
    () => addScript(`data:text/javascript,ran.push("data")`),
    () => {
      const link = Object.assign(add("a"), { target: "_self" });
      link.href = `javascript:void ran.push("address")`;
      link.click();
    },
    () => {
      const type = "text/javascript";
      const blob = new Blob([`ran.push("blob")`], { type });
      addScript(URL.createObjectURL(blob));
    },
  ];
  const attempt = (act: () => unknown) =>
    Promise.resolve()
      .then(act)
      .catch(() => undefined);
  for (const [name, act] of Object.entries(requests))
    void attempt(() => act(`${origin}/${name}`));
  await Promise.all(code.map(attempt));
  await Promise.all(ends);
  // What needs a task or two to run has run when there is time again.
  for (let round = 0; round < 2; round += 1)
    await new Promise((resolve) => requestIdleCallback(resolve));
  return Object.keys(requests);
}

/** The code that ran, by its name. */
const ranIn = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, "ran") as string[]).toSorted());

const CODE = [
  "address",
  "blob",
  "constructed",
  "data",
  "evaluated",
  "handler",
  "inline",
];

test("code in a page runs from its own files only, and asks nobody else", async ({
  page,
  faults,
  witness,
}) => {
  faults.expect(
    /^console error: [^]*violates the [^]*Content Security Policy/,
    /^console error: This document requires 'Trusted/,
    /^foreign request: /,
  );
  await open(page, "/about/");
  await page.evaluate(intrude, witness.origin);
  expect(await ranIn(page)).toEqual([]);
  await witness.expectUnasked();
});

test("without the policy it would run, and ask whomever it likes", async ({
  page,
  faults,
  ledger,
  witness,
}) => {
  // Nothing that comes is what was asked for.
  faults.expect(
    new RegExp(
      `^foreign request: (?:http|ws)://${new URL(witness.origin).host}/`,
    ),
    ODD_ANSWER,
  );
  ledger.disarm("pagePolicy");
  await open(page, "/about/");
  const names = await page.evaluate(intrude, witness.origin);
  await expect.poll(() => ranIn(page)).toEqual(CODE);
  for (const name of names)
    await expect.poll(() => witness.seen).toContain(name);
});
