// Change: names the Markdown twin of a page of text in its head.
import MDXPage from "@theme-original/MDXPage";
import type { Props } from "@theme/MDXPage";

import { TwinLink } from "@site/src/components/PageTools";

export default function MDXPageWithTwin(props: Props) {
  return (
    <>
      <MDXPage {...props} />
      <TwinLink />
    </>
  );
}
