import { type ComponentType, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

/** The examples of the guide, by the fragment of the address. */
const EXAMPLES = {
  "": async () => (await import("./Formula")).Formula,
  "#answer": async () => (await import("./Answer")).Answer,
  "#attributes": async () => (await import("./Mistakes")).Attributes,
  "#children": async () => (await import("./Mistakes")).Children,
  "#name": async () => (await import("./Mistakes")).Name,
  "#menu": async () => (await import("./Mistakes")).Menu,
  "#lazy": async () => (await import("./Lazy")).Lazy,
  "#options": async () => (await import("./Options")).Options,
};

function App({ Example }: { Example: ComponentType }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && <Example />}
      <button type="button" onClick={() => setShown(!isShown)}>
        Hide
      </button>
    </>
  );
}

const Example = await EXAMPLES[location.hash as keyof typeof EXAMPLES]();
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App Example={Example} />
  </StrictMode>,
);
