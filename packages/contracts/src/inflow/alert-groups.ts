import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { cursor, id, instant, listUpTo, numberBetween, text } from '../fields.ts';
import { changeId, version } from '../intelligence/intelligence.ts';
import { threatSeverities } from '../intelligence/threats.ts';
import { allow } from '../policy.ts';
import { alertFilter } from './alert-rules.ts';
import { observableRoles, observableTypes } from './observable-types.ts';

/** Fields that alerts of a group must share; for a field with several values, all of them. */
export const groupFieldNames = ['entity', 'title', 'source', 'technique', 'tag', 'observable'] as const;
export type GroupFieldName = (typeof groupFieldNames)[number];

const groupField = z.discriminatedUnion('by', [
  z.strictObject({ by: z.enum(['entity', 'title', 'source', 'technique', 'tag'] as const) }),
  z.strictObject({
    by: z.literal('observable'),
    type: z.enum(observableTypes),
    role: z.enum(observableRoles),
  }),
]);
export type GroupField = z.output<typeof groupField>;

/** A field as a string that identifies it. */
export const groupFieldKey = (field: GroupField): string =>
  field.by === 'observable' ? `observable ${field.type} ${field.role}` : field.by;

export const groupFieldsMax = 3;
export const groupRulesMax = 50;
export const groupThresholdMax = 1_000;
/** The largest gap between two alerts of a group, and the longest that one lasts, in minutes. */
export const groupWindowMax = 24 * 60;
export const groupLengthMax = 7 * 24 * 60;

const minutes = (max: number) => z.int().check(z.gte(1), z.lte(max));

const conditions = {
  /** Without fields: all alerts. */
  filter: z.strictObject(alertFilter.shape),
  fields: z.array(groupField).check(
    z.minLength(1),
    z.maxLength(groupFieldsMax),
    z.refine((all) => new Set(all.map(groupFieldKey)).size === all.length, 'must not name a field twice'),
  ),
  windowMinutes: minutes(groupWindowMax),
  lengthMinutes: minutes(groupLengthMax),
  /** How many alerts make a group; alerts that were resolved in every message do not count. */
  threshold: z.int().check(z.gte(2), z.lte(groupThresholdMax)),
} as const;
const draft = { name: text(100), ...conditions, isActive: z.boolean() } as const;
export type GroupConditions = z.output<z.ZodMiniObject<typeof conditions>>;
export type GroupRuleDraft = z.output<z.ZodMiniObject<typeof draft>>;

export const groupRule = z.object({
  id,
  ...draft,
  /** Groups of it that there are, and the alerts in them. */
  groups: z.number(),
  alerts: z.number(),
  version,
});
export type GroupRule = z.output<typeof groupRule>;

export const listGroupRules = defineEndpoint({
  method: 'GET',
  path: '/group-rules',
  summary: 'Lists grouping rules in their order: the first that matches an alert takes it.',
  access: allow('alerts', 'read'),
  reply: listUpTo(groupRulesMax, groupRule),
});

export const addGroupRule = defineEndpoint({
  method: 'POST',
  path: '/group-rules',
  summary: 'Creates a grouping rule, last in order; rejected if most matching alerts lack one of its fields.',
  access: allow('alerts', 'edit'),
  errors: ['list_full'],
  body: z.strictObject(draft),
  reply: groupRule,
  status: 201,
  location: '/group-rules/:id',
});

export const updateGroupRule = defineEndpoint({
  method: 'PUT',
  path: '/group-rules/:id',
  summary: 'Replaces a grouping rule for future alerts; 412 if it changed since `version`.',
  access: allow('alerts', 'edit'),
  errors: ['record_changed', 'rule_not_found'],
  params: z.strictObject({ id }),
  body: z.strictObject({ ...draft, version }),
  reply: groupRule,
});

