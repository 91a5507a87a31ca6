/**
 * The script of the document around a result. Code of readers runs in a frame
 * within it, which obeys the policy of this document when it tries to go to
 * another address.
 */
import { RESULT_SANDBOX } from "../document";
import { awaitPage } from "../port";
import { LEFT, type Setup } from "./messages";
import type { Scheme } from "./types";

/**
 * Loads of the inner frame that are no navigation: that of its source, and
 * that of the document that its script then writes.
 */
const OWN_LOADS = 2;

awaitPage((data, [page, inner]) => {
  if (!page || !inner) return;
  const { title, source, scheme } = data as Setup;
  const frame = document.createElement("iframe");
  const left = () => page.postMessage(LEFT);
  const dress = (colorScheme: Scheme) => {
    document.documentElement.style.colorScheme = colorScheme;
    frame.style.colorScheme = colorScheme;
  };
  let loads = 0;
  addEventListener("securitypolicyviolation", left);
  page.onmessage = (event) => dress(event.data as Scheme);
  frame.setAttribute("sandbox", RESULT_SANDBOX);
  document.title = title;
  frame.title = title;
  frame.srcdoc = source;
  frame.addEventListener("load", () => {
    loads += 1;
    // An opaque origin has no name to send to.
    if (loads === 1) frame.contentWindow?.postMessage(null, "*", [inner]);
    if (loads > OWN_LOADS) left();
  });
  dress(scheme);
  document.body.append(frame);
});
