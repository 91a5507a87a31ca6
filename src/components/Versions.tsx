import Link from "@docusaurus/Link";

import TableBox from "./TableBox";

interface Props {
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
    /** What has to be said of the version and its notes. */
    readonly notice: string | null;
  }[];
}

/** The versions of the packages that the site documents. */
export default function Versions({ rows }: Props) {
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
