/** The little of a PostCSS at-rule that is needed here. */
interface AtRule {
  walkDecls(
    property: string,
    change: (declaration: { value: string }) => void,
  ): void;
}

/** PostCSS plugin: of the files that an `@font-face` offers, leaves the woff2. */
export const woff2Only = {
  postcssPlugin: "woff2-only",
  AtRule: {
    "font-face"(face: AtRule) {
      face.walkDecls("src", (source) => {
        const woff2 = source.value
          .split(/,\s*/)
          .filter((each) => each.includes(".woff2"));
        // A face of the reader's own computer has no format to choose.
        if (woff2.length > 0) source.value = woff2.join(", ");
      });
    },
  },
};
