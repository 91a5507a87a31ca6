// Change: the mark is drawn in the page, in the colours of its scheme, where
// the theme fetches one picture for each scheme on every page.
import Link from "@docusaurus/Link";

import { useThemeConfig } from "@docusaurus/theme-common";
import type { Props } from "@theme/Logo";

export default function Logo({
  imageClassName,
  titleClassName,
  ...props
}: Props) {
  const { title } = useThemeConfig().navbar;
  return (
    <Link to="/" {...props}>
      <svg
        className={imageClassName}
        viewBox="0 0 32 32"
        width="28"
        height="28"
        fill="none"
        strokeWidth="2.5"
        aria-hidden="true"
      >
        <path
          stroke="currentColor"
          d="M9 4.25H4.25v23.5H9M23 4.25h4.75v23.5H23"
        />
        <path
          stroke="var(--color-accent)"
          strokeLinecap="round"
          d="M20.5 9.2c0-2.6-3.4-3-4 .4l-1.2 12.8c-.5 3.4-3.8 3-3.8.4"
        />
      </svg>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
