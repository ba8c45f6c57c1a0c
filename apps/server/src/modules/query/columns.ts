import { incidentStatuses, unresolvedStatuses } from '@halyard/contracts/operations/incidents.ts';
import type { FieldName, SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** Where a field is in the database. A flag is a condition, hours are a number, instants are milliseconds. */
export type Column = {
  readonly value: Sql;
  /** What people read where it is not the value: the name of a person. */
  readonly label?: Sql;
};

/**
 * Who asks, and when: milliseconds, and the day `YYYY-MM-DD` in the person's zone. `since` is where the person's own
 * list of notifications begins.
 */
export type Asker = {
  readonly callerId: string;
  readonly now: number;
  readonly today: string;
  readonly since: number;
};

/** The rows of a subject that the caller may see, and the columns behind its fields. */
export type Source<S extends SubjectName = SubjectName> = {
  /** What stands after `from`, with its joins. */
  readonly from: Sql;
  readonly where: (asker: Asker) => RawBuilder<boolean>;
  readonly id: Sql;
  readonly columns: (asker: Asker) => Readonly<Record<FieldName<S>, Column>>;
  /** Columns that a search for words looks through where the full text has no such records. */
  readonly texts: readonly Sql[];
};

const at = (name: string, label?: Sql): Column => ({ value: sql.ref(name), ...(label && { label }) });
const flag = (condition: RawBuilder<boolean>): Column => ({ value: condition });
const isOne = (name: string) => flag(sql<boolean>`${sql.ref(name)} = 1`);
const known = (name: string) => flag(sql<boolean>`${sql.ref(name)} is not null`);
/** A JSON or free text column whose empty text means that nothing was stated. */
const stated = (name: string): Column => ({ value: sql`nullif(${sql.ref(name)}, '')` });
const hourMs = 3_600_000;

const nameOf = (table: string) => {
  const [first, last, user] = ['first_name', 'last_name', 'username'].map((column) => sql.ref(`${table}.${column}`));
  return sql`coalesce(nullif(trim(coalesce(${first}, '') || ' ' || coalesce(${last}, '')), ''), ${user})`;
};

const unresolved = sql<boolean>`incidents.status in (${sql.join([...unresolvedStatuses])})`;
const over = incidentStatuses.filter((status) => !unresolvedStatuses.includes(status));
const shownRecord = sql`select 1 from intelligence as linked_record where linked_record.deleted_at is null`;

const leftOver = sql<boolean>`exists (
  select 1 from events where events.kind = 'incident_status_changed' and events.object_id = incidents.id
  and (${sql.join(
    over.map((status) => sql`events.details like ${`%"from":"${status}"%`}`),
    sql` or `,
  )}) and ${sql.join(
    over.map((status) => sql`events.details not like ${`%"to":"${status}"%`}`),
    sql` and `,
  )})`;

const incidents: Source<'incidents'> = {
  from: sql`incidents`,
  where: () => sql<boolean>`incidents.deleted_at is null`,
  id: sql`incidents.id`,
  texts: [sql`incidents.title`, sql`incidents.description`, sql`incidents.source`],
  columns: ({ now }) => ({
    number: at('incidents.number'),
    title: at('incidents.title'),
    severity: at('incidents.severity'),
    status: at('incidents.status'),
    assignee: at('incidents.assignee_id', sql`incidents.assignee_name`),
    source: at('incidents.source'),
    tlp: at('incidents.tlp'),
    opened: at('incidents.created_at'),
    detected: at('incidents.detected_at'),
    resolved: at('incidents.resolved_at'),
    due: at('incidents.due_at'),
    updated: at('incidents.updated_at'),
    unresolved: flag(unresolved),
    overdue: flag(sql<boolean>`(${unresolved} and incidents.due_at < ${now})`),
    withinTarget: flag(sql<boolean>`(incidents.resolved_at is not null and incidents.resolved_at <= incidents.due_at)`),
    reopened: flag(leftOver),
    linked: flag(
      sql<boolean>`exists (select 1 from incident_links where incident_links.incident_id = incidents.id
        and incident_links.deleted_at is null and exists (${shownRecord} and linked_record.id = incident_links.record_id))`,
    ),
    resolution: { value: sql`(incidents.resolved_at - incidents.detected_at) / ${sql.lit(hourMs)}.0` },
    age: {
      value: sql`case when ${unresolved} then (cast(${now} as bigint) - incidents.detected_at) / ${sql.lit(hourMs)}.0 end`,
    },
    sample: isOne('incidents.sample'),
  }),
};

const inIncident = flag(
  sql<boolean>`exists (select 1 from incident_links join incidents on incidents.id = incident_links.incident_id
    where incident_links.record_id = intelligence.id and incident_links.deleted_at is null
    and incidents.deleted_at is null)`,
);

const threats: Source<'threats'> = {
  from: sql`intelligence`,
  where: () => sql<boolean>`intelligence.family = 'threat' and intelligence.deleted_at is null`,
  id: sql`intelligence.id`,
  texts: [sql`intelligence.name`, sql`intelligence.description`, sql`intelligence.source`],
  columns: () => ({
    name: at('intelligence.name'),
    severity: at('intelligence.severity'),
    status: at('intelligence.status'),
    type: at('intelligence.type'),
    source: at('intelligence.source'),
    country: at('intelligence.country'),
    tlp: at('intelligence.tlp'),
    verdict: at('intelligence.verdict'),
    confidence: at('intelligence.confidence'),
    seen: at('intelligence.seen_at'),
    added: at('intelligence.created_at'),
    acknowledged: known('intelligence.acknowledged_at'),
    placed: known('intelligence.latitude'),
    linked: inIncident,
    assumed: flag(sql<boolean>`intelligence.severity_assumed > 0`),
    sample: isOne('intelligence.sample'),
  }),
};

const shownEnds = sql<boolean>`connections.deleted_at is null
  and connections.source_id not in (select id from intelligence where deleted_at is not null)
  and connections.target_id not in (select id from intelligence where deleted_at is not null)`;

const entities: Source<'entities'> = {
  from: sql`intelligence`,
  where: () => sql<boolean>`intelligence.family = 'entity' and intelligence.deleted_at is null`,
  id: sql`intelligence.id`,
  texts: [sql`intelligence.name`, sql`intelligence.type`],
  columns: () => ({
    name: at('intelligence.name'),
    type: at('intelligence.type'),
    risk: at('intelligence.risk'),
    country: at('intelligence.country'),
    source: at('intelligence.source'),
    tlp: at('intelligence.tlp'),
    confidence: at('intelligence.confidence'),
    connections: {
      value: sql`(select count(*) from connections where ${shownEnds}
        and (connections.source_id = intelligence.id or connections.target_id = intelligence.id))`,
    },
    lastActivity: at('intelligence.seen_at'),
    added: at('intelligence.created_at'),
    linked: inIncident,
    sample: isOne('intelligence.sample'),
  }),
};

const connections: Source<'connections'> = {
  from: sql`connections join intelligence as source_record on source_record.id = connections.source_id
    join intelligence as target_record on target_record.id = connections.target_id`,
  where: () => sql<boolean>`connections.deleted_at is null and source_record.deleted_at is null
    and target_record.deleted_at is null`,
  id: sql`connections.id`,
  texts: [sql`source_record.name`, sql`target_record.name`],
  columns: () => ({
    source: at('source_record.name'),
    target: at('target_record.name'),
    type: at('connections.type'),
    strength: at('connections.strength'),
    lastContact: at('connections.last_contact_at'),
    added: at('connections.created_at'),
    confidence: at('connections.confidence'),
    sample: isOne('connections.sample'),
  }),
};

const tasks: Source<'tasks'> = {
  from: sql`todos`,
  where: ({ callerId }) => sql<boolean>`todos.owner_id = ${callerId} and todos.deleted_at is null`,
  id: sql`todos.id`,
  texts: [sql`todos.text`],
  columns: ({ today }) => ({
    text: at('todos.text'),
    priority: at('todos.priority'),
    due: at('todos.due_date'),
    completed: isOne('todos.completed'),
    overdue: flag(sql<boolean>`(todos.completed = 0 and todos.due_date is not null and todos.due_date < ${today})`),
    created: at('todos.created_at'),
    completedAt: at('todos.completed_at'),
    sample: isOne('todos.sample'),
  }),
};

const people: Source<'people'> = {
  from: sql`people`,
  where: () => sql<boolean>`1 = 1`,
  id: sql`people.id`,
  texts: [sql`people.username`, sql`people.email`, nameOf('people')],
  columns: () => ({
    name: at('people.id', nameOf('people')),
    username: at('people.username'),
    email: at('people.email'),
    role: at('people.role'),
    department: at('people.department'),
    status: at('people.status'),
    company: stated('people.company'),
    lastLogin: at('people.last_login_at'),
    created: at('people.created_at'),
    secondFactor: isOne('people.second_factor'),
    invited: isOne('people.invited'),
    waiting: flag(sql<boolean>`(people.requested_role is not null or people.deletion_requested_at is not null)`),
    sample: isOne('people.sample'),
  }),
};

const notifications: Source<'notifications'> = {
  from: sql`notifications join events on events.id = notifications.event_id`,
  where: ({ callerId, since }) => sql<boolean>`notifications.person_id = ${callerId}
    and notifications.dismissed_at is null and notifications.at >= ${since}`,
  id: sql`notifications.event_id`,
  texts: [sql`events.subject`],
  columns: () => ({
    event: at('events.kind'),
    subject: stated('events.subject'),
    type: at('notifications.type'),
    severity: at('notifications.severity'),
    at: at('notifications.at'),
    unread: flag(sql<boolean>`notifications.read_at is null`),
    actionRequired: isOne('notifications.action_required'),
  }),
};

const playbooks: Source<'playbooks'> = {
  from: sql`playbooks`,
  where: () => sql<boolean>`playbooks.deleted_at is null`,
  id: sql`playbooks.id`,
  texts: [sql`playbooks.name`, sql`playbooks.description`],
  columns: () => ({
    name: at('playbooks.name'),
    description: stated('playbooks.description'),
    running: {
      value: sql`(select count(distinct incidents.id) from playbook_runs join incidents on incidents.id = playbook_runs.incident_id
        where playbook_runs.playbook_id = playbooks.id and playbook_runs.deleted_at is null
        and incidents.deleted_at is null and ${unresolved})`,
    },
    updated: at('playbooks.updated_at'),
    sample: isOne('playbooks.sample'),
  }),
};

const rules: Source<'rules'> = {
  from: sql`alert_rules`,
  where: () => sql<boolean>`alert_rules.deleted_at is null`,
  id: sql`alert_rules.id`,
  texts: [sql`alert_rules.name`],
  columns: () => ({
    name: at('alert_rules.name'),
    enabled: isOne('alert_rules.enabled'),
    updated: at('alert_rules.updated_at'),
    sample: isOne('alert_rules.sample'),
  }),
};

const imports: Source<'imports'> = {
  from: sql`imports left join people on people.id = imports.owner_id`,
  where: () => sql<boolean>`1 = 1`,
  id: sql`imports.id`,
  texts: [sql`imports.file_name`],
  columns: () => ({
    file: at('imports.file_name'),
    format: at('imports.format'),
    state: at('imports.state'),
    owner: at('imports.owner_id', nameOf('people')),
    started: at('imports.started_at'),
    finished: at('imports.finished_at'),
    objects: at('imports.objects_in'),
    created: at('imports.created'),
    updated: at('imports.updated'),
    unchanged: at('imports.unchanged'),
    rejected: at('imports.rejected'),
  }),
};

const audit: Source<'audit'> = {
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

const sources: { readonly [S in SubjectName]: Source<S> } = {
  incidents,
  threats,
  entities,
  connections,
  tasks,
  people,
  notifications,
  playbooks,
  rules,
  imports,
  audit,
};

/** The rows behind a subject; its columns without the literal names of its fields. */
export const sourceOf = (subject: SubjectName) =>
  sources[subject] as Omit<Source, 'columns'> & {
    readonly columns: (asker: Asker) => Readonly<Record<string, Column>>;
  };
