import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo, text } from '../fields.ts';
import { changeId, listOf, pageQuery } from '../intelligence/intelligence.ts';
import { allow } from '../policy.ts';
import { observableTypes, observedTypes } from './observable-types.ts';

const yesNo = z.enum(['yes', 'no'] as const);
const type = z.enum(observableTypes);

/** Why an observable is not reported when an indicator matches it. */
export const warningListName = z.object({ id, name: z.string() });

/** After this many days without a sighting the confidence in an indicator is worth half as much. */
export const scoreHalfLifeDays = 90;

export const sighting = z.object({
  id,
  /** The indicator; its name is null where it was deleted since. */
  indicator: z.object({
    id,
    name: z.nullable(z.string()),
    /** 0 to 100 at present; null where the indicator states no confidence. */
    score: z.nullable(z.number()),
  }),
  observable: z.object({ id, type, value: z.string() }),
  /** Where it was seen; null where a person stated none. */
  seenIn: z.nullable(z.object({ objectType: z.enum(observedTypes), objectId: id, title: z.nullable(z.string()) })),
  /** When it was seen, by the clock of what it was seen in. */
  at: instant,
  /** When Halyard found it. */
  foundAt: instant,
  origin: z.enum(['match', 'hand'] as const),
  by: z.nullable(z.object({ id, name: z.string() })),
  /** The warning list that holds it back; null for a sighting that counts. */
  heldBackBy: z.nullable(warningListName),
});
export type Sighting = z.output<typeof sighting>;

export const listSightings = defineEndpoint({
  method: 'GET',
  path: '/sightings',
  summary: 'Lists sightings of indicators, the newest first.',
  access: allow('observables', 'read'),
  query: z.extend(pageQuery(50), {
    indicator: z.optional(id),
    observable: z.optional(id),
    objectType: z.optional(z.enum(observedTypes)),
    objectId: z.optional(id),
    heldBack: z.optional(yesNo),
    /** The warning list that holds them back. */
    warningList: z.optional(id),
    origin: z.optional(z.enum(['match', 'hand'] as const)),
  }),
  reply: z.object({ sightings: listUpTo(500, sighting), total: z.number(), next: z.nullable(z.string()) }),
});
export type SightingPage = z.output<NonNullable<typeof listSightings.reply>>;

export const addSighting = defineEndpoint({
  method: 'POST',
  path: '/sightings',
  summary: 'Records that someone saw an indicator.',
  access: allow('observables', 'edit'),
  errors: ['record_not_found', 'incident_closed'],
  body: z.strictObject({
    indicator: id,
    /** What was seen, defanged or not. */
    value: text(2_000),
    /** Null: the form of the value tells. */
    type: z.nullable(type),
    seenIn: z.nullable(z.strictObject({ objectType: z.enum(observedTypes), objectId: id })),
    /** Null: now. */
    at: z.nullable(instant),
  }),
  reply: z.object({ changeId, sighting }),
  status: 201,
  location: '/sightings?indicator=:sighting.indicator.id',
});

/**
 * What became of the pattern of an indicator: `indexed` is looked for; `no_anchor` names no value to look it up by;
 * `unsupported` is a pattern language, or a part of it, that is not evaluated here; `no_pattern` states none.
 */
export const patternStates = ['indexed', 'no_anchor', 'unsupported', 'invalid', 'no_pattern'] as const;
export type PatternState = (typeof patternStates)[number];

export const indicatorEntry = z.object({
  id,
  name: z.string(),
  pattern: z.nullable(z.string()),
  state: z.enum(patternStates),
  /** Why it is not looked for; null where it is. */
  reason: z.nullable(z.string()),
  /** Whether it matches what comes in now: it is indexed, valid, and neither revoked nor deleted. */
  isActive: z.boolean(),
  revoked: z.boolean(),
  validFrom: z.nullable(instant),
  validUntil: z.nullable(instant),
  confidence: z.nullable(z.number()),
  /** The confidence as it has decayed; null where none is stated. */
  score: z.nullable(z.number()),
  sightings: z.number(),
  heldBack: z.number(),
  lastSightedAt: z.nullable(instant),
});
export type IndicatorEntry = z.output<typeof indicatorEntry>;

export const listIndicators = defineEndpoint({
  method: 'GET',
  path: '/indicators',
  summary: 'Lists indicators with what became of their patterns, the newest first.',
  access: allow('observables', 'read'),
  query: z.extend(pageQuery(100), {
    state: z.optional(listOf(patternStates)),
    sighted: z.optional(yesNo),
  }),
  reply: z.object({
    indicators: listUpTo(500, indicatorEntry),
    total: z.number(),
    next: z.nullable(z.string()),
    /** All of them by state, whatever the filter. Those of an import follow within seconds. */
    states: z.record(z.enum(patternStates), z.number()),
  }),
});
export type IndicatorPage = z.output<NonNullable<typeof listIndicators.reply>>;

export const getIndicator = defineEndpoint({
  method: 'GET',
  path: '/indicators/:id',
  summary: 'Returns the pattern of an indicator, its validity, score and sightings.',
  access: allow('observables', 'read'),
  errors: ['record_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({
    /** Null while it waits to be looked at, which takes some seconds after an import. */
    indicator: z.nullable(indicatorEntry),
    sightings: listUpTo(50, sighting),
    total: z.number(),
  }),
});
