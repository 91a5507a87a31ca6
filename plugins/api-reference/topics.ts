import { expectShape } from "../package-facts/index.ts";
import type { ApiExport, ApiMember } from "./declarations/index.ts";

/** Members of an export, under a heading. */
interface MemberGroup {
  readonly title: string;
  readonly members: readonly ApiMember[];
}

const KINDS: readonly (readonly [string, (member: ApiMember) => boolean])[] = [
  ["Constructor", ({ kind }) => kind === "constructor"],
  ["Properties", (each) => !each.isStatic && each.kind === "property"],
  ["Methods", (each) => !each.isStatic && each.kind === "method"],
  ["Events", ({ kind }) => kind === "event"],
  ["Static properties", (each) => each.isStatic && each.kind === "property"],
  ["Static methods", (each) => each.isStatic && each.kind === "method"],
];

/**
 * The members of an export in groups: by topic where it has many, else by kind.
 *
 * @throws Error that names members which no topic has, or which are gone.
 */
export function memberGroups({ key, members }: ApiExport): MemberGroup[] {
  const topics = TOPICS[key];
  const groups = KINDS.flatMap(([title, holds]): MemberGroup[] => {
    const isDivided = topics && /^(Properties|Methods)$/.test(title);
    return isDivided ? [] : [{ title, members: members.filter(holds) }];
  });
  if (topics) groups.splice(1, 0, ...byTopic(key, members, topics));
  return groups.filter((group) => group.members.length > 0);
}

function byTopic(
  key: string,
  all: readonly ApiMember[],
  topics: Topics,
): MemberGroup[] {
  const members = all.filter(
    ({ isStatic, kind }) => !isStatic && /^(property|method)$/.test(kind),
  );
  const groups = Object.entries(topics).map(([title, names]) => ({
    title,
    names: names.split(" "),
  }));
  const told = groups.flatMap(({ names }) => names);
  const actual = members.map(({ name }) => name);
  const missing = actual.filter((name) => !told.includes(name));
  const gone = told.filter((name) => !actual.includes(name));
  expectShape(
    missing.length + gone.length === 0 && told.length === new Set(told).size,
    `plugins/api-reference/topics.ts: ${key} has ${missing.join(", ") || "nothing"} besides, and not ${gone.join(", ") || "anything twice"}`,
  );
  return groups.map(({ title, names }) => ({
    title,
    members: names.flatMap((name) =>
      members.filter((member) => member.name === name),
    ),
  }));
}

/** Topics of members: titles, and the names below each, with spaces. */
type Topics = Readonly<Record<string, string>>;

/** The members of `MathfieldElement` by topic. */
export const MATHFIELD_TOPICS = {
  Content:
    "value getValue setValue insert errors placeholder hasEditableContent resetUndo canUndo canRedo",
  "Selection and caret":
    "selection selectionIsCollapsed position lastOffset select getElementInfo getOffsetFromPoint",
  "Focus and state":
    "focus blur hasFocus disabled readonly readOnly mode defaultMode",
  "Commands, keys and shortcuts":
    "executeCommand keybindings inlineShortcuts inlineShortcutTimeout onInlineShortcut",
  Prompts:
    "getPrompts getPromptValue setPromptValue getPromptState setPromptState getPromptRange",
  "Typing assistance":
    "smartFence smartMode smartSuperscript scriptDepth removeExtraneousParentheses mathModeSpace placeholderSymbol popoverPolicy environmentPopoverPolicy",
  "Virtual keyboard and menu": "mathVirtualKeyboardPolicy menuItems showMenu",
  "Style and layout":
    "applyStyle queryStyle colorMap backgroundColorMap letterShapeStyle minFontScale maxMatrixCols onInsertStyle",
  "LaTeX macros": "macros registers",
  "Other hooks": "onExport onScrollIntoView",
} satisfies Topics;

/** The members of `ComputeEngine` by topic. */
const COMPUTE_ENGINE_TOPICS = {
  "Parsing LaTeX":
    "parse latexOptions latexSyntax appliedNonFunctions normalizeIdentifier",
  "Making expressions":
    "expr number symbol string character function tuple list hold error typeError type box rebind",
  Constants:
    "True False Pi E I Zero One Two Half NegativeOne NaN PositiveInfinity NegativeInfinity ComplexInfinity Nothing Missing",
  "Declarations and values":
    "declare assign declareType declareProtocol declareProtocolImplementation lookupDefinition",
  Assumptions: "assume ask verify forget",
  "Precision and numbers":
    "precision tolerance angularUnit chop bignum complex",
  "Simplifying and solving":
    "rules getRuleSet simplificationRules solveRules harmonizationRules costFunction",
  "Limits and safety":
    "withTimeLimit iterationLimit recursionLimit maxCollectionSize effects withEffects strict jit",
  "Scopes and checkpoints":
    "context contextStack pushScope popScope createScope checkpoint restore discard trace",
  Sequences:
    "declareSequence isSequence listSequences getSequence getSequenceStatus getSequenceTerms getSequenceCache clearSequenceCache lookupOEIS checkSequenceOEIS interpret",
  "Information about names":
    "symbolInfo operatorInfo searchDefinitions suggestOperatorName functionProperties toJSON",
} satisfies Topics;

/** The members of `Expression` by topic. */
const EXPRESSION_TOPICS = {
  Evaluation: "evaluate evaluateAsync N simplify solve explain value",
  "Parts of an expression":
    "operator getSubexpressions subexpressions errors symbols unknowns freeVariables defines references referencedFunctions has",
  "Forms and validity":
    "canonical structural isCanonical isStructural isValid isPure effects isConstant constantValue",
  "Output and conversion":
    "latex toLatex json toMathJson toString print valueOf [Symbol.toPrimitive] toJSON verbatimLatex sourceOffsets parseDiagnostics",
  Comparison:
    "is isSame isEqual isIdenticallyEqual isLess isLessEqual isGreater isGreaterEqual",
  "Pattern matching and replacement": "match replace subs map",
  Arithmetic: "add sub mul div neg inv abs pow root sqrt ln",
  "Fractions and polynomials":
    "numerator denominator numeratorDenominator toRational toNumericValue factors polynomialCoefficients polynomialRoots",
  "Numeric values": "re im bignumRe bignumIm sgn",
  "Tests of a value":
    "isNumber isInteger isRational isExtendedReal isFunction isPositive isNonNegative isNegative isNonPositive isEven isOdd isNaN isInfinity isFinite",
  Collections:
    "each at get indexWhere contains subsetOf count array isCollection isIndexedCollection isLazyCollection isFiniteCollection isEmptyCollection isEnumerableCollection isMachineNumeric shape rank",
  "Types and definitions":
    "type baseDefinition operatorDefinition valueDefinition description url wikidata complexity",
  "Engine and scopes": "engine isScoped localScope hash digest",
  Plotting: "toSignedFunction getInterval",
} satisfies Topics;

const TOPICS: Readonly<Record<string, Topics>> = {
  ComputeEngine: COMPUTE_ENGINE_TOPICS,
  Expression: EXPRESSION_TOPICS,
  MathfieldElement: MATHFIELD_TOPICS,
};
