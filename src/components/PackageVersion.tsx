import useDocusaurusContext from "@docusaurus/useDocusaurusContext";

interface Props {
  readonly of: "mathlive" | "computeEngine";
}

/** The version of a package that the pages document: the one installed. */
export default function PackageVersion({ of }: Props) {
  const { customFields } = useDocusaurusContext().siteConfig;
  const versions = customFields?.["versions"] as Record<Props["of"], string>;
  return versions[of];
}
