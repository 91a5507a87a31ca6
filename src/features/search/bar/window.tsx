import { useEffect, useRef, useState, type ComponentProps } from "react";

import { FormulaButton, FormulaPart } from "../formula";
import Modal from "./modal";
import styles from "./styles.module.css";

/** The content of the dialog: a search by words, or by formula. */
export default function SearchWindow(props: ComponentProps<typeof Modal>) {
  const [formula, setFormula] = useState<string>();
  if (formula === undefined)
    return (
      <>
        <Modal {...props} />
        <div className={styles.formulaButton}>
          <FormulaButton onClick={() => setFormula("")} />
        </div>
      </>
    );
  return (
    <FormulaWindow
      formula={formula}
      onInput={setFormula}
      onLeave={() => setFormula(undefined)}
    />
  );
}

type FormulaProps = ComponentProps<typeof FormulaPart>;

/** The search by formula, with a place in the dialog for the keyboard. */
function FormulaWindow(props: FormulaProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (!isReady || !place.current) return;
    // A dialog covers the page, and a keyboard that is there with it.
    const element = place.current;
    const keyboard = window.mathVirtualKeyboard;
    const { container } = keyboard;
    const fit = () => {
      element.style.height = `${String(keyboard.boundingRect.height)}px`;
    };
    keyboard.container = element;
    keyboard.addEventListener("geometrychange", fit);
    return () => {
      keyboard.hide();
      keyboard.removeEventListener("geometrychange", fit);
      keyboard.container = container;
    };
  }, [isReady]);

  return (
    <>
      <div className={styles.formula}>
        <FormulaPart {...props} onReady={() => setReady(true)} />
      </div>
      <div ref={place} className={styles.keyboard} />
    </>
  );
}
