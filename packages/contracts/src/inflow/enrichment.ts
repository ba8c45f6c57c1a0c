import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo, text } from '../fields.ts';
import { changeId, pageQuery, version } from '../intelligence/intelligence.ts';
import { allow } from '../policy.ts';
import { credential, credentialKinds } from './credentials.ts';
import { observableTypes } from './observable-types.ts';

export const enrichmentTablesMax = 20;
export const tableRowsMax = 100_000;
export const tableMaxBytes = 20 * 1024 * 1024;
export const tableColumnsMax = 20;
export const enrichmentActionsMax = 20;
export const actionFieldsMax = 20;
/** Stands for the observable in the address and the body of an action. */
export const valuePlaceholder = '{{value}}';

/** How a row is found: by the value itself, by the network that an address is in, or by the domain that a host is below. */
export const tableMatches = ['exact', 'network', 'domain'] as const;
export type TableMatch = (typeof tableMatches)[number];

const fact = z.object({ name: z.string(), value: z.string() });

/** The failure of the last run of an action. */
export const actionProblems = [
  ...([
    'blocked',
    'redirected',
    'rejected',
    'timeout',
    'cut_off',
    'too_large',
    'unreachable',
    'not_json',
    'on_warning_list',
    'asked_to_wait',
  ] as const),
] as const;
export type ActionProblem = (typeof actionProblems)[number];

/** Data of one source about an observable; it is shown beside other data, and changes nothing. */
export const enrichment = z.object({
  kind: z.enum(['table', 'file', 'action']),
  /** Of files: the name. */
  id: z.string(),
  name: z.string(),
  /** When it was loaded, built or answered; null: an action that has not run yet. */
  at: z.nullable(instant),
  /** The match: the network or domain of a table, the network of a file; null if it is the value itself. */
  match: z.nullable(z.string()),
  facts: z.array(fact),
  /** Of actions: how the last try went. `facts` are those of the last one that succeeded. */
  lastTry: z.nullable(
    z.object({ at: instant, status: z.nullable(z.number()), problem: z.nullable(z.enum(actionProblems)) }),
  ),
});
export type Enrichment = z.output<typeof enrichment>;

export const enrichmentTable = z.object({
  id,
  name: z.string(),
  match: z.enum(tableMatches),
  /** Of `exact`: what the key column holds. */
  keyType: z.nullable(z.enum(observableTypes)),
  keyColumn: z.string(),
  /** The columns that are shown. */
  columns: z.array(z.string()),
  /** Of what was loaded last: `rows = loaded + rejected`. */
  fileName: z.string(),
  rows: z.number(),
  loaded: z.number(),
  rejected: z.number(),
  /** How often it was loaded. */
  edition: z.number(),
  loadedAt: instant,
  loadedBy: z.nullable(z.object({ id, name: z.string() })),
  version,
});
export type EnrichmentTable = z.output<typeof enrichmentTable>;

export const fileStates = ['ready', 'missing', 'unreadable'] as const;

/** An MMDB file that the operator configured. */
const enrichmentFile = z.object({
  /** Its name without the folder. */
  name: z.string(),
  state: z.enum(fileStates),
  /** As the file says: `GeoLite2-City`. */
  type: z.nullable(z.string()),
  builtAt: z.nullable(instant),
});
export type EnrichmentFile = z.output<typeof enrichmentFile>;

const field = z.object({ name: z.string(), path: z.string() });

export const enrichmentAction = z.object({
  id,
  name: z.string(),
  types: z.array(z.enum(observableTypes)),
  method: z.enum(['GET', 'POST']),
  url: z.string(),
  body: z.nullable(z.string()),
  credentialKind: z.enum(credentialKinds),
  fields: z.array(field),
  /** Maximum number of automatic lookups of new observables per hour; null: on a click only. */
  perHour: z.nullable(z.number()),
  version,
});
export type EnrichmentAction = z.output<typeof enrichmentAction>;

export const listEnrichmentSources = defineEndpoint({
  method: 'GET',
  path: '/enrichment',
  summary: 'Lists the sources of enrichment: tables, files of the operator, and HTTP actions.',
  access: allow('observables', 'read'),
  reply: z.object({
    tables: listUpTo(enrichmentTablesMax, enrichmentTable),
    files: listUpTo(50, enrichmentFile),
    actions: listUpTo(enrichmentActionsMax, enrichmentAction),
  }),
});
export type EnrichmentSources = z.output<NonNullable<typeof listEnrichmentSources.reply>>;

const placeValue = (code: string) =>
  z.optional(
    z.string().check(z.regex(new RegExp(`^(?:${code}|unknown|none)$`), { error: 'must be a code, unknown or none' })),
  );
/** Of addresses, by the MMDB files: `none` if these have no such fact, `unknown` if no suitable file was queried. */
export const placeFilters = { country: placeValue('[A-Z]{2}'), asn: placeValue('[1-9]\\d{0,9}') } as const;
export const countriesMax = 300;
export const networksMax = 200;

export const listAddressPlaces = defineEndpoint({
  method: 'GET',
  path: '/address-places',
  summary: 'Lists the countries and the most frequent autonomous systems that MMDB files name for observed addresses.',
  access: allow('observables', 'read'),
  reply: z.object({
    countries: listUpTo(countriesMax, z.string()),
    networks: listUpTo(networksMax, z.object({ asn: z.number(), name: z.nullable(z.string()) })),
  }),
});

const observableParams = z.strictObject({ id });

