import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo, text } from '../fields.ts';
import { changeId, listOf, pageQuery, tlp } from '../intelligence/intelligence.ts';
import { exported } from '../intelligence/threats.ts';
import { allow } from '../policy.ts';
import { enrichment, placeFilters } from './enrichment.ts';
import { observableOrigins, observableRoles, observableTypes, observedTypes } from './observable-types.ts';
import { sighting, warningListName } from './sightings.ts';

const type = z.enum(observableTypes);
const role = z.enum(observableRoles);

/** How many objects use an observable that are still there, by kind. */
const useCounts = z.object({ alerts: z.number(), incidents: z.number(), threats: z.number() });

export const observableEntry = z.object({
  /** Deterministic: the same type and value have the same id everywhere (STIX 2.1, section 2.9, where STIX has one). */
  id,
  type,
  /** Canonical, and live: screens show it defanged. */
  value: z.string(),
  tlp: z.nullable(tlp),
  /** Full minutes: when the earliest and the latest of what uses it happened. */
  firstSeen: instant,
  lastSeen: instant,
  uses: useCounts,
  /** Matches of known indicators: counted ones, and those that a warning list holds back. */
  sightings: z.number(),
  heldBack: z.number(),
});
export type ObservableEntry = z.output<typeof observableEntry>;

const yesNo = z.enum(['yes', 'no'] as const);
export const observableSearchMax = 300;

const filters = {
  type: z.optional(listOf(observableTypes)),
  /**
   * A value or its beginning, defanged or not; of domains also everything below them: subdomains, URLs and addresses.
   */
  search: z.optional(z.string().check(z.maxLength(observableSearchMax))),
  /** Used by at least one object of this kind. */
  seenIn: z.optional(z.enum(observedTypes)),
  /** Whether an indicator matched it that is not held back by a warning list. */
  known: z.optional(yesNo),
  /** Whether a warning list holds a match back. */
  heldBack: z.optional(yesNo),
  /** Nothing with a stricter marking; what has none is not stricter. */
  upTo: z.optional(tlp),
  ...placeFilters,
} as const;

export const listObservables = defineEndpoint({
  method: 'GET',
  path: '/observables',
  summary: 'Lists observables, last seen first.',
  access: allow('observables', 'read'),
  query: z.extend(pageQuery(100), filters),
  reply: z.object({
    observables: listUpTo(500, observableEntry),
    total: z.number(),
    next: z.nullable(z.string()),
    /** Whether there is any at all, whatever the filter. */
    hasAny: z.boolean(),
  }),
});
export type ObservablePage = z.output<NonNullable<typeof listObservables.reply>>;

export const observableExportFormats = ['text', 'csv', 'stix'] as const;
const exportQuery = {
  format: z.enum(observableExportFormats),
  /** Of text and CSV: values that no one clicks on by mistake. */
  defanged: z.optional(z.literal('yes')),
  /** Nothing with a stricter marking leaves. */
  upTo: z.optional(tlp),
} as const;

export const exportObservables = defineEndpoint({
  method: 'GET',
  path: '/observables/export',
  repliesAtLength: true,
  summary: 'Exports matching observables as text, CSV or a STIX 2.1 bundle.',
  access: allow('exports', 'bulk'),
  query: z.strictObject({ ...filters, ...exportQuery }),
  reply: exported,
});

/** An object that uses an observable. */
const use = z.object({
  objectType: z.enum(observedTypes),
  objectId: id,
  title: z.string(),
  /** Of alerts and incidents: the number that people call it by. */
  number: z.nullable(z.number()),
  severity: z.nullable(z.string()),
  status: z.nullable(z.string()),
  /** Of records of the intelligence: the word for what it is, and which screen shows it. */
  type: z.nullable(z.string()),
  family: z.nullable(z.string()),
  role,
  origin: z.enum(observableOrigins),
  firstSeen: instant,
  lastSeen: instant,
});
export type ObservableUse = z.output<typeof use>;

/** An import that brought records which name the observable. */
const importOfUse = z.object({ id, fileName: z.string(), at: instant, records: z.number() });

export const getObservable = defineEndpoint({
  method: 'GET',
  path: '/observables/:id',
  summary: 'Returns an observable with the warning lists that contain it, its imports and its newest sightings.',
  access: allow('observables', 'read'),
  errors: ['record_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({
    observable: observableEntry,
    /** Lists that hold its matches back. */
    warningLists: z.array(warningListName),
    imports: listUpTo(50, importOfUse),
    sightings: listUpTo(50, sighting),
  }),
});
export type ObservableDetail = z.output<NonNullable<typeof getObservable.reply>>;

export const listObservableUses = defineEndpoint({
  method: 'GET',
  path: '/observables/:id/uses',
  summary: 'Lists objects of one kind that use an observable, latest first.',
  access: allow('observables', 'read'),
  errors: ['record_not_found'],
  params: z.strictObject({ id }),
  query: z.extend(pageQuery(50), {
    in: z.enum(observedTypes),
    /** Leaves this one out: what else uses it. */
    except: z.optional(id),
  }),
  reply: z.object({ uses: listUpTo(500, use), total: z.number(), next: z.nullable(z.string()) }),
});