export const deleteGroupRule = defineEndpoint({
  method: 'DELETE',
  path: '/group-rules/:id',
  summary: 'Deletes a grouping rule; its groups are kept.',
  access: allow('alerts', 'edit'),
  errors: ['rule_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ changeId }),
});

export const orderGroupRules = defineEndpoint({
  method: 'PUT',
  path: '/group-rules/order',
  summary: 'Reorders the grouping rules.',
  access: allow('alerts', 'edit'),
  errors: ['rule_not_found'],
  body: z.strictObject({ rules: z.array(id).check(z.minLength(1), z.maxLength(groupRulesMax)) }),
  reply: z.object({ changeId }),
});

/** The most alerts of the last seven days, newest first, that a preview looks at and a rule is applied to. */
export const groupHistoryMax = 5_000;
export const groupExamples = 10;

/** Numbers of alerts in the address: `12-19,44`. */
export const alertNumbersMax = 6_000;
/** A count and the alerts that it counts; null where there are too many to be written into an address. */
const countOfAlerts = z.object({ count: z.number(), numbers: z.nullable(z.string()) });
export type CountOfAlerts = z.output<typeof countOfAlerts>;

export const previewGroupRule = defineEndpoint({
  method: 'POST',
  path: '/group-rules/preview',
  summary: 'Returns the groups that a rule would have formed in the last seven days.',
  access: allow('alerts', 'read'),
  body: z.strictObject(conditions),
  reply: z.object({
    /** Alerts that the filter matches, and whether there were more than are looked at. */
    matching: z.number(),
    isCut: z.boolean(),
    /** Of these, alerts that lack a field. */
    missing: listUpTo(groupFieldsMax, z.object({ field: groupField, ...countOfAlerts.shape })),
    /** Whether a field is missing on more than half of them: such a rule is rejected. */
    isRejected: z.boolean(),
    groups: z.number(),
    /** Alerts in the groups, and in the largest of them. */
    grouped: countOfAlerts,
    largest: countOfAlerts,
    /** The newest groups. */
    examples: listUpTo(
      groupExamples,
      z.object({ values: z.array(z.string()), first: instant, last: instant, ...countOfAlerts.shape }),
    ),
  }),
});
export type GroupPreview = z.output<NonNullable<typeof previewGroupRule.reply>>;

export const applyGroupRule = defineEndpoint({
  method: 'POST',
  path: '/group-rules/:id/apply',
  summary: 'Applies the grouping rules to alerts of the last seven days that a rule matches. It cannot be undone.',
  access: allow('alerts', 'edit'),
  errors: ['rule_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ rule: groupRule, matching: z.number(), isCut: z.boolean() }),
});

export const alertGroup = z.object({
  id,
  /** Shown as GRP-000012. */
  number: z.number(),
  rule: z.object({ id, name: z.string(), isDeleted: z.boolean() }),
  /** The shared values, as its first alert writes them. */
  values: listUpTo(groupFieldsMax, z.object({ field: groupField, value: z.string() })),
  /** The rule as it was when it made the group. */
  windowMinutes: z.number(),
  lengthMinutes: z.number(),
  threshold: z.number(),
  alerts: z.number(),
  sources: z.number(),
  occurrences: z.number(),
  /** The worst of its alerts, and whether it is stated for one of these. */
  severity: z.enum(threatSeverities),
  severityStated: z.boolean(),
  firstSeen: instant,
  lastSeen: instant,
  /** Until when an alert can begin that still belongs to it. */
  openUntil: instant,
});
export type AlertGroup = z.output<typeof alertGroup>;

/** A group's number as people write it: 12 is GRP-000012. */
export const groupName = (number: number): string => `GRP-${String(number).padStart(6, '0')}`;

export const listAlertGroups = defineEndpoint({
  method: 'GET',
  path: '/alert-groups',
  summary: 'Lists groups of alerts, newest first.',
  access: allow('alerts', 'read'),
  query: z.strictObject({
    rule: z.optional(id),
    limit: z._default(numberBetween(1, 200), 100),
    after: z.optional(cursor),
  }),
  reply: z.object({ groups: listUpTo(200, alertGroup), next: z.nullable(z.string()) }),
});

export const getAlertGroup = defineEndpoint({
  method: 'GET',
  path: '/alert-groups/:id',
  summary: 'Returns a group of alerts; its alerts are listed by /received-alerts?group=.',
  access: allow('alerts', 'read'),
  errors: ['record_not_found'],
  params: z.strictObject({ id }),
  reply: alertGroup,
});

export const detachAlerts = defineEndpoint({
  method: 'POST',
  path: '/received-alerts/detachments',
  summary: 'Removes alerts from their groups permanently.',
  access: allow('alerts', 'acknowledge'),
  errors: ['alert_not_found'],
  body: z.strictObject({ alerts: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({ changeId, detached: z.number() }),
});
