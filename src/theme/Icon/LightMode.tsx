// Change: the drawing is a third as long as that of the theme, since every page
// has it, and is made of lines, as the other icons of the bar are.
import type { ReactNode } from "react";
import type { Props } from "@theme/Icon/LightMode";

import { LineIcon } from "@site/src/components/LineIcon";

/** The sun: the light scheme is on. */
export default function LightMode(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <path d="M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM10 2v2m0 12v2M2 10h2m12 0h2M4.3 4.3l1.4 1.4m8.6 8.6 1.4 1.4m0-11.4-1.4 1.4m-8.6 8.6-1.4 1.4" />
    </LineIcon>
  );
}
