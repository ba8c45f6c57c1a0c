import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { cursor, id, instant, listUpTo, numberBetween, text } from '../fields.ts';
import { changeId, listOf, version } from '../intelligence/intelligence.ts';
import { allow } from '../policy.ts';

/** Worst first, in the words of the Sigma specification. */
export const sigmaLevels = ['critical', 'high', 'medium', 'low', 'informational'] as const;
export type SigmaLevel = (typeof sigmaLevels)[number];

/** How far the author of a rule trusts it. */
export const sigmaStatuses = ['stable', 'test', 'experimental', 'deprecated', 'unsupported'] as const;
export type SigmaStatus = (typeof sigmaStatuses)[number];

/** `enabled` makes alerts, `testing` only counts what matches, `disabled` does not run. */
export const sigmaStates = ['enabled', 'testing', 'disabled'] as const;
export type SigmaState = (typeof sigmaStates)[number];

/** Why a text is not a rule that can run here; each has a sentence in `text/`. */
export const sigmaProblems = [
  'not_yaml',
  'not_a_rule',
  'too_large',
  'too_deep',
  'too_many_values',
  'missing_field',
  'bad_field',
  'correlation',
  'aggregation',
  'bad_condition',
  'unknown_selection',
  'unsupported_modifier',
  'bad_value',
  'bad_regex',
  'duplicate_id',
  'list_full',
] as const;
export type SigmaProblem = (typeof sigmaProblems)[number];

/** Whether a rule does what its kept examples expect of it; without examples, or before they were run, it is untested. */
export const sigmaProofs = ['passing', 'failing', 'untested'] as const;
export type SigmaProof = (typeof sigmaProofs)[number];

export const sigmaRulesMax = 5_000;
/** Characters of one rule, and of all texts of one import request. */
export const sigmaTextMax = 200_000;
export const sigmaImportMax = 600_000;
/** Matches older than this are no longer kept. */
export const sigmaMatchDays = 90;

export const sigmaRule = z.object({
  id,
  /** The id that its author gave it. */
  ruleId: z.nullable(z.string()),
  title: z.string(),
  level: z.nullable(z.enum(sigmaLevels)),
  status: z.nullable(z.enum(sigmaStatuses)),
  state: z.enum(sigmaStates),
  proof: z.enum(sigmaProofs),
  techniques: z.array(z.string()),
  logsource: z.object({
    category: z.nullable(z.string()),
    product: z.nullable(z.string()),
    service: z.nullable(z.string()),
  }),
  /** Events that matched within the last 90 days. */
  matches: z.number(),
  /** Alerts that it has made. */
  alerts: z.number(),
  createdAt: instant,
  updatedAt: instant,
  version,
  sample: z.boolean(),
});
export type SigmaRule = z.output<typeof sigmaRule>;

export const sigmaSorts = ['updated', 'level', 'matches'] as const;
export type SigmaSort = (typeof sigmaSorts)[number];

const filters = {
  state: z.optional(listOf(sigmaStates)),
  level: z.optional(listOf(sigmaLevels)),
  proof: z.optional(listOf(sigmaProofs)),
  /** An ATT&CK number: its sub-techniques count as well. */
  technique: z.optional(z.string().check(z.regex(/^T\d{4}(?:\.\d{3})?$/))),
  search: z.optional(z.string().check(z.maxLength(200))),
} as const;

export const listSigmaRules = defineEndpoint({
  method: 'GET',
  path: '/sigma-rules',
  summary: 'Lists Sigma rules with their matches of the last 90 days and their alerts.',
  access: allow('sigma', 'read'),
  query: z.strictObject({
    ...filters,
    sort: z._default(z.enum(sigmaSorts), 'updated'),
    limit: z._default(numberBetween(1, 200), 100),
    after: z.optional(cursor),
  }),
  reply: z.object({
    rules: z.array(sigmaRule),
    total: z.number(),
    next: z.nullable(z.string()),
    /** How many there are in each state, whatever the filter. */
    states: z.object({ enabled: z.number(), testing: z.number(), disabled: z.number() }),
    /** Whether a source sends alerts or events for the rules to run over. */
    hasSource: z.boolean(),
  }),
});
export type SigmaRulePage = z.output<NonNullable<typeof listSigmaRules.reply>>;

