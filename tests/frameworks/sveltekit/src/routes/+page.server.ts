import { convertLatexToMarkup } from "mathlive/ssr";

import type { PageServerLoad } from "./$types";

export const load: PageServerLoad = () => ({
  formula: convertLatexToMarkup("\\int_0^1\\frac{x}{2}\\,dx"),
});
