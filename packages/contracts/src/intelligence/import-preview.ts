import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, text } from '../fields.ts';
import { allow } from '../policy.ts';
import { csvMapping } from './csv-columns.ts';
import { importRecord, rejectionReasons } from './imports.ts';
import { confidence, labelMax, pageQuery, tlp } from './intelligence.ts';
import { threatSeverities } from './threats.ts';

/** The effect of publishing on an object: `unchanged` writes nothing, `rejected` is never imported. */
export const previewChanges = ['created', 'updated', 'unchanged', 'rejected'] as const;
export type PreviewChange = (typeof previewChanges)[number];

/** A type of objects: that of STIX, `relationship` for every connection, `unknown` where an entry has none. */
const previewType = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, { error: 'must be a type such as indicator' }));

/** How long a preview waits for a decision before it is cancelled. */
export const previewKeptMs = 7 * 86_400_000;

export const previewLabelsMax = 20;

/** Decisions for the selected objects before they are published. */
export const previewDecisions = z.strictObject({
  /** For threats without one; written as assumed. Null: it stays not set. */
  severity: z.nullable(z.enum(threatSeverities)),
  /** For records without one; written as assumed. Null: it stays not set. */
  confidence: z._default(confidence, null),
  /** For objects without a marking; null: they stay without. */
  tlp: z.nullable(tlp),
  /** Markings below this one are raised to it; none is lowered. */
  raiseTlpTo: z.nullable(tlp),
  /** Added to every selected record. */
  labels: z.array(text(labelMax)).check(z.maxLength(previewLabelsMax)),
});
export type PreviewDecisions = z.output<typeof previewDecisions>;

const changeCounts = { created: z.number(), updated: z.number(), unchanged: z.number(), rejected: z.number() };

export const previewTypeCounts = z.object({
  type: z.string(),
  /** `total = created + updated + unchanged + rejected`. */
  total: z.number(),
  ...changeCounts,
  selectedCreated: z.number(),
  selectedUpdated: z.number(),
});
export type PreviewTypeCounts = z.output<typeof previewTypeCounts>;

/** Objects that lack a value, whether they are selected or not; rejected and unchanged ones are not among them. */
export const previewMissing = z.object({
  /** Threats without a severity. */
  severity: z.number(),
  confidence: z.number(),
  tlp: z.number(),
  /** Those that the file marks. */
  marked: z.number(),
});
export type PreviewMissing = z.output<typeof previewMissing>;

export const importPreview = z.object({
  import: importRecord,
  /** When it is cancelled unless it is published. */
  until: z.nullable(instant),
  /** The sums of `types`: `total = created + updated + unchanged + rejected`. */
  total: z.number(),
  ...changeCounts,
  selectedCreated: z.number(),
  selectedUpdated: z.number(),
  /** By type, in the order of the file's types by name. */
  types: z.array(previewTypeCounts),
  missing: previewMissing,
  decisions: previewDecisions,
  /** Of a CSV file: its headings and which of them hold what; `isRead` is false where columns have to be chosen first. */
  columns: z.nullable(z.object({ headings: z.array(z.string()), mapping: csvMapping, isRead: z.boolean() })),
});
export type ImportPreview = z.output<typeof importPreview>;

const params = z.strictObject({ id });

export const getImportPreview = defineEndpoint({
  method: 'GET',
  path: '/imports/:id/preview',
  summary: 'Returns the preview of an import: counts by type and change, selection and decisions.',
  access: allow('imports', 'read'),
  errors: ['import_not_found', 'import_not_previewed'],
  params,
  reply: importPreview,
});

/** The effect of publishing the selected objects now. */
export const previewEffects = z.object({
  /** Alerts that open, each counted once. */
  alerts: z.number(),
  /** The rules that they match; an alert may match several. */
  rules: z.array(z.object({ id: z.string(), name: z.string(), alerts: z.number() })),
  /** Existing records that are written. */
  changedRecords: z.number(),
  /** Of them, those linked to an incident that is not over. */
  inOpenIncidents: z.number(),
  /** Sightings that new indicators would make in the alerts and incidents of the last 90 days. */
  sightings: z.number(),
  /** Selected indicators whose validity has ended. */
  expiredIndicators: z.number(),
});
export type PreviewEffects = z.output<typeof previewEffects>;

export const getPreviewEffects = defineEndpoint({
  method: 'GET',
  path: '/imports/:id/preview/effects',
  summary: 'Returns the effects of publishing a preview: alerts that open, records that change, expired indicators.',
  access: allow('imports', 'read'),
  errors: ['import_not_found', 'import_not_previewed'],
  params,
  /** As if this severity were decided; `none`: as if it stayed not set. Absent: as decided. */
  query: z.strictObject({ severity: z.optional(z.enum([...threatSeverities, 'none'])) }),
  reply: previewEffects,
});

