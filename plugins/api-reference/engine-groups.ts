import type { Group } from "./groups.ts";

/**
 * Groups of the exports of the Compute Engine, as readers think of them. The
 * first match counts.
 */
export const COMPUTE_ENGINE_GROUPS: readonly Group[] = [
  {
    slug: "functions",
    title: "Free functions",
    isMain: true,
    about:
      "Functions that parse, evaluate and solve with an engine that they share.",
    files: /\/free-functions\./,
  },
  {
    slug: "engine",
    title: "The engine",
    isMain: true,
    first: ["ComputeEngine"],
    about: "The engine, its scopes, effects, assumptions and checkpoints.",
    names: /^(FactSubject|FactRecord|AssumeResult|NarrowingSink|AngularUnit)$/,
    files:
      /types-(engine|effects)\.|map-auto-compile|function-properties\/|types\/compute-engine\.d/,
  },
  {
    slug: "collections",
    title: "Collections and tensors",
    about: "Lists, dictionaries, strings and tensors, and how they are walked.",
    names:
      /^(?!is[A-Z])(?!CollectionType|DictionaryType)(.*(Collection|Dictionary(?=Interface)|Tensor).*|DataTypeMap|.*NestedArray_?)$/,
  },
  {
    slug: "type-guards",
    title: "Type guards",
    about: "Functions that tell what kind of expression one is.",
    files: /\/type-guards\./,
  },
  {
    slug: "types",
    title: "Types",
    about:
      "The types of mathematical values: numbers, sets, functions, tuples.",
    files: /common\/(type\/|one-of)/,
  },
  {
    slug: "identities",
    title: "Identities and integration rules",
    about: "Collections of identities and integrals that load on demand.",
    files: /\/(fungrim|rubi)\//,
  },
  {
    slug: "rules",
    title: "Rules, patterns and steps",
    about: "Rules that rewrite expressions, patterns, and explained steps.",
    names:
      /^(.*Rule(?!s(Load|Data))(s|Set|Step|Steps|Function|Purpose)?$|Rule\w+Function|.*Substitution|PatternMatchOptions|Explain\w*|Explanation|ReplaceOptions|SimplifyOptions)$/,
    files: /explain-labels\./,
  },
  {
    slug: "definitions",
    title: "Definitions of symbols and operators",
    about: "How operators, functions, constants and sequences are defined.",
    files: /types-definitions\.|binding-sites\./,
  },
  {
    slug: "latex-dictionaries",
    title: "LaTeX dictionaries",
    about: "Entries that say how a LaTeX command is parsed and serialized.",
    names:
      /(_DICTIONARY|LatexDictionary(Entry)?|_PRECEDENCE|Precedence|LibraryCategory)$/,
    files: /latex-syntax\/dictionary/,
  },
  {
    slug: "latex-handlers",
    title: "LaTeX entries and handlers",
    about:
      "Custom notation: entries of a dictionary, their parsers and styles.",
    names:
      /^(?!Operator|Console|Entropy|Protocol|Effect|Evaluate).*(Entry|Handler|Trigger|SerializerDictionary)$/,
  },
  {
    slug: "latex",
    title: "Parsing and LaTeX",
    about: "From LaTeX to expressions and back: parser, serializer, options.",
    files: /latex-syntax\//,
  },
  {
    slug: "compilation",
    title: "Compilation",
    about:
      "Expressions as JavaScript, Python, GLSL and WGSL, and custom targets.",
    files: /\/compilation\//,
  },
  {
    slug: "interval-functions",
    title: "Interval arithmetic",
    about:
      "Functions on intervals that give bounds of their values, or say where there are none.",
    files: /compute-engine\/interval\//,
  },
  {
    slug: "math-json",
    title: "MathJSON",
    about: "Types of MathJSON, and functions that take it apart.",
    files: /types\/math-json\//,
  },
  {
    slug: "epsil",
    title: "Epsil",
    about: "Parse, run and write Epsil, the language that runs on the engine.",
    files: /types\/epsil\//,
  },
  // What the entry point `/numerics` gives, by field.
  {
    slug: "statistics",
    title: "Statistics",
    about: "Mean, variance, quartiles and correlation of numbers.",
    files: /numerics\/(statistics|monte-carlo)\./,
  },
  {
    slug: "special-functions",
    title: "Special functions",
    about: "Gamma, zeta, error, Bessel and Airy functions of numbers.",
    files: /numerics\/(special-functions|numeric-complex)\./,
  },
  {
    slug: "integers-and-fractions",
    title: "Integers and fractions",
    about: "Primes, divisors, factorials, exact fractions and big integers.",
    names: /gcd|lcm|factorial/i,
    files:
      /numerics\/(primes|rationals|bigint|numeric-bigint|numeric-bignum)\./,
  },
  {
    slug: "units",
    title: "Units and dimensions",
    about: "Units of measurement: their dimension, their scale, conversion.",
    files: /numerics\/unit-data\./,
  },
  {
    slug: "numbers",
    title: "Numbers and numerical methods",
    about: "Kinds of number, precision, limits, linear algebra, digits.",
    names: /^CancellationError|^CancellationCause/,
    files: /\/(numerics|numeric-value|big-decimal)\//,
  },
  {
    slug: "expressions",
    title: "Expressions",
    isMain: true,
    first: ["Expression"],
    about: "Expressions of all kinds, their forms and their evaluation.",
    files:
      /boxed-expression\/|types-(expression|evaluation|kernel-\w+|serialization)\./,
  },
  {
    slug: "more",
    title: "More",
    about: "Other exports of the package.",
  },
];
