// Change: no formatter of dates from the browser, which loads its data for
// this line alone and keeps a phone busy for a tenth of a second.
import { ThemeClassNames } from "@docusaurus/theme-common";
import type { Props } from "@theme/LastUpdated";

/** On which day a page changed last, for a site in one language. */
export default function LastUpdated({ lastUpdatedAt }: Props) {
  if (typeof lastUpdatedAt !== "number") return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{" "}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {dayOf(date)}
        </time>
      </b>
    </span>
  );
}

/** The day in `Sat, 21 Nov 2026 19:45:02 GMT`, a form that ECMAScript fixes. */
function dayOf(date: Date): string {
  return date.toUTCString().slice(5, 16);
}
