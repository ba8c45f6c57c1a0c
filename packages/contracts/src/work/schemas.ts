import * as z from 'zod/mini';
import { file } from '../accounts/profile.ts';
import { crimeKinds, month } from '../crime/crime.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo, text } from '../fields.ts';
import { parseExactJson } from '../format/exact-json.ts';
import { longText } from '../intelligence/intelligence.ts';
import { allow } from '../policy.ts';

/** Bytes of a schema, and of a document that is validated. */
export const schemaMaxBytes = 8 * 1024 * 1024;
/** Levels of a schema or document; deeper ones are rejected by name. */
export const schemaMaxDepth = 400;
/** Bytes of a sample that a schema is made from. */
export const sampleMaxBytes = 512 * 1024 * 1024;

export const schemaDrafts = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'] as const;
export type SchemaDraft = (typeof schemaDrafts)[number];

/** `written`: someone handed the schema in. The others say what it was made from. */
export const schemaOrigins = ['written', 'csv', 'json', 'ndjson', 'crime', 'sample'] as const;
export type SchemaOrigin = (typeof schemaOrigins)[number];

/** The specification's list item with our additions. */
export const schemaSummary = z.object({
  id,
  createdAt: instant,
  /** The source file, or the user who created it. */
  source: z.string(),
  description: z.string(),
  title: z.string(),
  origin: z.enum(schemaOrigins),
  /** Versions of one schema share a family and count from 1. */
  family: z.string(),
  version: z.number(),
  sample: z.boolean(),
});
export type SchemaSummary = z.output<typeof schemaSummary>;

/** Evidence from the rows for one location of an inferred schema; the pointer is into the schema (RFC 6901). */
export const schemaEvidence = z.object({
  pointer: z.string(),
  /** Values seen at this place, and how many there could have been: rows, or elements of the array around it. */
  seen: z.number(),
  of: z.number(),
  nulls: z.number(),
  /** Values by JSON type. */
  types: z.record(z.string(), z.number()),
  /** How many of the seen values have the format, or one of the enum values, that the schema states. */
  format: z.optional(z.number()),
  enum: z.optional(z.number()),
  /** Different values; null where there were too many to count exactly. */
  distinct: z.nullable(z.number()),
  /** A number that no JavaScript number holds is a text of its digits. */
  minimum: z.optional(z.union([z.number(), z.string()])),
  maximum: z.optional(z.union([z.number(), z.string()])),
  /** The rule that wrote the description: `name:identifier`, `format:email`. */
  described: z.optional(z.string()),
});
export type SchemaEvidence = z.output<typeof schemaEvidence>;

/** The specification's schema record with our additions. */
export const schemaRecord = z.extend(schemaSummary, {
  /** The JSON Schema document as uploaded or inferred. */
  schema: z.unknown(),
  /** The base for resolving its relative references. */
  address: z.string(),
  /** The schemas of the workspace that it refers to, directly or through others. */
  related: z.array(z.object({ address: z.string(), schema: z.unknown() })),
  draft: z.nullable(z.enum(schemaDrafts)),
  bytes: z.number(),
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Rows it was made from; null for a schema that was written. */
  rows: z.nullable(z.number()),
  evidence: z.array(schemaEvidence),
  versions: z.array(z.object({ id, version: z.number(), createdAt: instant })),
});
export type SchemaRecord = z.output<typeof schemaRecord>;

/** Limit per workspace, versions aside; the list has no pages, because the specification defines its form. */
export const schemasMax = 5_000;

export const listSchemas = defineEndpoint({
  method: 'GET',
  path: '/schemas/list',
  summary: 'Lists the newest version of every schema, newest first, at most 5,000.',
  access: allow('schemas', 'read'),
  reply: listUpTo(schemasMax, schemaSummary),
});

export const getSchema = defineEndpoint({
  method: 'GET',
  path: '/schemas/:id',
  summary: 'Returns a schema; the ID `latest` is the newest of all.',
  access: allow('schemas', 'read'),
  errors: ['schema_not_found', 'schema_too_slow'],
  params: z.strictObject({ id }),
  reply: schemaRecord,
  parse: parseExactJson,
});

/** The body is the schema itself, as JSON. */
export const addSchema = defineEndpoint({
  method: 'POST',
  path: '/schemas',
  summary: 'Stores a JSON Schema (drafts 04 to 2020-12), as a new schema or as the next version of one.',
  access: allow('schemas', 'create'),
  errors: [
    'conflict',
    'document_not_json',
    'document_too_deep',
    'list_full',
    'not_a_schema',
    'schema_not_found',
    'schema_too_slow',
  ],
  query: z.strictObject({ name: text(200), of: z.optional(id) }),
  reply: schemaSummary,
  status: 201,
  location: '/schemas/:id',
  upload: { mediaTypes: ['application/schema+json', 'application/json'], maxBytes: schemaMaxBytes },
});

export const sampleFormats = ['csv', 'json', 'ndjson'] as const;
export type SampleFormat = (typeof sampleFormats)[number];

/** The body is the sample itself, streamed. */
export const inferSchema = defineEndpoint({
  method: 'POST',
  path: '/schemas/infer',
  summary: 'Creates a schema from a CSV, JSON or NDJSON sample; the sample is not stored.',
  access: allow('schemas', 'create'),
  errors: [
    'list_full',
    'conflict',
    'document_not_json',
    'document_too_deep',
    'not_a_schema',
    'sample_not_readable',
    'schema_not_found',
    'schema_too_slow',
    'work_cancelled',
  ],
  query: z.strictObject({ name: text(200), format: z.optional(z.enum(sampleFormats)), of: z.optional(id) }),
  reply: schemaSummary,
  status: 201,
  location: '/schemas/:id',
  upload: { mediaTypes: ['text/csv', 'application/json', 'application/x-ndjson'], maxBytes: sampleMaxBytes },
});

