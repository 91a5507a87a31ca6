declare module "@generated/page-index/default/pages.json" {
  import type { Page } from "@site/src/components/PageFinder";

  const pages: readonly Page[];
  export default pages;
}
