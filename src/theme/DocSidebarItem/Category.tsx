// Change: a category is unfolded when the reader comes to one of its pages and
// folded when they leave, where the theme leaves open what was opened once. A
// label that only unfolds is pressed with the space bar too, as a button is.
import { isActiveSidebarItem } from "@docusaurus/plugin-content-docs/client";
import Category from "@theme-original/DocSidebarItem/Category";
import type { Props } from "@theme/DocSidebarItem/Category";
import type { KeyboardEvent } from "react";

export default function SidebarCategory(props: Props) {
  const isActive = isActiveSidebarItem(props.item, props.activePath);
  // The theme hands what it does not know on to the link.
  const attributes = { onKeyDown: press };
  // Another key is another start, in the state that the page itself has.
  return <Category {...props} {...attributes} key={String(isActive)} />;
}

function press(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget } = event;
  if (event.key !== " " || currentTarget.role !== "button") return;
  event.preventDefault();
  currentTarget.click();
}
