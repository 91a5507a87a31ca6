/** A test of Playwright's report. */
export interface TimedTest {
  /** Its file, from the folder of browser tests. */
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
}

/** Numbers of pages and examples of the site. */
export interface Size {
  /** Pages that somebody wrote, without references. */
  readonly written: number;
  /** References, which take several times as long as other pages. */
  readonly references: number;
  /** Pages that are made of the data of a package. */
  readonly generated: number;
  readonly examples: number;
}

/** Measured times of a run of all tests, and the site's size. */
export interface Measured {
  readonly size: Size;
  /** Wall-clock seconds by part. */
  readonly parts: Readonly<Record<string, number>>;
  readonly tests: readonly TimedTest[];
  /** Route of the page that a test visits, if it is about one page. */
  readonly isGenerated: (route: string) => boolean;
}

/** A share of the time, and what it grows with. */
export interface Cost {
  readonly what: string;
  readonly lane: "site" | "sources";
  /** Cost of one of the things it grows with, in seconds of wall clock. */
  readonly each: number;
  readonly grows: keyof Size | "pages" | "fixed";
}

/** Parts of the lane that the build begins; the others run beside it. */
const SITE_PARTS = ["build", "built"];

/** The path that the title of a visit begins with. */
const ROUTE = /(?<=^| )\/(?:[\w-]+\/)*(?= |$)/;

/**
 * Computes the costs of the parts of a run, for each thing that they grow with.
 *
 * A second of the browser tests is a second of one of their workers: by the
 * ratio of what they took together to the sum of all, it becomes wall clock.
 * Parts whose growth nobody has measured count as growing with all pages, which
 * is more than they do.
 */
export function costsOf({
  size,
  parts,
  tests,
  isGenerated,
}: Measured): readonly Cost[] {
  const all = tests.reduce((sum, { seconds }) => sum + seconds, 0);
  const perSecond = all === 0 ? 0 : (parts["e2e"] ?? 0) / all;
  const time = (holds: (test: TimedTest) => boolean) =>
    tests.filter(holds).reduce((sum, { seconds }) => sum + seconds, 0) *
    perSecond;
  const visited = ({ file, title }: TimedTest) =>
    file.startsWith("pages/") ? ROUTE.exec(title)?.[0] : undefined;
  const isVisit = (test: TimedTest, kind: keyof Size) => {
    const route = visited(test);
    return route !== undefined && kindOf(route, isGenerated) === kind;
  };
  const isParity = ({ file }: TimedTest) => file.includes("/parity.");
  const isOther = (test: TimedTest) =>
    test.file.startsWith("examples/") && !isParity(test);
  const known = [
    {
      what: "visit of a page",
      grows: "written",
      seconds: time((test) => isVisit(test, "written")),
    },
    {
      what: "visit of a reference",
      grows: "references",
      seconds: time((test) => isVisit(test, "references")),
    },
    {
      what: "checked examples, copies, the gallery",
      grows: "written",
      seconds: time(isOther),
    },
    {
      what: "visit of a generated page",
      grows: "generated",
      seconds: time((test) => isVisit(test, "generated")),
    },
    { what: "parity", grows: "examples", seconds: time(isParity) },
    {
      what: "features, hostile code",
      grows: "fixed",
      seconds: time(
        (test) =>
          !test.file.startsWith("examples/") && visited(test) === undefined,
      ),
    },
  ] as const;
  const rest = Object.entries(parts)
    .filter(([part]) => part !== "e2e")
    .map(([part, seconds]) => ({
      what: part,
      lane: SITE_PARTS.includes(part) ? "site" : "sources",
      each: seconds / amountOf(size, "pages"),
      grows: "pages",
    }));
  return [
    ...(rest as readonly Cost[]),
    ...known.map(({ what, grows, seconds }): Cost => ({
      what,
      lane: "site",
      each: seconds === 0 ? 0 : seconds / amountOf(size, grows),
      grows,
    })),
  ];
}

/** Returns the number of things that a cost grows with. */
export function amountOf(size: Size, grows: Cost["grows"]): number {
  if (grows === "fixed") return 1;
  return grows === "pages"
    ? size.written + size.references + size.generated
    : size[grows];
}

/**
 * Returns the kind of a page, by the cost of its visit.
 *
 * @param route - Path of the page.
 */
export function kindOf(
  route: string,
  isGenerated: Measured["isGenerated"],
): "written" | "references" | "generated" {
  if (isGenerated(route)) return "generated";
  return route.startsWith("/compute-engine/reference/")
    ? "references"
    : "written";
}

/** Minutes of all costs at a size: lanes run beside each other. */
export function minutesAt(costs: readonly Cost[], size: Size): number {
  const minutes = (lane: Cost["lane"]) =>
    costs
      .filter((cost) => cost.lane === lane)
      .reduce((sum, { each, grows }) => sum + each * amountOf(size, grows), 0) /
    60;
  return Math.max(minutes("site"), minutes("sources"));
}
