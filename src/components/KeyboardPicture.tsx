import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";

import styles from "./KeyboardPicture.module.css";

interface Props {
  /** Name of a layout of the virtual keyboard. */
  readonly layout: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A layout of the virtual keyboard as it looks: `<KeyboardPicture layout="greek" />`. */
export default function KeyboardPicture({ layout, width, height, alt }: Props) {
  const { withBaseUrl } = useBaseUrlUtils();
  const file = (scheme: string) =>
    withBaseUrl(`/img/keyboard/${layout}-${scheme}.webp`);
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={file("dark")} />
      <img
        className={styles.picture}
        src={file("light")}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
