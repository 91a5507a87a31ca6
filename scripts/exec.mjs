import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const ROOT = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  "..",
);

/**
 * The command line of a tool of this project, without a shell in between.
 *
 * @param {string} name - Name of an installed package.
 * @param {string} [bin] - Name of its command, when it has several.
 * @returns {string[]} Node and the tool's script.
 * @throws {Error} When the package is not installed or has no such command.
 */
export function tool(name, bin = name) {
  const folder = path.join(ROOT, "node_modules", name);
  const manifest = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  const script =
    typeof manifest.bin === "string" ? manifest.bin : manifest.bin?.[bin];
  if (!script) throw new Error(`${name} has no command "${bin}".`);
  return [process.execPath, path.join(folder, script)];
}

/**
 * The command line of npm: the one that runs this script, if one does.
 *
 * @param {string[]} args
 * @returns {string[]}
 */
export function npm(...args) {
  const script = process.env["npm_execpath"];
  return script?.endsWith("npm-cli.js")
    ? [process.execPath, script, ...args]
    : ["npm", ...args];
}

/** @type {readonly NodeJS.Signals[]} */
const ENDINGS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a command in the project's folder and waits for its end.
 *
 * @param {string[]} command - Program and arguments.
 * @param {object} [options]
 * @param {boolean} [options.quiet] - Keep the output instead of showing it.
 * @param {NodeJS.ProcessEnv} [options.env] - Environment, ours by default.
 * @returns {Promise<{ code: number, output: string }>} The exit code, 1 when
 * the command did not start or was ended by a signal, and what it printed. A
 * signal that ends this process ends the command first.
 */
export function run(command, { quiet = false, env = process.env } = {}) {
  const [program, ...args] = command;
  if (program === undefined) throw new Error("No command given.");
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env,
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      // npm is a batch file there, which only a shell starts.
      shell: process.platform === "win32" && program === "npm",
    });
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      child.once("close", () => process.kill(process.pid, signal));
      child.kill(signal);
    };
    for (const signal of ENDINGS) process.once(signal, passOn);
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("error", (error) => {
      resolve({ code: 1, output: `${output}${error.message}\n` });
    });
    child.on("close", (code) => {
      for (const signal of ENDINGS) process.off(signal, passOn);
      resolve({ code: code ?? 1, output });
    });
  });
}
