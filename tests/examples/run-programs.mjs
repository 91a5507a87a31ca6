/**
 * Runs programs in Node, one after the other, each a module of its own in this
 * process, and prints as JSON what each has written and what it threw.
 *
 * Usage: `node run-programs.mjs <file>…`
 */
import { pathToFileURL } from "node:url";

/** @type {{ written: string, thrown?: string }[]} */
const results = [];
const { stdout, stderr } = process;
const write = stdout.write.bind(stdout);

for (const file of process.argv.slice(2)) {
  let written = "";
  const take = (/** @type {unknown} */ chunk) => {
    written += String(chunk);
    return true;
  };
  stdout.write = take;
  stderr.write = take;
  try {
    await import(pathToFileURL(file).href);
    results.push({ written });
  } catch (error) {
    results.push({ written, thrown: String(error) });
  }
}

write(JSON.stringify(results));
