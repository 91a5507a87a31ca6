import type { ClassName } from "../../markup";
import type { PlaygroundState } from "../address";

const BLOCK: ClassName = "code-block";

const SOURCES = [
  ["html", "HTML"],
  ["css", "CSS"],
  ["js", "JavaScript"],
] as const;

/**
 * The elements of a playground that no page has rendered: a head, places for
 * code, and for markup a result and a console.
 */
export function scaffold(language: PlaygroundState["language"]): HTMLElement {
  const figure = element("figure", `${BLOCK} playground-whole`);
  figure.dataset["playground"] = language;
  figure.toggleAttribute("data-whole-page", true);
  const head = element("figcaption", "playground-head" satisfies ClassName);
  const buttons = element("span", "playground-buttons");
  buttons.append(part("controls"), part("more"));
  head.append(part("status"), buttons);
  figure.append(head);
  if (language !== "markup") figure.append(codePlace());
  else figure.append(sources(), output());
  return figure;
}

function sources(): HTMLElement {
  const all = element("div", "playground-sources");
  for (const [language, name] of SOURCES) {
    const source = element("section", "playground-source");
    source.dataset["language"] = language;
    const label = element("p", "label");
    label.textContent = name;
    source.append(label, codePlace());
    all.append(source);
  }
  return all;
}

function output(): HTMLElement {
  const both = element("div", "playground-output");
  const result = element("div", "playground-result" satisfies ClassName);
  result.dataset["result"] = "";
  const panel = element("details", "playground-panel" satisfies ClassName);
  panel.dataset["part"] = "console";
  both.append(result, panel);
  return both;
}

function codePlace(): HTMLElement {
  const pre = element("pre", "");
  const line = element("span", "line" satisfies ClassName);
  const code = element("code", "");
  line.textContent = "\n";
  code.append(line);
  pre.append(code);
  return pre;
}

function part(name: string): HTMLElement {
  const place = element("span", "");
  place.dataset["part"] = name;
  return place;
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
