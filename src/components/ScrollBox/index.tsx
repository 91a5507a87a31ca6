import { useEffect, useRef, useState, type ReactNode } from "react";

interface Props {
  /** What is in the box, for those who hear it announced. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A box for what may be wider than the page. It takes the keyboard's focus
 * while it has something to scroll, and only then.
 */
export default function ScrollBox({ label, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const observer = new ResizeObserver(() =>
      setScrolls(current.scrollWidth > current.clientWidth),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={className}
      {...(scrolls && { tabIndex: 0, role: "group", "aria-label": label })}
    >
      {children}
    </div>
  );
}
