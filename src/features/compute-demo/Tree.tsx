import { useEffect, useRef } from "react";

import type { Json } from "../../calculation";
import { treeOfMathJson } from "../../playground/console";

interface Props {
  readonly json: Json;
}

/** MathJSON as a tree that folds. */
export default function Tree({ json }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(treeOfMathJson(json));
  }, [json]);
  return <div ref={place} />;
}
