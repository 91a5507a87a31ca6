import { writeFileSync } from "node:fs";

import { ADDRESSES, readAddresses } from "./site/index.ts";
import { readList } from "./todo.mjs";

// Adds the addresses that are new. None is taken off: readers have links to it.
const listed = readList(ADDRESSES);
const { here } = await readAddresses();
const all = new Set([...listed, ...here]);
writeFileSync(ADDRESSES, `${[...all].sort().join("\n")}\n`);
console.log(`${ADDRESSES}: ${String(all.size - listed.length)} added`);
