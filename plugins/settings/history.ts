import { execFileSync } from "node:child_process";

/** Whether the project is a git checkout with all of its history. */
export function hasFullHistory(): boolean {
  try {
    const git = (...args: string[]) =>
      execFileSync("git", args, {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }).trim();
    return (
      git("rev-parse", "--is-shallow-repository") === "false" &&
      git("rev-parse", "HEAD") !== ""
    );
  } catch {
    return false;
  }
}
