// Change: the drawing is a third as long as that of the theme, since every page
// has it, and is made of lines, as the other icons of the bar are.
import type { ReactNode } from "react";
import type { Props } from "@theme/Icon/DarkMode";

import { LineIcon } from "@site/src/components/LineIcon";

/** The moon: the dark scheme is on. */
export default function DarkMode(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <path d="M16.5 12A7 7 0 1 1 8 3.5a5.5 5.5 0 0 0 8.5 8.5Z" />
    </LineIcon>
  );
}
