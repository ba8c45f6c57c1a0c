import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { cursor, id, listUpTo, numberBetween, text } from '../fields.ts';
import { allow } from '../policy.ts';
import { changeId, nameMax, pageSizeMax, version } from './intelligence.ts';
import { threat, threatSeverities } from './threats.ts';

/** What makes a threat an alert: every condition that is set must hold; an empty list is no condition. */
const conditions = {
  severities: z.array(z.enum(threatSeverities)).check(z.maxLength(4)),
  types: z.array(text(100)).check(z.maxLength(50)),
  sources: z.array(text(200)).check(z.maxLength(50)),
  /** Part of name or description, in any case; '' is no condition. */
  words: z.union([z.literal(''), text(200)]),
  /** 0 to 100; null is no condition. A threat without stated confidence does not reach any. */
  leastConfidence: z.nullable(z.int().check(z.gte(0), z.lte(100))),
} as const;

export const alertRule = z.object({
  id,
  name: z.string(),
  enabled: z.boolean(),
  ...conditions,
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

/** Every rule is asked for every list of alerts, so a workspace keeps no more. */
export const alertRulesMax = 100;

export const listAlertRules = defineEndpoint({
  method: 'GET',
  path: '/alert-rules',
  summary: 'Lists rules (at most 100) with the number of unacknowledged threats that match each.',
  access: allow('alerts', 'read'),
  reply: listUpTo(alertRulesMax, z.object({ ...alertRule.shape, matches: z.number() })),
});

const draft = { name: text(nameMax), enabled: z.boolean(), ...conditions } as const;

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
