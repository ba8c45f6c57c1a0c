import { allow, can } from '@halyard/contracts/policy.ts';
import { mentionedStates } from '@halyard/contracts/query/operations-subjects.ts';
import { sql } from 'kysely';
import { readByAll } from './event-access.ts';
import { type Asker, at, type Column, isOne, nameOf, type Predicate, type Source, type Sql, stated } from './source.ts';

/** Events of records that the caller may read, their own, and for administrators all but others' tasks. */
function visibleEvents({ callerId, role }: Asker): Predicate {
  const isOwn = sql<boolean>`(events.actor_id = ${callerId} or events.audience_id = ${callerId})`;
  if (role === 'admin') return sql<boolean>`(events.object_type is null or events.object_type <> 'todo' or ${isOwn})`;
  const objects = can(role, allow('imports', 'read')) ? [...readByAll, 'import'] : readByAll;
  return sql<boolean>`(${isOwn} or events.audience_id = 'everyone' or events.object_type in (${sql.join(objects)}))`;
}

/** Whether the details of an event, a JSON text, contain a change from or to one of the values. */
const mentions = (name: 'from' | 'to'): Column => ({
  value: sql`null`,
  many: {
    is: 'conditions',
    values: mentionedStates,
    holds: (value) => sql<boolean>`events.details like ${`%"${name}":"${value}"%`}`,
  },
});

type Details = {
  readonly message?: string;
  readonly reason?: string;
  readonly from?: string;
  readonly to?: string;
  readonly name?: string;
};

/** The written text, or the old and new values. */
function readMessage(json: string | number): string | null {
  const { message, reason, from, to, name } = JSON.parse(String(json)) as Details;
  const change = to ? (from ? `${from} → ${to}` : to) : (name ?? null);
  return message || reason || change;
}

const incidentNumber: Sql = sql`case when events.object_type = 'incident' then cast(events.object_id as integer) end`;

export const activity: Source<'activity'> = {
  from: sql`events left join people on people.id = events.actor_id`,
  where: visibleEvents,
  id: sql`events.id`,
  texts: [sql`events.subject`],
  columns: () => ({
    event: at('events.kind'),
    object: at('events.object_type'),
    subject: stated('events.subject'),
    record: at('events.object_id'),
    number: { value: incidentNumber },
    actor: at('events.actor_id', nameOf('people')),
    from: mentions('from'),
    to: mentions('to'),
    message: { value: sql`events.details`, read: readMessage },
    at: at('events.at'),
    sample: isOne('events.sample'),
  }),
};

const newestImport = sql`(select id from imports order by started_at desc, id desc limit 1)`;

export const rejections: Source<'rejections'> = {
  from: sql`import_rejections join imports on imports.id = import_rejections.import_id`,
  where: () => sql<boolean>`1 = 1`,
  id: sql`import_rejections.import_id || '-' || cast(import_rejections.seq as text)`,
  opens: sql`import_rejections.import_id`,
  texts: [sql`import_rejections.place`, sql`import_rejections.detail`],
  columns: () => ({
    place: at('import_rejections.place'),
    file: at('imports.file_name'),
    reason: at('import_rejections.reason'),
    detail: stated('import_rejections.detail'),
    started: at('imports.started_at'),
    latest: { value: sql<boolean>`imports.id = ${newestImport}` },
  }),
};

export const imports: Source<'imports'> = {
  from: sql`imports left join people on people.id = imports.owner_id`,
  where: () => sql<boolean>`1 = 1`,
  id: sql`imports.id`,
  texts: [sql`imports.file_name`],
  columns: () => ({
    file: at('imports.file_name'),
    format: at('imports.format'),
    state: at('imports.state'),
    problem: at('imports.problem'),
    owner: at('imports.owner_id', nameOf('people')),
    started: at('imports.started_at'),
    finished: at('imports.finished_at'),
    objects: at('imports.objects_in'),
    created: at('imports.created'),
    // Stored with the unchanged objects.
    updated: { value: sql`imports.updated - imports.unchanged` },
    unchanged: at('imports.unchanged'),
    rejected: at('imports.rejected'),
  }),
};

export const audit: Source<'audit'> = {
  from: sql`audit left join people on people.id = audit.actor_id`,
  where: () => sql<boolean>`1 = 1`,
  id: sql`audit.seq`,
  texts: [sql`audit.action`],
  columns: () => ({
    action: at('audit.action'),
    actor: at('audit.actor_id', nameOf('people')),
    object: at('audit.object_type'),
    address: at('audit.address'),
    at: at('audit.at'),
  }),
};

export const jobs: Source<'jobs'> = {
  from: sql`jobs left join people on people.id = jobs.person_id`,
  where: () => sql<boolean>`1 = 1`,
  id: sql`jobs.id`,
  texts: [sql`jobs.label`],
  columns: () => ({
    label: stated('jobs.label'),
    kind: at('jobs.kind'),
    state: at('jobs.state'),
    owner: at('jobs.person_id', nameOf('people')),
    created: at('jobs.created_at'),
  }),
};
