import type { Uses } from "./uses.ts";

/** The attributes of an element in a document; each value is a string. */
export type Attributes = Readonly<Record<string, string>>;

/**
 * Makes the props of a component from the attributes that the author wrote.
 * Name the component's props as `ComponentProps<typeof Signature>`, so that
 * the compiler compares what the view makes with what the component takes.
 *
 * @param attributes - The attributes of the element.
 * @param siteDir - Root folder of the project.
 * @param uses - The pages that entries of references link.
 * @throws Error when the packages do not have what the attributes ask for. The
 * build puts file and line in front of its message.
 */
export type View<Props extends object> = (
  attributes: Attributes,
  siteDir: string,
  uses?: Uses,
) => Promise<Props>;

/** Views by the name of their element, which is the name of the component. */
export type Views = Readonly<Record<string, View<object>>>;
