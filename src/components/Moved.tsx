import { Redirect, useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";

interface MovedProps {
  /** The anchor that the section had on this page. */
  readonly section: string;
  /** New address of the section, such as `/mathfield/matrix/#rows`. */
  readonly to: string;
}

/**
 * Lead on from the address of a section that is on another page now, so that
 * links and bookmarks of readers keep working. It shows nothing.
 */
export default function Moved({ section, to }: MovedProps) {
  const { hash } = useLocation();
  const target = useBaseUrl(to);
  return hash === `#${section}` ? <Redirect to={target} /> : null;
}
