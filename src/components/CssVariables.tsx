import TableBox from "./TableBox";

interface Props {
  readonly variables: readonly {
    readonly name: string;
    /** The value where the page does not set the variable, if it has one. */
    readonly fallback: string | undefined;
    /** What it changes, as HTML of the build. */
    readonly html: string;
  }[];
}

/** The CSS variables that change the look of a part of MathLive. */
export default function CssVariables({ variables }: Props) {
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
