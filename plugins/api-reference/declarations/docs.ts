import type ts from "typescript";

import type { Project } from "./project.ts";
import type { ApiDoc } from "./types.ts";

/** Tags that are for tools, or that repeat what the data says. */
const SILENT = new Set([
  "category",
  "command",
  "event",
  "export",
  "hidden",
  "inheritdoc",
  "inheritDoc",
  "keywords",
  "module",
  "packageDocumentation",
  "template",
  "version",
]);

/** The doc comment of a declaration, or of the declaration it overrides. */
export function docOf({ ts, checker }: Project, symbol: ts.Symbol): ApiDoc {
  const text = symbol
    .getDocumentationComment(checker)
    // A line break parts the comments of two overloads.
    .map((part) => (part.kind === "lineBreak" ? "\n\n" : part.text))
    .join("");
  const tags = symbol.getJsDocTags(checker).flatMap(({ name, text = [] }) => {
    if (SILENT.has(name)) return [];
    const subject =
      text.find(({ kind }) => kind === "parameterName")?.text ?? "";
    const all = ts.displayPartsToString([...text]).trim();
    const words = all.slice(subject.length).trim().replace(/^- /, "");
    return [{ name, subject, text: words }];
  });
  return { text: text.trim(), tags };
}

/** The doc comment of a signature alone. */
export function docOfSignature(
  { ts, checker }: Project,
  signature: ts.Signature,
): ApiDoc {
  const text = ts.displayPartsToString(
    signature.getDocumentationComment(checker),
  );
  return { text: text.trim(), tags: [] };
}

/** Whether a doc comment says anything. */
export function isDocumented({ text, tags }: ApiDoc): boolean {
  return text !== "" || tags.length > 0;
}

/** Whether a symbol is private, protected or internal. */
export function isHidden({ ts }: Project, symbol: ts.Symbol): boolean {
  const { declarations = [] } = symbol;
  return (
    declarations.length > 0 &&
    declarations.every(
      (node) =>
        (ts.getCombinedModifierFlags(node) &
          (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !==
          0 ||
        ts.getJSDocTags(node).some((tag) => tag.tagName.text === "internal"),
    )
  );
}
