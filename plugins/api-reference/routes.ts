import { existsSync } from "node:fs";
import path from "node:path";

/** Tells which pages of the site are written by hand. */
export interface Routes {
  /** @param route - With a slash at both ends. */
  readonly has: (route: string) => boolean;
}

/**
 * The pages whose source an author writes: links of doc comments may lead to
 * them.
 *
 * @param siteDir - Root folder of the project.
 */
export function writtenRoutes(siteDir: string): Routes {
  return {
    has(route) {
      const name = route.replace(/\/$/, "");
      return ["docs", "src/pages"].some((folder) =>
        [".mdx", "/index.mdx", "/index.tsx"].some((ending) =>
          existsSync(path.join(siteDir, folder, name + ending)),
        ),
      );
    },
  };
}
