import { NESTED } from "../../unit/address/nested.ts";

/** Levels that end a tab, of which it is given twice as many as it bears. */
const DEADLY = 120;

/** Formulas whose layout ends the tab, by how they are nested. */
export const DEEP: Readonly<Record<string, string>> = Object.fromEntries(
  NESTED.map(({ name, nest }) => [name, nest(DEADLY)]),
);

/** A cover over the whole page. */
export const COVER =
  "\\htmlStyle{position:fixed;inset:0;background:red;z-index:99}{x}";

/**
 * Formulas that style the page or leave it.
 *
 * @param origin - What they ask for something.
 */
export function reaching(origin: string): readonly string[] {
  const image = `background:url(${origin}/style)`;
  return [
    COVER,
    COVER.replace("htmlStyle", "style"),
    `\\htmlStyle{${image}}{x}`,
    `\\style{${image}}{x}`,
    `\\htmlStyle {${image}}{x}`,
    `\\htmlStyle%\n{${image}}{x}`,
    `\\frac{1}{\\style{${image}}{x}}`,
    `\\text{\\style{${image}}{x}}`,
    `\\sqrt\\style{${image}}{x}`,
    `\\ce{\\style{${image}}{x}}`,
    `x\u200D\\\\htmlStyle{${image}}{x}`,
    `\\csname htmlStyle\\endcsname{${image}}{x}`,
    `\\csname html^^53tyle\\endcsname{${image}}{x}`,
    `\\def\\a{\\style}\\a{${image}}{x}`,
    "\\htmlClass{ML__keyboard-sink}{x}",
    "\\class{ML__keyboard-sink}{x}",
    "\\htmlId{search}{x}",
    "\\cssId{search}{x}",
    `\\htmlData{href=${origin}/data}{x}`,
    `\\href{${origin}/link}{x}`,
    `\\url{${origin}/url}`,
    `\\includegraphics{${origin}/graphics}`,
  ];
}

/** Formulas that ask for much room, within the levels that are set. */
export const HUGE = [
  "\\rule[-200em]{400em}{400em}",
  "\\rule{9999em}{9999em}",
  "\\smash{\\rule[-200em]{400em}{400em}}",
  "\\raisebox{200em}{x}",
  "\\kern-500em\\rule{400em}{1em}",
  "\\hspace{-900em}x",
];

/** Ends of the axes of a plot that cannot be drawn. */
export const VIEWS = [
  "1e308,1.7e308,0,1",
  "-1.7e308,1.7e308,-1.7e308,1.7e308",
  "0,1,-1.7e308,1.7e308",
  "0,1e-308,0,1",
  "0,5e-324,0,5e-324",
  "0,1,0,1e-20",
  "1,1.0000000000000002,0,1",
  "1e15,1000000000000001,0,1",
  "-1e13,1e13,-1,1",
  "5,-5,0,1",
  "-5,5,1,0",
  "0,0,0,0",
  "-Infinity,Infinity,0,1",
  "NaN,NaN,NaN,NaN",
  "0,1,0,1e309",
  "0x0,0x10,0,1,2",
  " , , , ",
];

/** Paths with slashes in a row, and what is left of them. */
export const PATHS: Readonly<Record<string, string>> = {
  "//host/x.html": "/host/x/",
  "//host.example/": "/host.example/",
  "///x/index.html": "/x/",
  "/a//b": "/a/b",
  "/a//b.html": "/a/b/",
  "/\\host/x.html": "/host/x/",
  "//mathfield//demo/": "/mathfield/demo/",
};
