import StaticMarkup from "./StaticMarkup";

/** What the API says of an export or a member, within a guide. */
export default function Api({ html }: { readonly html: string }) {
  return <StaticMarkup html={html} />;
}
