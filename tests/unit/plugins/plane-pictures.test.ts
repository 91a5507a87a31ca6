import { describe, expect, test } from "vitest";

import { shown } from "./shown.ts";

interface Drawn {
  readonly paths: readonly { readonly d: string; readonly look: string }[];
  readonly dots: readonly (readonly [number, number])[];
}

describe("a picture in the plane", () => {
  test.each(
    Object.entries({
      'UnitCircle angles="0; \\frac{2\\pi}{3}"':
        "Points of the unit circle: 0 at (1, 0); 2/3 * pi at (-1/2, sqrt(3)/2)",
      'RootsPicture of="-4" degree="2"':
        "Roots of degree 2 of -4, at the corners of a regular polygon: 2i; -2i",
      'HistogramPicture data="[1, 2, 2, 6]" bins="[0, 2, 8]"':
        "Bins from 0 to 8 with the counts 1, 3; mean 2.75, standard deviation 2.22",
      'FittedLine points="[(0, 1), (1, 3), (2, 5)]"':
        "Points (0, 1), (1, 3), (2, 5) and the line of slope 2 through (0, 1)",
      'MatrixMap of="\\begin{pmatrix} 0 & 2 \\\\ 1 & 0 \\end{pmatrix}"':
        "The unit square, and the parallelogram with the corners (0, 0), (0, 1), (2, 1), (2, 0) and the area 2",
    }),
  )("says in words what the engine gave: %s", async (element, words) => {
    expect(await shown(`<${element} />`)).toMatchObject({ words });
  });

  test("has a line from a set to those that contain it next", async () => {
    const rows = "\\R; , \\Q; \\overline\\Z, ; , \\Z; , \\N";
    const drawn = await shown(`<InclusionDiagram rows="${rows}" />`);
    expect(drawn).toMatchObject({
      words:
        "RationalNumbers in RealNumbers; Integers in RationalNumbers; Integers in ExtendedIntegers; NonNegativeIntegers in Integers",
      paths: { length: 4 },
      labels: { length: 5 },
    });
  });

  test("has a point where it is in the plane", async () => {
    const map = 'of="\\begin{pmatrix} 1 & 0 \\\\ 0 & 1 \\end{pmatrix}"';
    const { dots } = (await shown(`<MatrixMap ${map} />`)) as unknown as Drawn;
    // The plane from −0.5 to 1.5, 440 wide.
    expect(dots).toEqual([
      [110, 330],
      [330, 330],
      [330, 110],
      [110, 110],
    ]);
  });

  test("draws both halves of the circle of the roots", async () => {
    const roots = (await shown(
      '<RootsPicture of="1" degree="4" />',
    )) as unknown as Drawn;
    const [circle] = roots.paths.filter(({ look }) => look === "guide");
    expect(circle?.d.match(/A/g)).toHaveLength(2);
  });

  test.each([
    ['UnitCircle angles="x"', "cos(x) is no real number"],
    [
      'InclusionDiagram rows="\\mathbb{P}; \\R"',
      "does not decide \\R \\subset \\mathbb{P}",
    ],
    ['RootsPicture of="x" degree="2"', "ComplexRoots has no value"],
    ['HistogramPicture data="[1, y]" bins="[0, 2]"', "BinCounts has no value"],
    ['FittedLine points="[(1, 2), (1, 3)]"', "LinearRegression has no value"],
    ['MatrixMap of="3"', "Dot has no value"],
  ])("fails where the engine has no numbers: %s", async (element, fault) => {
    await expect(shown(`<${element} />`)).rejects.toThrow(fault);
  });
});
