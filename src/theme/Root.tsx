// Change: links in markup that the build made lead on without a new document.
import type { ReactNode } from "react";

import { useMarkupLinks } from "@site/src/components/markup-links";

interface Props {
  readonly children: ReactNode;
}

export default function Root({ children }: Props): ReactNode {
  useMarkupLinks();
  return children;
}
