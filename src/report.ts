/**
 * The forms that reports are filled into, each with the fields that a link
 * fills. Their files are in `.github/ISSUE_TEMPLATE`.
 */
export interface Forms {
  /** An example shows something else than it should. */
  readonly example: {
    readonly page: string;
    readonly versions: string;
    readonly browser: string;
    readonly playground: string;
    readonly code: string;
    readonly expected: string;
    readonly got: string;
  };
  /** A search should have found something. */
  readonly search: { readonly query: string };
}

/**
 * Makes the address where a reader reports a problem: the form of a new issue,
 * filled in.
 *
 * @param issues - Address of a list of issues on GitHub, or of another page
 * for reports, which gets the same parameters.
 * @param form - Name of the form's file.
 * @param title - Title of the issue.
 * @see https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema
 */
export function reportAddress<Form extends keyof Forms>(
  issues: string,
  form: Form,
  title: string,
  fields: Forms[Form],
): string {
  const address = new URL(issues);
  address.pathname = address.pathname.replace(/\/issues\/?$/, "/issues/new");
  const filled = { template: `${form}.yml`, title, ...fields };
  for (const [name, value] of Object.entries(filled))
    address.searchParams.set(name, value);
  return address.href;
}
