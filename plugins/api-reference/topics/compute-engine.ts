import type { Topics } from "./topics.ts";

/** What the members of `ComputeEngine` are for. */
export const COMPUTE_ENGINE_TOPICS = {
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
