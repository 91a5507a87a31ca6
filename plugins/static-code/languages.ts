import { createRequire } from "node:module";
import path from "node:path";

import { Prism } from "prism-react-renderer";

/** Languages of the pages that prism-react-renderer does not bring along. */
const ADDITIONAL = ["bash", "latex", "diff"];

// Prism's language files add themselves to a global, and do so when loaded.
Object.assign(globalThis, { Prism });
const require = createRequire(path.join(process.cwd(), "package.json"));
for (const language of ADDITIONAL) {
  require(`prismjs/components/prism-${language}`);
}

export { Prism };
