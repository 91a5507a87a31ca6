// Change: the contents are scrolled along with the page, to the entry of the
// section that is read.
import Contents from "@theme-original/DocItem/TOC/Desktop";
import { useEffect } from "react";

import { followInPanel } from "@site/src/panels";

export default function ContentsThatFollow() {
  useEffect(() => {
    const panel = document.querySelector(".theme-doc-toc-desktop");
    return panel
      ? followInPanel(panel, ".table-of-contents__link--active")
      : undefined;
  }, []);

  return <Contents />;
}