export const getEnrichment = defineEndpoint({
  method: 'GET',
  path: '/observables/:id/enrichment',
  summary: 'Returns data about an observable from tables, files and actions, each with its age.',
  access: allow('observables', 'read'),
  errors: ['record_not_found'],
  params: observableParams,
  reply: listUpTo(100, enrichment),
});

/** Why a row of a file is not in its table. */
export const tableRejections = ['no_key', 'not_a_key', 'repeated', 'too_long', 'too_many', 'wrong_width'] as const;
const rejection = z.object({ line: z.number(), reason: z.enum(tableRejections), text: z.string() });
export const tableRejectionsShown = 200;

const jsonList = z.string().check(z.maxLength(2_000));

export const loadEnrichmentTable = defineEndpoint({
  method: 'POST',
  path: '/enrichment-tables',
  summary: 'Loads a CSV file as a new table, or replaces all rows of a table atomically.',
  access: allow('warningLists', 'edit'),
  errors: ['record_not_found', 'list_full', 'body_too_large', 'bad_table'],
  query: z.strictObject({
    fileName: text(200),
    /** The table whose rows are replaced; it keeps its definition, and the other parameters are omitted. */
    table: z.optional(id),
    name: z.optional(text(100)),
    match: z.optional(z.enum(tableMatches)),
    keyType: z.optional(z.enum(observableTypes)),
    keyColumn: z.optional(text(200)),
    /** The columns to show, as a JSON array of their names. */
    columns: z.optional(jsonList),
  }),
  upload: { mediaTypes: ['text/csv'], maxBytes: tableMaxBytes },
  reply: z.object({ table: enrichmentTable, changeId, rejections: listUpTo(tableRejectionsShown, rejection) }),
  status: 201,
  location: '/enrichment-tables/:table.id/rows',
});
export type LoadedTable = z.output<NonNullable<typeof loadEnrichmentTable.reply>>;

export const listTableRows = defineEndpoint({
  method: 'GET',
  path: '/enrichment-tables/:id/rows',
  summary: 'Lists the rows of a table by key, and the rejected rows of its file.',
  access: allow('observables', 'read'),
  errors: ['record_not_found'],
  params: z.strictObject({ id }),
  query: pageQuery(100),
  reply: z.object({
    rows: listUpTo(500, z.object({ key: z.string(), cells: z.array(z.string()) })),
    rejections: listUpTo(tableRejectionsShown, rejection),
    next: z.nullable(z.string()),
  }),
});

export const deleteEnrichmentTable = defineEndpoint({
  method: 'DELETE',
  path: '/enrichment-tables/:id',
  summary: 'Deletes a table.',
  access: allow('warningLists', 'edit'),
  errors: ['record_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ changeId }),
});

const actionDraft = {
  name: text(100),
  types: z.array(z.enum(observableTypes)).check(z.minLength(1), z.maxLength(observableTypes.length)),
  method: z.enum(['GET', 'POST']),
  /** With `{{value}}` where the observable belongs; never in the host. */
  url: text(2_000),
  /** JSON with `{{value}}` inside of texts. */
  body: z.nullable(text(5_000)),
  /** Absent: the one that is kept stays, while the origin is the same; null: none. */
  credential: z.optional(z.nullable(credential)),
  /** `path`: names and places, such as `data.as.name` or `results[0].score`. */
  fields: z
    .array(z.strictObject({ name: text(100), path: text(200) }))
    .check(z.minLength(1), z.maxLength(actionFieldsMax)),
  /** Values on a warning list are never looked up automatically. */
  perHour: z._default(z.nullable(z.int().check(z.gte(1), z.lte(3_600))), null),
} as const;

// Sending data elsewhere requires signed-in administrators.
const managing = allow('platform', 'update');

export const addEnrichmentAction = defineEndpoint({
  method: 'POST',
  path: '/enrichment-actions',
  summary: 'Creates an HTTP action that queries another service about an observable.',
  access: managing,
  errors: ['list_full', 'pull_not_allowed', 'bad_action'],
  body: z.strictObject(actionDraft),
  reply: enrichmentAction,
  status: 201,
  location: '/enrichment-actions/:id',
});

export const getEnrichmentAction = defineEndpoint({
  method: 'GET',
  path: '/enrichment-actions/:id',
  summary: 'Returns an HTTP action, without its credential.',
  access: allow('observables', 'read'),
  errors: ['record_not_found'],
  params: z.strictObject({ id }),
  reply: enrichmentAction,
});

export const updateEnrichmentAction = defineEndpoint({
  method: 'PUT',
  path: '/enrichment-actions/:id',
  summary: 'Changes an HTTP action; its earlier results are kept.',
  access: managing,
  errors: ['record_not_found', 'record_changed', 'pull_not_allowed', 'bad_action'],
  params: z.strictObject({ id }),
  body: z.strictObject({ ...actionDraft, version }),
  reply: z.object({ action: enrichmentAction, changeId }),
});

export const deleteEnrichmentAction = defineEndpoint({
  method: 'DELETE',
  path: '/enrichment-actions/:id',
  summary: 'Deletes an HTTP action with its results.',
  access: managing,
  errors: ['record_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ changeId }),
});

export const runEnrichmentAction = defineEndpoint({
  method: 'POST',
  path: '/observables/:id/enrichment/:action',
  summary: 'Queries another service about an observable now; a failure is kept beside the last result.',
  access: allow('observables', 'edit'),
  errors: ['record_not_found'],
  params: z.strictObject({ id, action: id }),
  reply: enrichment,
});
