// Change: the panel is scrolled to the page that is read.
import Items from "@theme-original/DocSidebarItems";
import type { Props } from "@theme/DocSidebarItems";
import { useEffect } from "react";

import { showInPanel } from "@site/src/panels";

export default function SidebarItems(props: Props) {
  const { level, activePath } = props;

  useEffect(() => {
    if (level > 1) return;
    // Beside the page and in the menu of a phone.
    for (const panel of document.querySelectorAll(".menu"))
      showInPanel(panel, panel.querySelector("[aria-current=page]"));
  }, [level, activePath]);

  return <Items {...props} />;
}
