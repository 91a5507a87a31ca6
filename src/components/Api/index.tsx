import StaticHtml from "../StaticHtml";

/** What the API says of an export or a member, within a guide. */
export default function Api({ html }: { readonly html: string }) {
  return <StaticHtml html={html} />;
}
