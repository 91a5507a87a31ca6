import type { syntaxTree } from "@codemirror/language";

/** The syntax of a document, as its grammar reads it. */
export type Tree = ReturnType<typeof syntaxTree>;

export type SyntaxNode = Tree["topNode"];
