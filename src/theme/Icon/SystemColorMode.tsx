// Change: the drawing is a third as long as that of the theme, since every page
// has it, and is made of lines, as the other icons of the bar are.
import type { ReactNode } from "react";
import type { Props } from "@theme/Icon/SystemColorMode";

import { LineIcon } from "@site/src/components/LineIcon";

/** Half and half: the system chooses. */
export default function SystemColorMode(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <path d="M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />
      <path fill="currentColor" d="M10 3a7 7 0 0 1 0 14Z" />
    </LineIcon>
  );
}
