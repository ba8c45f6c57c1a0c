import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { eventKinds } from '../events.ts';
import { cursor, id, instant, numberBetween, text } from '../fields.ts';
import { allow } from '../policy.ts';

/** Traffic Light Protocol 2.0 (FIRST): how far a record may be passed on. */
export const tlpLevels = ['TLP:CLEAR', 'TLP:GREEN', 'TLP:AMBER', 'TLP:AMBER+STRICT', 'TLP:RED'] as const;
export type Tlp = (typeof tlpLevels)[number];
export const tlp = z.enum(tlpLevels);

/** STIX 2.1 confidence, 0 to 100; null where no one stated one, which is not the same as 0. */
export const confidence = z.nullable(z.int().check(z.gte(0), z.lte(100)));

export const labelMax = 100;
export const labels = z.array(text(labelMax)).check(z.maxLength(50));

export const nameMax = 300;
export const descriptionMax = 20_000;
export const sourceMax = 200;
/** Text that may be left out: `''` is nothing said. */
export const longText = (max: number) => z.union([z.literal(''), text(max)]);

/** Two letters of ISO 3166-1. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'must be a country code such as GB' }));

/** A location. `country` means that the point is only the center of the country. */
export const position = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  accuracy: z.enum(['point', 'country']),
});
export type Position = z.output<typeof position>;

/** Counts the changes of a record, from 1. Who changes it says which one they saw; a newer one answers 412. */
export const version = z.int().check(z.gte(1));

/** `threat`: shown on /threats. `entity`: a person, organization or place. `reference`: every other STIX type. */
export const families = ['threat', 'entity', 'reference'] as const;
export type Family = (typeof families)[number];

/** Fields of a record that a link shows. */
export const recordLink = z.object({
  id,
  name: z.string(),
  /** The word for what it is: `Person`, `Malware`, `Phishing`. */
  type: z.string(),
  family: z.enum(families),
  severity: z.nullable(z.string()),
  risk: z.nullable(z.string()),
});
export type RecordLink = z.output<typeof recordLink>;

/** Fields of an incident that a link shows. */
export const incidentLink = z.object({ id, title: z.string(), severity: z.string(), status: z.string() });
export type IncidentLink = z.output<typeof incidentLink>;

/** Details of an event beyond its kind; the kind decides which are present. */
export const eventDetails = z.object({
  message: z.optional(z.string()),
  reason: z.optional(z.string()),
  from: z.optional(z.nullable(z.string())),
  to: z.optional(z.nullable(z.string())),
  /** Names of the fields that changed. */
  fields: z.optional(z.array(z.string())),
  /** The record, person, playbook or step that it concerns, in addition to its object. */
  name: z.optional(z.string()),
  otherId: z.optional(z.string()),
  count: z.optional(z.number()),
  /** The code of an incident's resolution. */
  resolution: z.optional(z.string()),
  /** Times of an incident that were set, by name, and `due`, its target; null is a time that was removed. */
  times: z.optional(z.record(z.string(), z.nullable(instant))),
  /** Who did it, as they were called then: the name stays when the account is gone (decision G-081). */
  by: z.optional(z.string()),
});
export type EventDetails = z.output<typeof eventDetails>;

/** Lines of a history, and connections of a record, that are shown. */
export const historyMax = 200;
export const connectionsShown = 500;

/** One line of a record's history, as the event log has it. */
export const historyEntry = z.object({
  id: z.number(),
  at: instant,
  kind: z.enum(eventKinds),
  actorId: z.nullable(z.string()),
  /** Null where no one did it (an import, the sample workspace) or the person is gone. */
  actorName: z.nullable(z.string()),
  details: z.nullable(eventDetails),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** Hand it to `undoChange` within a day; null where there is nothing to undo. */
export const changeId = z.nullable(id);

/** The newest change of a person can be undone for a day, as long as no one changed the same records since. */
export const undoChange = defineEndpoint({
  method: 'POST',
  path: '/changes/:id/undo',
  summary: 'Undoes a change; records changed since are skipped and returned.',
  access: allow('changes', 'undo'),
  errors: ['change_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({
    undone: z.number(),
    kept: z.array(z.object({ objectType: z.string(), id: z.string(), name: z.string() })),
  }),
});

/** A list of choices in the address: `High,Critical`. An empty one chooses nothing, as if it were not there. */
export const listOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(1_000)),
      z.transform((value) => {
        const parts = value.split(',').filter((part) => part !== '');
        return parts.length === 0 ? undefined : parts;
      }),
    ),
    z.optional(z.array(z.enum(values))),
  );

