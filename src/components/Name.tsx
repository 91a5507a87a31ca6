import useBrokenLinks from "@docusaurus/useBrokenLinks";

interface Props {
  /** A name of the engine's standard library, or of a type. */
  readonly name: string;
  /** Its anchor. */
  readonly id: string;
}

/**
 * A name that is explained where it is: an alias, or a constant or a type in a
 * table. Links lead to it.
 */
export default function Name({ name, id }: Props) {
  useBrokenLinks().collectAnchor(id);
  return <code id={id}>{name}</code>;
}
