import "mathlive/static.css";
import { convertLatexToMarkup } from "mathlive/ssr";

export function StaticFormula({ latex }: { latex: string }) {
  const html = convertLatexToMarkup(latex);
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
