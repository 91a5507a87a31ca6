import { createServer } from "node:net";

import { run, tool } from "./exec.mjs";
import { ensureInstalled } from "./install.mjs";

const HOST = "localhost";

/**
 * @returns {number} The port that `PORT` names, 3000 without it.
 * @throws {Error} When it is no port.
 */
function readPort() {
  const text = process.env["PORT"] || "3000";
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is "${text}": give a number from 1 to 65535.`);
  return port;
}

/**
 * @param {number} port
 * @returns {Promise<void>}
 * @throws {Error} When something listens there already.
 */
function checkPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", (error) => {
      reject(
        new Error(
          `http://${HOST}:${port} cannot be served (${error.message}). ` +
            "End what runs there, or choose another port: PORT=3001 npm start.",
        ),
      );
    });
    probe.listen(port, HOST, () => {
      probe.close(() => {
        resolve();
      });
    });
  });
}

/** @param {string[]} args - What Docusaurus is to do. */
async function docusaurus(...args) {
  const command = [...tool("@docusaurus/core", "docusaurus"), ...args];
  const { code } = await run(command);
  if (code !== 0)
    throw new Error(`docusaurus ${args[0]} failed: see its message above.`);
}

/** Ways to see the site, by the name of their npm script. */
const COMMANDS = {
  /** @param {string[]} where */
  async start(...where) {
    await docusaurus("build");
    await docusaurus("serve", ...where);
  },
  /** @param {string[]} where */
  async dev(...where) {
    await docusaurus("start", ...where);
  },
};

try {
  const name = process.argv[2];
  if (name !== "start" && name !== "dev")
    throw new Error("Say what to do: start or dev.");
  const port = readPort();
  // Before the build, so that nobody waits for it in vain.
  await checkPort(port);
  await ensureInstalled();
  await COMMANDS[name]("--no-open", `--host=${HOST}`, `--port=${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
