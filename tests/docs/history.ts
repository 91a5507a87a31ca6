import { execFileSync } from "node:child_process";

/**
 * Every committed version of a file, the newest first. There are none where
 * the project is no repository, or where git is not installed.
 *
 * @param file - Path from the project's folder.
 * @param git - Runs git; tests hand in another.
 * @throws Error when git cannot read the history for any other reason: a list
 * that may only shrink would otherwise be compared with nothing.
 */
export function versionsOf(file: string, git = runGit): string[] {
  if (!isRepository(git)) return [];
  // A commit that removed the file has no version of it.
  const list = ["log", "--format=%H", "--diff-filter=AM", "--", file];
  const commits = git(...list)
    .split("\n")
    .filter(Boolean);
  return commits.map((commit) => git("show", `${commit}:${file}`));
}

function isRepository(git: typeof runGit): boolean {
  try {
    git("rev-parse", "--git-dir");
    return true;
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    if (code === "ENOENT") return false;
    if (stderr?.includes("not a git repository")) return false;
    throw error;
  }
}

function runGit(...args: string[]): string {
  // The project may belong to another user than the one who runs its tests.
  const trust = ["-c", `safe.directory=${process.cwd()}`];
  return execFileSync("git", [...trust, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, LC_ALL: "C" },
  });
}