const ofRule = z.strictObject({ id });

export const sigmaProblem = z.object({
  reason: z.enum(sigmaProblems),
  /** The name, value or word that it is about. */
  detail: z.string(),
  /** Of the text, from 1; null where it is all of it. */
  line: z.nullable(z.number()),
});
export type SigmaProblemAt = z.output<typeof sigmaProblem>;

/** Examples of a rule, and characters of one: an event or several, of which one must match. */
export const sigmaExamplesMax = 20;
export const sigmaExampleMax = 50_000;

const expected = {
  text: z.string().check(z.minLength(1), z.maxLength(sigmaExampleMax)),
  /** Whether the rule must match it. */
  matches: z.boolean(),
} as const;
/** `found`: whether the rule matches it; null until it was run. */
export const sigmaExample = z.object({ ...expected, found: z.nullable(z.boolean()) });
export type SigmaExample = z.output<typeof sigmaExample>;

export const sigmaRuleDetail = z.object({
  rule: sigmaRule,
  text: z.string(),
  /** Why it does not run, where an earlier version of the product took what this one does not. */
  problem: z.nullable(sigmaProblem),
  examples: listUpTo(sigmaExamplesMax, sigmaExample),
  description: z.nullable(z.string()),
  author: z.nullable(z.string()),
  tags: z.array(z.string()),
  references: z.array(z.string()),
  falsePositives: z.array(z.string()),
});
export type SigmaRuleDetail = z.output<typeof sigmaRuleDetail>;

export const getSigmaRule = defineEndpoint({
  method: 'GET',
  path: '/sigma-rules/:id',
  summary: 'Returns a Sigma rule with its text.',
  access: allow('sigma', 'read'),
  errors: ['sigma_rule_not_found'],
  params: ofRule,
  reply: sigmaRuleDetail,
});

export const sigmaMatch = z.object({
  source: z.nullable(z.object({ id, name: z.string() })),
  deliveryId: z.number(),
  /** Whether the delivery is still kept. */
  isKept: z.boolean(),
  at: instant,
  /** Events of the delivery that matched. */
  events: z.number(),
});

export const listSigmaMatches = defineEndpoint({
  method: 'GET',
  path: '/sigma-rules/:id/matches',
  summary: 'Lists deliveries with events that a Sigma rule matched within the last 90 days, newest first.',
  access: allow('sigma', 'read'),
  errors: ['sigma_rule_not_found'],
  params: ofRule,
  query: z.strictObject({ limit: z._default(numberBetween(1, 200), 50), after: z.optional(cursor) }),
  reply: z.object({ matches: z.array(sigmaMatch), total: z.number(), next: z.nullable(z.string()) }),
});
export type SigmaMatchPage = z.output<NonNullable<typeof listSigmaMatches.reply>>;

const ruleText = z.string().check(z.minLength(1), z.maxLength(sigmaTextMax));

export const checkSigmaRule = defineEndpoint({
  method: 'POST',
  path: '/sigma-rules/checks',
  summary: 'Checks whether a text is a Sigma rule that can run here. Nothing is stored.',
  access: allow('sigma', 'edit'),
  body: z.strictObject({ text: ruleText }),
  reply: z.object({ problem: z.nullable(sigmaProblem) }),
  obeysIdempotencyKey: false,
});

export const sigmaRejection = z.object({ file: z.string(), title: z.nullable(z.string()), ...sigmaProblem.shape });
export type SigmaRejection = z.output<typeof sigmaRejection>;

