// Change: an entry that says with activeBaseRegex where it is active has the
// last word; the theme gives it to the sidebar, and all documents share ours.
import NavbarNavLink from "@theme-original/NavbarItem/NavbarNavLink";
import type { Props } from "@theme/NavbarItem/NavbarNavLink";

interface PropsOfLink extends Props {
  readonly isActive?: () => boolean;
}

export default function EntryLink({ isActive, ...props }: PropsOfLink) {
  const theirs = props.activeBaseRegex === undefined ? { isActive } : {};
  return <NavbarNavLink {...props} {...theirs} />;
}
