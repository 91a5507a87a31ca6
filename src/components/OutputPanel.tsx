import clsx from "clsx";
import {
  useEffect,
  useId,
  useRef,
  type ReactNode,
  type RefObject,
} from "react";

import CopyButton from "./CopyButton";
import styles from "./OutputPanel.module.css";

interface Props {
  readonly title: string;
  /** The result. */
  readonly children: ReactNode;
  /** Text that Copy gives; without it there is nothing to copy. */
  readonly copy?: string | undefined;
  /** Kind of content that is copied, such as `LaTeX`. */
  readonly copies?: string;
  /** The time it took, in milliseconds. */
  readonly ms?: number | undefined;
  /** True while a new result is on its way: the old one stays, and fades. */
  readonly isBusy?: boolean;
  /** True if the result is code: it is set as such and keeps its lines. */
  readonly isCode?: boolean;
  /** Controls beside the title. */
  readonly controls?: ReactNode;
  /** Attributes of the panel. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  readonly className?: string | undefined;
}

/**
 * A result under its name, with the time it took and a button that copies it.
 */
export default function OutputPanel({
  title,
  children,
  copy,
  copies = "LaTeX",
  ms,
  isBusy = false,
  isCode = false,
  controls,
  data,
  className,
}: Props) {
  const id = useId();
  const body = useScrollable(id);
  return (
    <div
      role="group"
      className={clsx(styles.panel, className)}
      aria-labelledby={id}
      aria-busy={isBusy}
      {...data}
    >
      <div className={styles.head}>
        <span id={id} className="label">
          {title}
        </span>
        {controls}
        <span className={styles.time}>{ms !== undefined && timeText(ms)}</span>
        {copy !== undefined && (
          <CopyButton
            text={() => copy}
            what={copies === title ? title : `the ${copies} of ${title}`}
            className={styles.copy}
          />
        )}
      </div>
      <div ref={body} className={clsx(styles.body, isCode && styles.code)}>
        <div>{children}</div>
      </div>
    </div>
  );
}

/** A time as one reads it: `< 1 ms`, `12 ms`, `1.2 s`. */
function timeText(ms: number): string {
  if (ms < 1) return "< 1 ms";
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Makes a box focusable while it scrolls, so that it can be scrolled with the
 * keys; any other would be one more stop on the way through the page.
 *
 * @param name - The `id` of what it is called.
 * @returns To be given to the box, which has one child.
 */
export function useScrollable(name: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => update(element, name));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [name]);
  return box;
}

function update(box: HTMLElement, name: string): void {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
  if (scrollWidth > clientWidth || scrollHeight > clientHeight) {
    box.tabIndex = 0;
    box.role = "group";
    box.setAttribute("aria-labelledby", name);
  } else {
    for (const attribute of ["tabindex", "role", "aria-labelledby"])
      box.removeAttribute(attribute);
  }
}
