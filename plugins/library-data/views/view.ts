/**
 * Makes the properties of an element's component of the attributes that the
 * author wrote.
 *
 * @throws Error when the packages do not have what is asked for; its message
 * goes behind file and line.
 */
export type View = (
  attributes: Readonly<Record<string, string>>,
) => Promise<object>;
