import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo, statedLimits, text } from '../fields.ts';
import { version } from '../intelligence/intelligence.ts';
import { techniqueNumber } from '../intelligence/technique-number.ts';
import { threatSeverities } from '../intelligence/threats.ts';
import { allow } from '../policy.ts';

/** Which alerts a rule is about: all of what is stated. The list of received alerts takes the same fields. */
export const alertFilter = z
  .strictObject({
    source: z.optional(id),
    severity: z.optional(z.array(z.enum(threatSeverities)).check(z.minLength(1), z.maxLength(4))),
    /** The title contains it. */
    title: z.optional(text(200)),
    /** The entity is called so, whatever the case. */
    entity: z.optional(text(300)),
    technique: z.optional(techniqueNumber),
    /** The value of one of its observables. */
    observable: z.optional(text(300)),
    tag: z.optional(text(100)),
  })
  .check(z.refine((filter) => Object.values(filter).some((one) => one !== undefined), 'must state at least one field'))
  .register(statedLimits, { minProperties: 1 });
export type AlertFilter = z.output<typeof alertFilter>;

/**
 * `hide`: held back from the queue, and no one is notified. `no_notification`: in the queue, but no one is notified.
 * `tag`: marked, otherwise normal.
 */
export const quietModes = ['hide', 'no_notification', 'tag'] as const;
export type QuietMode = (typeof quietModes)[number];
export const quietStates = ['active', 'scheduled', 'ended'] as const;

/** The longest that a rule runs, in days. */
export const quietDaysMax = 90;
/** Rules that have not ended, and rules in the list. */
export const quietRulesMax = 200;
const quietRulesListed = 500;

export const quietRule = z.object({
  id,
  filter: alertFilter,
  mode: z.enum(quietModes),
  reason: z.string(),
  owner: z.nullable(z.object({ id, name: z.string() })),
  from: instant,
  until: instant,
  state: z.enum(quietStates),
  /** When it ended, and whether someone ended it before its time. */
  endedAt: z.nullable(instant),
  endedEarly: z.boolean(),
  /** Alerts that it was the last to apply to, and how many of them it holds back from the queue at present. */
  held: z.number(),
  hidden: z.number(),
  version,
});
export type QuietRule = z.output<typeof quietRule>;

export const listQuietRules = defineEndpoint({
  method: 'GET',
  path: '/quiet-rules',
  summary: 'Lists quiet rules; running ones first, then scheduled ones, then ended ones.',
  access: allow('alerts', 'read'),
  reply: listUpTo(quietRulesListed, quietRule),
});

export const addQuietRule = defineEndpoint({
  method: 'POST',
  path: '/quiet-rules',
  summary: 'Creates a rule that keeps alerts quiet until it expires.',
  access: allow('alerts', 'edit'),
  errors: ['list_full', 'not_assignable'],
  body: z.strictObject({
    filter: alertFilter,
    mode: z.enum(quietModes),
    reason: text(300),
    owner: id,
    /** Absent: now. */
    from: z.optional(instant),
    /** At most 90 days after `from`. */
    until: instant,
  }),
  reply: quietRule,
  status: 201,
  location: '/quiet-rules/:id',
});

export const endQuietRule = defineEndpoint({
  method: 'POST',
  path: '/quiet-rules/:id/end',
  summary: 'Ends a quiet rule; the open alerts that it holds back return to the queue.',
  access: allow('alerts', 'edit'),
  errors: ['rule_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ rule: quietRule, returned: z.number() }),
});
