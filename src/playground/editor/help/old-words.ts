import type { OldNames } from "../../old-names";
import type { SyntaxNode } from "../types";
import { factOf } from "./infer";
import {
  deprecatedUse,
  type Found,
  rowUse,
  rowWith,
  type Search,
} from "./old-search";
import { operatorPlace } from "./strings";

/** The use of an old option, or of an old name in a string. */
export function literalUse(search: Search, node: SyntaxNode): Found[] {
  return node.name === "String"
    ? stringUse(search, node)
    : optionUse(search, node);
}

function optionUse(search: Search, key: SyntaxNode): Found[] {
  const { text } = search;
  const property = key.parent;
  const call = callOf(property?.parent);
  if (property?.name !== "Property" || !call) return [];
  const callee = call.getChild("ArgList")?.prevSibling ?? null;
  const setsOptions =
    /(?:^|\.)(?:setOptions|makeMathField|MathfieldElement)$/.test(
      callee ? text(callee) : "",
    );
  const value = property.lastChild ? text(property.lastChild) : "";
  const row = rowWith(
    search,
    "option",
    text(key),
    (each) =>
      (each.of === undefined || setsOptions) &&
      (each.value === undefined || each.value === value),
  );
  const isSure = setsOptions || factOf(search, callee) !== undefined;
  if (row) return [rowUse(row, key, !isSure)];
  const old = search.names.deprecated.find(
    ({ owner, name }) => owner.endsWith("Options") && name === text(key),
  );
  if (!old || rowWith(search, "option", old.name)) return [];
  return [deprecatedUse(search, old, key, !isSure)];
}

/** The call that has an object literal among its arguments. */
function callOf(object: SyntaxNode | null | undefined): SyntaxNode | undefined {
  if (object?.name !== "ObjectExpression") return undefined;
  const list = object.parent;
  return list?.name === "ArgList" ? (list.parent ?? undefined) : undefined;
}

function stringUse(search: Search, node: SyntaxNode): Found[] {
  const { text } = search;
  const word = text(node).slice(1, -1);
  const place = { from: node.from + 1, to: node.to - 1 };
  const callee = node.parent?.name === "ArgList" && node.parent.prevSibling;
  const row = rowWith(
    search,
    "string",
    word,
    ({ of }) =>
      of === undefined || (callee && text(callee).endsWith(`.${of}`)) === true,
  );
  if (row) return [rowUse(row, place)];
  const found = rowWith(search, "operator", word);
  const where = found && operatorPlace(search, node);
  return found && where ? [rowUse(found, place, where === "likely")] : [];
}

/** Uses of paths and names of styles, wherever they are written. */
export function textUses(code: string, { rows }: OldNames): Found[] {
  return rows.flatMap((row) =>
    row.names
      .filter(({ as }) => as === "text")
      .flatMap(({ name }) =>
        [...code.matchAll(new RegExp(`${name}[\\w./-]*`, "g"))].map(
          ({ 0: text, index }) =>
            rowUse(row, { from: index, to: index + text.length }),
        ),
      ),
  );
}

/** Uses of old attributes in the tags of mathfields. */
export function attributeUses(code: string, { rows }: OldNames): Found[] {
  const tags = code.matchAll(/<math-field\b((?:"[^"]*"|'[^']*'|[^"'>])*)/g);
  return [...tags].flatMap(({ 0: tag, 1: attributes = "", index }) => {
    const start = index + tag.length - attributes.length;
    const names = attributes.matchAll(/([a-z-]+)(?:=(?:"[^"]*"|'[^']*'))?/g);
    return [...names].flatMap(({ 1: name = "", index: at }) => {
      const from = start + at;
      const row = rows.find((each) =>
        each.names.some((old) => old.as === "attribute" && old.name === name),
      );
      return row ? [rowUse(row, { from, to: from + name.length })] : [];
    });
  });
}