export const inferCrimeSchema = defineEndpoint({
  method: 'POST',
  path: '/schemas/infer-crime',
  summary: 'Creates a schema from one month of imported police data.',
  access: allow('schemas', 'create'),
  errors: [
    'analytics_unavailable',
    'conflict',
    'list_full',
    'no_crime_data',
    'not_a_schema',
    'query_too_slow',
    'schema_too_slow',
    'work_cancelled',
  ],
  body: z.strictObject({ kind: z.enum(crimeKinds), month }),
  reply: schemaSummary,
  status: 201,
  location: '/schemas/:id',
});

export const deleteSchema = defineEndpoint({
  method: 'DELETE',
  path: '/schemas/:id',
  summary: 'Deletes a version of a schema; it can be restored for 30 days.',
  access: allow('schemas', 'delete'),
  errors: ['forbidden', 'schema_not_found'],
  params: z.strictObject({ id }),
  reply: schemaSummary,
});

export const restoreSchema = defineEndpoint({
  method: 'POST',
  path: '/schemas/:id/restore',
  summary: 'Restores a schema deleted in the last 30 days.',
  access: allow('schemas', 'delete'),
  errors: ['forbidden', 'schema_not_found'],
  params: z.strictObject({ id }),
  reply: schemaSummary,
});

export const describeSchema = defineEndpoint({
  method: 'PUT',
  path: '/schemas/:id/description',
  summary: 'Updates the description; the document itself is never changed.',
  access: allow('schemas', 'update'),
  errors: ['schema_not_found'],
  params: z.strictObject({ id }),
  body: z.strictObject({ description: longText(2_000) }),
  reply: schemaSummary,
});

/** The effect of a change on documents that were valid before. `widening`: they stay valid. */
export const schemaEffects = ['none', 'widening', 'narrowing', 'unknown'] as const;
export type SchemaEffect = (typeof schemaEffects)[number];

/**
 * `same`: no difference but order and wording. `compatible`: every document that was valid stays valid.
 * `breaking`: one that was valid no longer is, and here it is. `unproved`: something narrowed, and no such document
 * was found.
 */
export const schemaVerdicts = ['same', 'compatible', 'breaking', 'unproved'] as const;
export type SchemaVerdict = (typeof schemaVerdicts)[number];

export const schemaChange = z.object({
  /** Where, as a JSON Pointer into the newer schema (into the older for what was removed). */
  pointer: z.string(),
  keyword: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  /** As JSON, at most 500 characters; null where there is none. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  effect: z.enum(schemaEffects),
});
export type SchemaChange = z.output<typeof schemaChange>;

export const validationError = z.object({
  /** JSON Pointer into the document, and into the schema. */
  instance: z.string(),
  schema: z.string(),
  keyword: z.string(),
  /** In English, as the validator says it. */
  message: z.string(),
});
export type ValidationError = z.output<typeof validationError>;

export const schemaDiff = z.object({
  older: z.object({ id, version: z.number() }),
  newer: z.object({ id, version: z.number() }),
  changes: z.array(schemaChange),
  /** Changes beyond the 1,000 that are listed. */
  more: z.number(),
  verdict: z.enum(schemaVerdicts),
  /** A document that the older schema accepts and the newer rejects, as JSON text, with what the newer says. */
  counterExample: z.nullable(z.object({ document: z.string(), error: validationError })),
});
export type SchemaDiff = z.output<typeof schemaDiff>;

export const diffSchemas = defineEndpoint({
  method: 'GET',
  path: '/schemas/:id/diff',
  summary: 'Compares a schema with an older version and returns whether the change is breaking.',
  access: allow('schemas', 'read'),
  errors: ['not_a_schema', 'schema_not_found', 'schema_too_slow'],
  params: z.strictObject({ id }),
  query: z.strictObject({ older: id }),
  reply: schemaDiff,
});

export const validationErrorsMax = 200;

/** The body is the document itself, as JSON. */
export const validateDocument = defineEndpoint({
  method: 'POST',
  path: '/schemas/:id/validate',
  summary: 'Validates a document against a schema and returns its errors.',
  access: allow('schemas', 'read'),
  errors: ['document_not_json', 'document_too_deep', 'not_a_schema', 'schema_not_found', 'schema_too_slow'],
  params: z.strictObject({ id }),
  reply: z.object({
    valid: z.boolean(),
    /** At most 200. */
    errors: z.array(validationError),
    more: z.number(),
    tookMs: z.number(),
  }),
  upload: { mediaTypes: ['application/json'], maxBytes: schemaMaxBytes },
  obeysIdempotencyKey: false,
});

export const schemaExportFormats = ['json-schema', 'typescript', 'sample'] as const;
export type SchemaExportFormat = (typeof schemaExportFormats)[number];

export const exportSchema = defineEndpoint({
  method: 'GET',
  path: '/schemas/:id/export',
  summary: 'Exports a schema as JSON Schema, TypeScript types, or an example document.',
  access: allow('exports', 'single'),
  errors: ['not_a_schema', 'schema_not_found', 'schema_too_slow'],
  params: z.strictObject({ id }),
  query: z.strictObject({ format: z.enum(schemaExportFormats) }),
  reply: z.object({ file }),
});