const objectParams = z.strictObject({ objectType: z.enum(observedTypes), objectId: id });

/** An observable of one object. */
const ofObject = z.object({
  observable: observableEntry,
  role,
  origin: z.enum(observableOrigins),
  addedBy: z.nullable(z.object({ id, name: z.string() })),
  /** Of an incident that does not have it itself: how many of its alerts do. */
  fromAlerts: z.optional(z.number()),
  firstSeen: instant,
  lastSeen: instant,
  /** Other objects that use it, by kind. */
  elsewhere: useCounts,
  /** Indicators that matched it in this object. */
  indicators: z.array(
    z.object({
      id,
      name: z.nullable(z.string()),
      score: z.nullable(z.number()),
      heldBackBy: z.nullable(warningListName),
    }),
  ),
  /** The list that it is on, whether an indicator matched it or not. */
  warningList: z.nullable(warningListName),
  /** Data from tables and files; services are queried on its own page. */
  enrichment: z.optional(z.array(enrichment)),
});
export type ObjectObservable = z.output<typeof ofObject>;

/** As many as one object shows; messages bring at most 200. */
export const observablesOfObjectMax = 1_000;

export const listObjectObservables = defineEndpoint({
  method: 'GET',
  path: '/objects/:objectType/:objectId/observables',
  summary:
    'Lists the observables of an alert, incident or threat, for an incident also those of its alerts; those matched by indicators first.',
  access: allow('observables', 'read'),
  errors: ['record_not_found'],
  params: objectParams,
  reply: z.object({ observables: listUpTo(observablesOfObjectMax, ofObject), total: z.number() }),
});

export const exportObjectObservables = defineEndpoint({
  method: 'GET',
  path: '/objects/:objectType/:objectId/observables/export',
  repliesAtLength: true,
  summary: 'Exports the observables of an alert, incident or threat as text, CSV or a STIX 2.1 bundle.',
  access: allow('exports', 'single'),
  errors: ['record_not_found'],
  params: objectParams,
  query: z.strictObject(exportQuery),
  reply: exported,
});

export const observableTextMax = 16_000;

/** Why a piece of text became no observable. */
/** `too_wide`: a range that holds back much more than an organization has, and was not confirmed. */
export const observableRejections = ['not_an_observable', 'too_many', 'too_wide'] as const;

export const addObservables = defineEndpoint({
  method: 'POST',
  path: '/objects/:objectType/:objectId/observables',
  summary: 'Adds the observables in a text, defanged or not, to an alert, incident or threat.',
  access: allow('observables', 'edit'),
  errors: ['record_not_found', 'incident_closed'],
  params: objectParams,
  body: z.strictObject({
    text: text(observableTextMax),
    /** Takes each line as one value of this type, instead of looking for values in the text. */
    type: z.optional(type),
    role: z._default(role, 'related'),
    tlp: z.optional(z.nullable(tlp)),
  }),
  reply: z.object({
    changeId,
    added: z.array(observableEntry),
    /** It had these already. */
    already: z.array(observableEntry),
    /** Lines in which nothing was found, or that were one too many. */
    rejected: z.array(z.object({ text: z.string(), reason: z.enum(observableRejections) })),
  }),
});
/** The observables that a text would add, without adding any. */
export const previewObservables = defineEndpoint({
  method: 'POST',
  path: '/objects/:objectType/:objectId/observables/preview',
  summary: 'Returns the observables in a text, and which of them are new, without adding any.',
  access: allow('observables', 'edit'),
  errors: ['record_not_found'],
  params: objectParams,
  body: z.strictObject({ text: text(observableTextMax), type: z.optional(type) }),
  reply: z.object({
    found: z.array(
      z.object({
        type,
        value: z.string(),
        /** `new`: nothing uses it yet; `known`: others do; `here`: this object has it already. */
        state: z.enum(['new', 'known', 'here'] as const),
        /** Null for a new one. */
        known: z.nullable(observableEntry),
      }),
    ),
    rejected: z.array(z.object({ text: z.string(), reason: z.enum(observableRejections) })),
  }),
  obeysIdempotencyKey: false,
});
export type ObservablesPreview = z.output<NonNullable<typeof previewObservables.reply>>;

export type AddedObservables = z.output<NonNullable<typeof addObservables.reply>>;

export const removeObservables = defineEndpoint({
  method: 'POST',
  path: '/objects/:objectType/:objectId/observables/removals',
  summary: 'Removes observables from an alert, incident or threat.',
  access: allow('observables', 'edit'),
  errors: ['record_not_found', 'incident_closed'],
  params: objectParams,
  body: z.strictObject({ observables: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({ changeId, removed: z.number() }),
});
