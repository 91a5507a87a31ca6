// Change: fences are highlighted by the build, so what the theme itself sets as
// code stays plain, and its highlighter stays out of the browser.
import type { Props } from "@theme/CodeBlock";

export default function CodeBlock({ children }: Props) {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
