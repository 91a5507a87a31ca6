export const KIB = 1024;

export const kibibytes = (/** @type {number} */ bytes) =>
  `${(bytes / KIB).toFixed(1)} KiB`;
export const milliseconds = (/** @type {number} */ time) =>
  `${Math.round(time)} ms`;

/**
 * @param {string[][]} rows
 * @returns {string} The rows with their columns aligned, the first column to
 * the left.
 */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}
