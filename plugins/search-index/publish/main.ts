import { runCommand } from "./command.ts";

void runCommand(process.argv.slice(2), {
  env: process.env,
  siteDir: process.cwd(),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
}).then((code) => {
  process.exitCode = code;
});
