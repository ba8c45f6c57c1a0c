import * as z from 'zod/mini';
import { file } from '../accounts/profile.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, text } from '../fields.ts';
import { allow } from '../policy.ts';
import { pageQuery } from './intelligence.ts';

export const importFormats = ['stix', 'csv'] as const;
export type ImportFormat = (typeof importFormats)[number];

/**
 * `previewing` waits for a decision: nothing of it is stored. `cancelled`, `failed` and `undone` leave no data;
 * `undoing` is in progress towards that.
 */
export const importStates = [
  ...(['waiting', 'reading', 'previewing', 'storing', 'finished', 'cancelled', 'failed'] as const),
  ...(['undoing', 'undone'] as const),
] as const;
export type ImportState = (typeof importStates)[number];

/** Why an object or a row was rejected; each has a sentence in `text/`. */
export const rejectionReasons = [
  'not_an_object',
  'no_type',
  'no_id',
  'bad_id',
  'bad_timestamp',
  'bad_field',
  'missing_field',
  'unknown_spec_version',
  'duplicate_in_file',
  'dangling_source',
  'dangling_target',
  'self_reference',
  'too_large',
  'too_deep',
  'wrong_column_count',
  'unknown_value',
  'bad_text',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Why a whole file was rejected. */
export const importProblems = [
  'not_json',
  'not_a_bundle',
  'not_utf8',
  'empty_file',
  'unknown_header',
  'unbalanced_quote',
  'too_large',
  'too_many_objects',
  'interrupted',
  'storage_full',
] as const;
export type ImportProblem = (typeof importProblems)[number];

export const importMaxBytes = 256 * 1024 * 1024;
export const importMaxObjects = 1_000_000;

export const rejection = z.object({
  /** `objects[12]`, or the line of a CSV file counted from 1. */
  place: z.string(),
  objectId: z.nullable(z.string()),
  reason: z.enum(rejectionReasons),
  /** The field, the dangling id, the unknown value: at most 200 characters of it. */
  detail: z.string(),
});
export type Rejection = z.output<typeof rejection>;

export const importUndo = z.object({
  /** Records it has dealt with until now, of `total`. */
  done: z.number(),
  total: z.number(),
  /** Gone: no other import and no person has written them. */
  removed: z.number(),
  /** Their values without this import. */
  restored: z.number(),
  /** Stay because a person changed them since; counted when the undo ends. */
  kept: z.number(),
  /** Stay as they are because another import brought them too. */
  shared: z.number(),
});

/** One import: `objectsIn = created + updated + unchanged + rejected + skipped` once it is finished. */
export const importRecord = z.object({
  id,
  fileName: z.string(),
  format: z.enum(importFormats),
  state: z.enum(importStates),
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The source that it was read from; null for files. */
  source: z.nullable(z.object({ id: z.string(), name: z.string() })),
  startedAt: instant,
  finishedAt: z.nullable(instant),
  bytes: z.number(),
  /** 0 to `bytes` while it is read. */
  bytesRead: z.number(),
  objectsIn: z.number(),
  created: z.number(),
  updated: z.number(),
  /** Were there already and said nothing new; none of them is among `updated`. */
  unchanged: z.number(),
  rejected: z.number(),
  /** Left out of a preview by the user who published it. */
  skipped: z.number(),
  /** It is, or was, decided on in a preview. */
  previewed: z.boolean(),
  problem: z.nullable(z.enum(importProblems)),
  /** The location of the problem: a line, a byte. */
  problemDetail: z.string(),
  /** The progress or result of an undo; null if none was requested. */
  undo: z.nullable(importUndo),
});
export type ImportRecord = z.output<typeof importRecord>;

export const listImports = defineEndpoint({
  method: 'GET',
  path: '/imports',
  summary: 'Lists imports, newest first.',
  access: allow('imports', 'read'),
  query: z.extend(pageQuery(100), { source: z.optional(id) }),
  reply: z.object({ imports: z.array(importRecord), next: z.nullable(z.string()) }),
});

export type ImportPage = z.output<NonNullable<typeof listImports.reply>>;

/** The first errors; the file has all of them. */
export const rejectionsShown = 100;

export const getImport = defineEndpoint({
  method: 'GET',
  path: '/imports/:id',
  summary: 'Returns an import with its first rejected objects.',
  access: allow('imports', 'read'),
  errors: ['import_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ import: importRecord, rejections: z.array(rejection) }),
});

/** The body is the file itself, streamed: application/json, text/csv or application/octet-stream. */
export const startImport = defineEndpoint({
  method: 'POST',
  path: '/imports',
  summary:
    'Imports a STIX 2.1 bundle or CSV file, or prepares a preview of it; returns immediately and continues in the background.',
  access: allow('imports', 'create'),
  query: z.strictObject({
    name: text(200),
    format: z.optional(z.enum(importFormats)),
    /** `true`: it stops in the state `previewing` and is published by hand. */
    preview: z.optional(z.enum(['true', 'false'])),
  }),
  reply: importRecord,
  status: 201,
  location: '/imports/:id',
  upload: { mediaTypes: ['application/json', 'text/csv', 'application/octet-stream'], maxBytes: importMaxBytes },
});

export const cancelImport = defineEndpoint({
  method: 'DELETE',
  path: '/imports/:id',
  summary: 'Cancels an incomplete import or discards a preview; no records are kept.',
  access: allow('imports', 'delete'),
  errors: ['import_not_found', 'import_not_running'],
  params: z.strictObject({ id }),
  reply: importRecord,
});

export const undoPreview = z.object({
  /** Records and connections that would go. */
  removed: z.number(),
  /** Connections of other imports, or drawn by people, that would lose an end and no longer be shown. */
  connections: z.object({
    count: z.number(),
    /** Null for connections that people drew. */
    imports: z.array(z.object({ fileName: z.nullable(z.string()), count: z.number() })),
  }),
  /** Incidents that would lose a linked record. */
  incidents: z.object({ count: z.number(), first: z.array(z.object({ number: z.number(), title: z.string() })) }),
});
export type UndoPreview = z.output<typeof undoPreview>;

export const previewUndo = defineEndpoint({
  method: 'GET',
  path: '/imports/:id/undo',
  summary: 'Previews undoing a completed import, including dependent records.',
  access: allow('imports', 'delete'),
  errors: ['import_not_found'],
  params: z.strictObject({ id }),
  reply: undoPreview,
});

export const undoImport = defineEndpoint({
  method: 'POST',
  path: '/imports/:id/undo',
  summary: 'Undoes a completed import in the background; changes by users or other imports are kept.',
  access: allow('imports', 'delete'),
  errors: ['import_not_finished', 'import_not_found'],
  params: z.strictObject({ id }),
  reply: importRecord,
});

export const exportRejections = defineEndpoint({
  method: 'GET',
  path: '/imports/:id/rejections',
  formerPath: '/imports/:id/refusals',
  summary: 'Exports rejected objects of an import with location and reason as CSV.',
  access: allow('imports', 'read'),
  errors: ['import_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ file, rows: z.number() }),
});
