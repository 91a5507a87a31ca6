// Change: a color in hexadecimal digits has a sample of it before its code.
import Original from "@theme-original/CodeInline";
import type { Props } from "@theme/CodeInline";

/** A color, with or without alpha. Shorter ones may be numbers of issues. */
const COLOR = /^#(?:[\da-f]{6}|[\da-f]{8})$/i;

/** Code among words. */
export default function CodeInline(props: Props) {
  const { children } = props;
  if (typeof children !== "string" || !COLOR.test(children))
    return <Original {...props} />;
  return (
    <span className="color-code">
      {/* Presentation attributes: the page's policy forbids style attributes. */}
      <svg viewBox="0 0 1 1" aria-hidden="true">
        <rect width="1" height="1" fill={children} />
      </svg>
      <Original {...props} />
    </span>
  );
}
