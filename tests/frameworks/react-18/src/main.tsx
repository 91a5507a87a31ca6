import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

import { Formula } from "./Formula";

function App() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && <Formula />}
      <button type="button" onClick={() => setShown(!isShown)}>
        Hide
      </button>
    </>
  );
}

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
