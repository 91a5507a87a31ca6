import { existsSync } from "node:fs";
import path from "node:path";

/** Tells the pages of the site that are written by hand. */
export interface Routes {
  /** @param route - With a slash at both ends. */
  readonly has: (route: string) => boolean;
}

/** Looks for a page's source, for links from outside the site's sources. */
export const writtenRoutes: Routes = {
  has(route) {
    const name = route.replace(/\/$/, "");
    return ["docs", "src/pages"].some((folder) =>
      [".mdx", "/index.mdx", "/index.tsx"].some((ending) =>
        existsSync(path.join(process.cwd(), folder, name + ending)),
      ),
    );
  },
};