export const previewObject = z.object({
  /** Its place in the preview; what is selected is named by it. */
  seq: z.number(),
  objectId: z.nullable(z.string()),
  type: z.string(),
  /** Of a connection: what it says, such as `uses`. Empty where an entry could not be read. */
  name: z.string(),
  /** The pattern of an indicator. */
  pattern: z.nullable(z.string()),
  change: z.enum(previewChanges),
  selected: z.boolean(),
  /** Of indicators. */
  validUntil: z.nullable(instant),
  /** The ends of a connection; the name is null where no record of it is known. */
  ends: z.nullable(
    z.object({
      source: z.object({ id: z.string(), name: z.nullable(z.string()) }),
      target: z.object({ id: z.string(), name: z.nullable(z.string()) }),
    }),
  ),
  /** Of updated objects: fields with their old and new value; null is not set. */
  fields: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  /** Where in the file: `objects[12]`, or a line of a CSV file. */
  place: z.string(),
  rejection: z.nullable(z.object({ reason: z.enum(rejectionReasons), detail: z.string() })),
});
export type PreviewObject = z.output<typeof previewObject>;

export const listPreviewObjects = defineEndpoint({
  method: 'GET',
  path: '/imports/:id/preview/objects',
  summary:
    'Lists objects of a preview in the order of the file. A search reads up to 20,000 objects per request: `next` may follow an empty page.',
  access: allow('imports', 'read'),
  errors: ['import_not_found', 'import_not_previewed'],
  params,
  query: z.extend(pageQuery(50), {
    type: z.optional(previewType),
    change: z.optional(z.enum(previewChanges)),
    /** Text in the name, the pattern or the ID. */
    search: z.optional(text(200)),
    expired: z.optional(z.enum(['true'])),
  }),
  reply: z.object({ objects: z.array(previewObject), next: z.nullable(z.string()) }),
});

export const previewSelectionMax = 500;

const seqs = z.array(z.int().check(z.gte(0))).check(z.minLength(1), z.maxLength(previewSelectionMax));

export const selectPreviewObjects = defineEndpoint({
  method: 'PATCH',
  path: '/imports/:id/preview/objects',
  summary:
    'Selects or deselects objects of a preview: some, a type, or all. Relationships need the objects that they connect.',
  access: allow('imports', 'create'),
  errors: ['import_not_found', 'import_not_previewed'],
  params,
  body: z.strictObject({
    selected: z.boolean(),
    objects: z.union([z.strictObject({ seqs }), z.strictObject({ type: previewType }), z.literal('all')]),
  }),
  reply: z.object({
    /** Requested objects that changed. */
    changed: z.number(),
    /** Objects that were selected because a relationship leads to them. */
    withEnds: z.number(),
    /** Relationships that were deselected because an object that they lead to was. */
    withRelationships: z.number(),
  }),
});

export const decideImportPreview = defineEndpoint({
  method: 'PUT',
  path: '/imports/:id/preview/decisions',
  summary: 'Sets values that a preview writes where the file states none: severity, TLP and labels.',
  access: allow('imports', 'create'),
  errors: ['import_not_found', 'import_not_previewed'],
  params,
  body: previewDecisions,
  reply: previewDecisions,
});

export const choosePreviewColumns = defineEndpoint({
  method: 'PUT',
  path: '/imports/:id/preview/columns',
  summary: 'Assigns the columns of a CSV file; the file is read again, and the preview recreated.',
  access: allow('imports', 'create'),
  errors: ['import_not_found', 'import_not_previewed'],
  params,
  body: csvMapping,
  reply: importRecord,
});

export const refreshImportPreview = defineEndpoint({
  method: 'POST',
  path: '/imports/:id/preview/refresh',
  summary: 'Compares a preview with the workspace again and returns what has changed since.',
  access: allow('imports', 'create'),
  errors: ['import_not_found', 'import_not_previewed'],
  params,
  /** Objects by what they are now and were not before. */
  reply: z.object({ created: z.number(), updated: z.number(), unchanged: z.number() }),
});

export const publishImportPreview = defineEndpoint({
  method: 'POST',
  path: '/imports/:id/preview/publish',
  summary: 'Publishes the selected objects of a preview in the background; it becomes a completed import.',
  access: allow('imports', 'create'),
  errors: ['import_not_found', 'import_not_previewed', 'nothing_selected'],
  params,
  reply: importRecord,
});
