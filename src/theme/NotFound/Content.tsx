// Change: leads on from old addresses, says which page may have been meant and
// offers the search, where the theme only says that there is none.
import { PageMetadata } from "@docusaurus/theme-common";
import BrowserOnly from "@docusaurus/BrowserOnly";
import Link from "@docusaurus/Link";
import Heading from "@theme/Heading";
import type { Props } from "@theme/NotFound/Content";
import clsx from "clsx";

import NotFoundHelp from "@site/src/features/not-found";

const ENTRIES = [
  { to: "/", label: "Home" },
  { to: "/mathfield/", label: "Mathfield" },
  { to: "/compute-engine/", label: "Compute Engine" },
  { to: "/math-json/", label: "MathJSON" },
];

export default function NotFoundContent({ className }: Props) {
  return (
    <main className={clsx("container markdown not-found", className)}>
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>There is no page at this address. It may have moved.</p>
      <p className="not-found__entries">
        {ENTRIES.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </p>
      <BrowserOnly>{() => <NotFoundHelp />}</BrowserOnly>
    </main>
  );
}