export const pageSizeMax = 500;

/** The effect of an import on a record: `unchanged` had no new data. */
export const importOutcomes = ['created', 'updated', 'unchanged'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Filter by origin of records; accepted by lists of every family. */
export const importedFilter = {
  /** Of this import: what it created, updated or found unchanged. */
  import: z.optional(id),
  /** Narrows `import` to those it did this with. */
  outcome: z.optional(z.enum(importOutcomes)),
  /** Of all imports of this source. */
  feed: z.optional(id),
} as const;

/** Parameters of every list with a cursor; `next` of a response is the `after` of the next request, null at the end. */
export const pageQuery = (limit: number) =>
  z.strictObject({ limit: z._default(numberBetween(1, pageSizeMax), limit), after: z.optional(cursor) });

/** Exports that one person, and everyone together, may read from a node at the same time. */
export const exportsOfPersonMax = 3;
export const exportsOfNodeMax = 20;

/** The effect of removing sample data, by kind: `policeFiles` are the generated files of police data. */
export const removedSampleKinds = [
  ...(['records', 'incidents', 'playbooks', 'tasks', 'schemas', 'policeFiles', 'sources', 'alerts'] as const),
] as const;

const sampleWorkspace = z.object({
  records: z.number(),
  incidents: z.number(),
  playbooks: z.number(),
  tasks: z.number(),
  schemas: z.number(),
  policeFiles: z.number(),
  sources: z.number(),
  /** Those from sources. */
  alerts: z.number(),
  /** Accounts stay. */
  people: z.number(),
});
export type SampleWorkspace = z.output<typeof sampleWorkspace>;

/** Whether anything in the workspace is sample data, and its removal with one click. */
export const getSampleWorkspace = defineEndpoint({
  method: 'GET',
  path: '/sample-workspace',
  summary: 'Counts the sample data in the workspace.',
  access: allow('platform', 'read'),
  reply: sampleWorkspace,
});

export const sampleKinds = [...removedSampleKinds, 'people'] as const;
export type SampleKind = (typeof sampleKinds)[number];

const sampleEnd = z.object({ id, name: z.string(), family: z.enum(families) });

const sampleRecord = z.object({
  id,
  kind: z.enum([
    ...families,
    ...(['connection', 'incident', 'playbook', 'task', 'schema', 'policeFile', 'source', 'alert', 'person'] as const),
  ]),
  /** Empty for the task of someone else, which only they read; of a connection, its type. */
  name: z.string(),
  /** Whose task it is, where it is not the caller's. */
  owner: z.nullable(z.string()),
  /** The ends of a connection, if they still exist. */
  ends: z.array(sampleEnd),
});
export type SampleRecord = z.output<typeof sampleRecord>;

export const listSampleRecords = defineEndpoint({
  method: 'GET',
  path: '/sample-workspace/records',
  summary: 'Lists sample records of one kind; `total` is the count of `GET /sample-workspace`.',
  access: allow('platform', 'read'),
  query: z.extend(pageQuery(50), { kind: z.enum(sampleKinds) }),
  reply: z.object({ records: z.array(sampleRecord), total: z.number(), next: z.nullable(z.string()) }),
});

export const removeSampleWorkspace = defineEndpoint({
  method: 'DELETE',
  path: '/sample-workspace',
  summary:
    'Removes all sample data: threats, entities, connections, incidents, playbooks, tasks, schemas, police data, sources, alerts and their events. Accounts are kept.',
  access: allow('platform', 'update'),
  /** As many as `GET` counted, accounts aside. */
  reply: z.object({ removed: z.number() }),
});
