// Change: a category that neither opens nor links is a label, not a link
// without an address, which crawlers and screen readers stumble over.
import Category from "@theme-original/DocSidebarItem/Category";
import type { Props } from "@theme/DocSidebarItem/Category";
import DocSidebarItems from "@theme/DocSidebarItems";
import clsx from "clsx";

export default function SidebarCategory(props: Props) {
  const { item, level } = props;
  if (item.collapsible || item.href !== undefined) {
    return <Category {...props} />;
  }
  return (
    <li
      className={clsx(
        "menu__list-item",
        `theme-doc-sidebar-item-category-level-${level}`,
      )}
    >
      <span className="menu__group">{item.label}</span>
      <ul className="menu__list">
        <DocSidebarItems
          items={item.items}
          activePath={props.activePath}
          level={level + 1}
          {...(props.onItemClick && { onItemClick: props.onItemClick })}
        />
      </ul>
    </li>
  );
}
