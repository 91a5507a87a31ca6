import { useEffect, useRef, useState, type ComponentProps } from "react";

/**
 * A table in a box that scrolls sideways where the page is too narrow for it.
 * The box takes the keyboard's focus while it has something to scroll.
 */
export default function TableBox(props: ComponentProps<"table">) {
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
      className="table-box"
      {...(scrolls && { tabIndex: 0, role: "group", "aria-label": "Table" })}
    >
      <table {...props} />
    </div>
  );
}
