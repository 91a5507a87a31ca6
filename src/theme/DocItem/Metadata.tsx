// Change: names the Markdown twin of a document in its head.
import Metadata from "@theme-original/DocItem/Metadata";

import { TwinLink } from "@site/src/components/PageTools";

export default function DocMetadataWithTwin() {
  return (
    <>
      <Metadata />
      <TwinLink />
    </>
  );
}
