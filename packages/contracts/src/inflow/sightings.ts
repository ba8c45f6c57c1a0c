import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo, text } from '../fields.ts';
import { changeId, listOf, pageQuery, sourceMax } from '../intelligence/intelligence.ts';
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
  /** How often, where a person said so; 1 else. */
  count: z.number(),
  note: z.nullable(z.string()),
  /** Who saw it, where a person named someone: an organization, a sensor, a source. */
  seenBy: z.nullable(z.string()),
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
  summary: 'Records a sighting of an indicator.',
  access: allow('observables', 'edit'),
  errors: ['record_not_found', 'incident_closed'],
  body: z.strictObject({
    indicator: id,
    /** The observed value, defanged or not. */
    value: text(2_000),
    /** Null: detected from the form of the value. */
    type: z.nullable(type),
    seenIn: z.nullable(z.strictObject({ objectType: z.enum(observedTypes), objectId: id })),
    /** Null: now. Not in the future. */
    at: z.nullable(instant),
    count: z._default(z.int().check(z.gte(1), z.lte(999_999_999)), 1),
    note: z._default(z.nullable(text(2_000)), null),
    seenBy: z._default(z.nullable(text(sourceMax)), null),
  }),
  reply: z.object({ changeId, sighting }),
  status: 201,
  location: '/sightings?indicator=:sighting.indicator.id',
});

/**
 * The outcome of the pattern of an indicator: `indexed` is looked for; `no_anchor` names no value to look it up by;
 * `unsupported` is a pattern language, or a part of it, that is not evaluated here; `no_pattern` states none.
 */
export const patternStates = ['indexed', 'no_anchor', 'unsupported', 'invalid', 'no_pattern'] as const;
export type PatternState = (typeof patternStates)[number];

/**
 * Why a pattern is not decidable here: `language`, a language other than STIX; `property`, observables do not carry that
 * property; `value`, no particular value has to be there; `expression`, a comparison that cannot be evaluated; `syntax`, a
 * mistake in it; `missing`, there is none.
 */
export const undecidedWhys = ['language', 'property', 'value', 'expression', 'syntax', 'missing'] as const;
export type UndecidedWhy = (typeof undecidedWhys)[number];

/**
 * The status of an indicator, the first of these that applies: `revoked`; `expired`; `future`, not valid yet;
 * `undecidable`, its pattern is not evaluated; `matching`. In addition, `held`: a warning list holds matches back.
 */
export const indicatorStandings = ['matching', 'undecidable', 'future', 'expired', 'revoked'] as const;
export type IndicatorStanding = (typeof indicatorStandings)[number];
export const standingFilters = [...indicatorStandings, 'held'] as const;
export type StandingFilter = (typeof standingFilters)[number];

export const indicatorEntry = z.object({
  id,
  name: z.string(),
  pattern: z.nullable(z.string()),
  state: z.enum(patternStates),
  /** Why it is not looked for; null where it is. */
  reason: z.nullable(z.string()),
  /** The same as a word; null where it is looked for. */
  why: z.nullable(z.enum(undecidedWhys)),
  /** The detail of that: the property, the language, or what was expected where. */
  detail: z.nullable(z.string()),
  /** Whether it matches new data: it is indexed, valid, and neither revoked nor deleted. */
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
  standing: z.enum(indicatorStandings),
});
export type IndicatorEntry = z.output<typeof indicatorEntry>;

export const listIndicators = defineEndpoint({
  method: 'GET',
  path: '/indicators',
  summary: 'Lists indicators with the state of their patterns, newest first.',
  access: allow('observables', 'read'),
  query: z.extend(pageQuery(100), {
    state: z.optional(listOf(patternStates)),
    sighted: z.optional(yesNo),
    standing: z.optional(z.enum(standingFilters)),
  }),
  reply: z.object({
    indicators: listUpTo(500, indicatorEntry),
    total: z.number(),
    next: z.nullable(z.string()),
    /** All of them by state, whatever the filter. Those of an import follow within seconds. */
    states: z.record(z.enum(patternStates), z.number()),
    /** All of them by status; those held back are among the others. */
    standings: z.record(z.enum(standingFilters), z.number()),
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
