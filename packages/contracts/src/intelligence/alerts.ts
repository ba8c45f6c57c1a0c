import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { cursor, id, instant, listUpTo, numberBetween, text, timeZone } from '../fields.ts';
import { allow } from '../policy.ts';
import { changeId, nameMax, pageSizeMax, version } from './intelligence.ts';
import { threat, threatSeverities } from './threats.ts';

const clockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 08:00' }));

/** When a rule makes alerts. Where `to` is not after `from`, the hours end on the next day. */
const ruleSchedule = z.strictObject({
  /** 1 is Monday, 7 is Sunday: the days on which the hours begin. */
  days: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7)),
  from: clockTime,
  to: clockTime,
  timeZone,
});
export type RuleSchedule = z.output<typeof ruleSchedule>;

/** The maximum age in a rule, in hours: a year. */
export const ruleAgeMaxHours = 8_784;
const hours = z.int().check(z.gte(1), z.lte(ruleAgeMaxHours));

/**
 * The conditions that make a threat an alert: every condition that is set must match; an empty list is not a condition.
 */
const conditions = {
  severities: z.array(z.enum(threatSeverities)).check(z.maxLength(4)),
  types: z.array(text(100)).check(z.maxLength(50)),
  sources: z.array(text(200)).check(z.maxLength(50)),
  /** Part of name or description, in any case; '' is not a condition. */
  words: z.union([z.literal(''), text(200)]),
  /** 0 to 100; null is not a condition. A threat without stated confidence does not reach any. */
  leastConfidence: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  /** Connected to an entity that is called so, whatever the case. */
  entity: z.optional(text(nameMax)),
  /** Has one of these labels. */
  labels: z.optional(z.array(text(200)).check(z.maxLength(50))),
  /** Last seen at least, and at most, so many hours ago. */
  leastAgeHours: z.optional(hours),
  mostAgeHours: z.optional(hours),
} as const;

/** The settings of a rule other than its conditions. */
const working = {
  /** Absent: at any time. */
  schedule: z.optional(ruleSchedule),
  /** The queue of its alerts; absent: the one that their severity leads to. */
  queue: z.optional(id),
} as const;

export const alertRule = z.object({
  id,
  name: z.string(),
  enabled: z.boolean(),
  ...conditions,
  ...working,
  version,
  sample: z.boolean(),
});
export type AlertRule = z.output<typeof alertRule>;

/** Alerts are unacknowledged threats that match a rule: one state, seen from two screens. */
export const listAlerts = defineEndpoint({
  method: 'GET',
  path: '/alerts',
  summary:
    'Lists alerts: unacknowledged threats that match an enabled rule, highest severity and newest first, with the rules.',
  access: allow('alerts', 'read'),
  errors: ['rule_not_found'],
  query: z.strictObject({
    rule: z.optional(id),
    limit: z._default(numberBetween(1, pageSizeMax), 100),
    after: z.optional(cursor),
  }),
  reply: z.object({
    alerts: z.array(z.object({ threat, rules: z.array(z.object({ id, name: z.string() })) })),
    total: z.number(),
    next: z.nullable(z.string()),
  }),
});
export type AlertPage = z.output<NonNullable<typeof listAlerts.reply>>;

/** Every rule is evaluated for every list of alerts, hence this limit per workspace. */
export const alertRulesMax = 100;

export const listAlertRules = defineEndpoint({
  method: 'GET',
  path: '/alert-rules',
  summary: 'Lists rules (at most 100) with the number of unacknowledged threats that match each.',
  access: allow('alerts', 'read'),
  reply: listUpTo(
    alertRulesMax,
    z.object({
      ...alertRule.shape,
      matches: z.number(),
      /** Present outside of its hours, when it makes no alerts: when they begin again. */
      resumesAt: z.optional(instant),
    }),
  ),
});

const draft = { name: text(nameMax), enabled: z.boolean(), ...conditions, ...working } as const;

export const addAlertRule = defineEndpoint({
  method: 'POST',
  path: '/alert-rules',
  summary: 'Creates a rule.',
  access: allow('alerts', 'edit'),
  errors: ['list_full'],
  body: z.strictObject(draft),
  reply: alertRule,
  status: 201,
  location: '/alert-rules/:id',
});

export const updateAlertRule = defineEndpoint({
  method: 'PUT',
  path: '/alert-rules/:id',
  summary: 'Replaces a rule; 412 if it changed since `version`.',
  access: allow('alerts', 'edit'),
  errors: ['record_changed', 'rule_not_found'],
  params: z.strictObject({ id }),
  body: z.strictObject({ ...draft, version }),
  reply: alertRule,
});

export const deleteAlertRule = defineEndpoint({
  method: 'DELETE',
  path: '/alert-rules/:id',
  summary: 'Deletes a rule.',
  access: allow('alerts', 'edit'),
  errors: ['record_changed', 'rule_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ changeId }),
});

export const previewDays = 30;
export const previewExamples = 10;

export const previewAlertRule = defineEndpoint({
  method: 'POST',
  path: '/alert-rules/preview',
  summary: 'Returns what conditions match, before they are saved as a rule.',
  access: allow('alerts', 'read'),
  body: z.strictObject(conditions),
  reply: z.object({
    /** Unacknowledged threats: alerts that the rule creates immediately, regardless of its hours. */
    matches: z.number(),
    /** Threats last seen in the last 30 days, acknowledged ones included. */
    recent: z.number(),
    /** The newest of those of the last 30 days. */
    examples: listUpTo(
      previewExamples,
      z.object({
        id,
        name: z.string(),
        severity: z.nullable(z.enum(threatSeverities)),
        seenAt: z.nullable(instant),
        acknowledged: z.boolean(),
      }),
    ),
  }),
});