export const sigmaImported = z.object({
  changeId,
  /** Documents in the input: `created + updated + unchanged + rejected`. */
  documents: z.number(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  rejected: z.number(),
  rejections: z.array(sigmaRejection),
});
export type SigmaImported = z.output<typeof sigmaImported>;

export const importSigmaRules = defineEndpoint({
  method: 'POST',
  path: '/sigma-rules/imports',
  summary: 'Imports Sigma rules from YAML texts; each document is created, updated, unchanged or rejected.',
  access: allow('sigma', 'edit'),
  body: z.strictObject({
    files: z
      .array(z.strictObject({ name: text(200), text: z.string().check(z.maxLength(sigmaImportMax)) }))
      .check(z.minLength(1), z.maxLength(1_000)),
    /** Of new rules; existing ones keep theirs. */
    state: z.enum(sigmaStates),
  }),
  reply: sigmaImported,
});

export const updateSigmaRule = defineEndpoint({
  method: 'PUT',
  path: '/sigma-rules/:id',
  summary: 'Replaces the text of a Sigma rule; 412 if it changed since `version`.',
  access: allow('sigma', 'edit'),
  errors: ['sigma_rule_not_found', 'bad_sigma_rule', 'sigma_test_too_slow', 'record_changed'],
  params: ofRule,
  body: z.strictObject({ text: ruleText, version }),
  reply: z.object({ changeId, rule: sigmaRuleDetail }),
});

export const saveSigmaExamples = defineEndpoint({
  method: 'PUT',
  path: '/sigma-rules/:id/examples',
  summary: 'Replaces the examples of a Sigma rule and tests it on them; 412 if it changed since `version`.',
  access: allow('sigma', 'edit'),
  errors: ['sigma_rule_not_found', 'sigma_test_too_slow', 'record_changed'],
  params: ofRule,
  body: z.strictObject({
    examples: z.array(z.strictObject(expected)).check(z.maxLength(sigmaExamplesMax)),
    version,
  }),
  reply: z.object({ changeId, rule: sigmaRuleDetail }),
});

export const sigmaBulkMax = 200;

export const setSigmaState = defineEndpoint({
  method: 'POST',
  path: '/sigma-rules/states',
  summary: 'Enables, tests or disables Sigma rules; those that changed meanwhile are skipped and returned.',
  access: allow('sigma', 'edit'),
  errors: ['sigma_rule_not_found'],
  body: z.strictObject({
    rules: z.array(z.strictObject({ id, version })).check(z.minLength(1), z.maxLength(sigmaBulkMax)),
    state: z.enum(sigmaStates),
  }),
  reply: z.object({ changeId, changed: z.number(), unchanged: z.number(), skipped: z.array(id) }),
});

export const deleteSigmaRule = defineEndpoint({
  method: 'DELETE',
  path: '/sigma-rules/:id',
  summary: 'Deletes a Sigma rule; its alerts are kept.',
  access: allow('sigma', 'delete'),
  errors: ['sigma_rule_not_found'],
  params: ofRule,
  reply: z.object({ changeId }),
});

/** Deliveries that one test reads, the newest first, and the events of them that it looks at. */
export const sigmaTestDeliveries = 200;
export const sigmaTestMatches = 50;
/** Fields that a test names, at most. */
export const sigmaTestFields = 50;
export const sigmaTestDays = [1, 7, 30] as const;

/** A rule is tried on events that are pasted, or on what a source has sent. Nothing is stored. */
export const testSigmaRule = defineEndpoint({
  method: 'POST',
  path: '/sigma-rules/tests',
  summary: 'Tests a Sigma rule on events or on stored deliveries of a source.',
  access: allow('sigma', 'edit'),
  errors: ['bad_sigma_rule', 'source_not_found', 'sigma_test_too_slow'],
  body: z.strictObject({
    text: ruleText,
    on: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('events'), events: z.string().check(z.maxLength(500_000)) }),
      z.strictObject({ is: z.literal('source'), source: id, days: z.literal(sigmaTestDays) }),
    ]),
  }),
  reply: z.object({
    /** Deliveries that were read of those that are kept; null for events that were pasted. */
    deliveries: z.nullable(z.object({ read: z.number(), kept: z.number() })),
    events: z.number(),
    matched: z.number(),
    /** Parts of the deliveries or of the text that could not be read. */
    unreadable: z.number(),
    /** Fields of the rule that events of its log source have under no name that is known, and how many such events. */
    absent: listUpTo(sigmaTestFields, z.object({ field: z.string(), events: z.number() })),
    matches: listUpTo(
      sigmaTestMatches,
      z.object({
        deliveryId: z.nullable(z.number()),
        /** Its number within the delivery or text, from 1. */
        place: z.number(),
        entity: z.nullable(z.string()),
        at: z.nullable(instant),
        key: z.array(z.tuple([z.string(), z.string()])),
      }),
    ),
  }),
  obeysIdempotencyKey: false,
});
export type SigmaTest = z.output<NonNullable<typeof testSigmaRule.reply>>;
