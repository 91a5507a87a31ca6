// Change: has a class of our own, by which the style sheet keeps the place of
// the search box free before it arrives.
import Search from "@theme-original/Navbar/Search";
import type { Props } from "@theme/Navbar/Search";
import clsx from "clsx";

export default function NavbarSearch({ className, ...props }: Props) {
  return <Search {...props} className={clsx("navbar-search", className)} />;
}
