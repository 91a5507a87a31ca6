import Link from "@docusaurus/Link";
import type { ComponentProps } from "react";

import type { ClassName } from "../markup";

/**
 * A table in a box that scrolls sideways where the page is too narrow for it.
 */
export function TableBox(props: ComponentProps<"table">) {
  return (
    <div className={"table-box" satisfies ClassName}>
      <table {...props} />
    </div>
  );
}

interface CssVariablesProps {
  readonly variables: readonly {
    readonly name: string;
    /** The value where the page does not set the variable, if it has one. */
    readonly fallback: string | undefined;
    /** Description of what it changes, as HTML of the build. */
    readonly html: string;
  }[];
}

/** The CSS variables that change the look of a part of MathLive. */
export function CssVariables({ variables }: CssVariablesProps) {
  return (
    <TableBox>
      <thead>
        <tr>
          <th>Variable</th>
          <th>What it changes</th>
          <th>Default, in the light scheme</th>
        </tr>
      </thead>
      <tbody>
        {variables.map(({ name, fallback, html }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td dangerouslySetInnerHTML={{ __html: html }} />
            <td>{fallback !== undefined && <code>{fallback}</code>}</td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}

interface VersionsProps {
  readonly rows: readonly {
    readonly library: string;
    readonly package: string;
    readonly version: string;
    /** `2026-09-27`; null where it is not known. */
    readonly date: string | null;
    /** The same as a reader says it. */
    readonly day: string | null;
    /** Address of the version in the registry. */
    readonly npm: string;
    /** Page of this site with its release notes. */
    readonly notes: string;
    /** Notice on the version and its notes, if there is one. */
    readonly notice: string | null;
  }[];
}

/** The versions of the packages that the site documents. */
export function Versions({ rows }: VersionsProps) {
  return (
    <>
      <TableBox>
        <thead>
          <tr>
            <th scope="col">Library</th>
            <th scope="col">Version</th>
            <th scope="col">Released</th>
            <th scope="col">What changed</th>
            <th scope="col">npm package</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.package}>
              <th scope="row">{row.library}</th>
              <td>{row.version}</td>
              <td>
                {row.date === null ? (
                  "not known"
                ) : (
                  <time dateTime={row.date}>{row.day}</time>
                )}
              </td>
              <td>
                <Link to={row.notes}>Release notes</Link>
              </td>
              <td>
                <Link to={row.npm}>
                  <code>{row.package}</code>
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </TableBox>
      {rows.map(({ notice }) => notice && <p key={notice}>{notice}</p>)}
    </>
  );
}
