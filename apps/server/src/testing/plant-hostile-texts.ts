import type { Insertable } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { Schema } from '../database/tables/schema.ts';

/** A record of each kind with the same hostile text everywhere. */
export type Planted = {
  readonly text: string;
  readonly incidentId: string;
  readonly threatId: string;
  readonly entityId: string;
  readonly schemaId: string;
};

type Given = { readonly text: string; readonly number: number; readonly at: number; readonly readerId: string };

const idsOf = (number: number): Omit<Planted, 'text'> => ({
  incidentId: String(number),
  threatId: `threat-${number}`,
  entityId: `entity-${number}`,
  schemaId: `schema-${number}`,
});

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

const living = (at: number) => ({ version: 1, created_at: at, updated_at: at, deleted_at: null, sample: 0 as const });

async function plantNetwork(tx: Transaction, { text, number, at }: Given) {
  const { threatId, entityId } = idsOf(number);
  const record: Omit<Row<'intelligence'>, 'id' | 'family' | 'severity' | 'status' | 'risk'> = {
    name: text,
    description: text,
    type: text,
    source: text,
    labels: JSON.stringify([text]),
    kind: 'indicator',
    confidence: null,
    tlp: null,
    country: null,
    seen_at: at,
    stix: null,
    import_id: null,
    latitude: null,
    longitude: null,
    accuracy: null,
    acknowledged_at: null,
    acknowledged_by: null,
    verdict: 'Benign',
    verdict_reason: text,
    ...living(at),
    severity_assumed: 0,
  };
  const threat: Row<'intelligence'> = {
    ...record,
    id: threatId,
    family: 'threat',
    severity: 'High',
    status: 'Active',
    risk: null,
  };
  const entity: Row<'intelligence'> = {
    ...record,
    id: entityId,
    family: 'entity',
    severity: null,
    status: null,
    risk: 'High',
  };
  await tx.insertInto('intelligence').values([threat, entity]).execute();
  const connection: Row<'connections'> = {
    id: `connection-${number}`,
    source_id: threatId,
    target_id: entityId,
    type: text,
    description: text,
    strength: 'Strong',
    last_contact_at: at,
    confidence: null,
    tlp: null,
    stix: null,
    import_id: null,
    ...living(at),
  };
  await tx.insertInto('connections').values(connection).execute();
}

const eventOf = ({ text, number, at }: Given, audience: string | null): Row<'events'> => ({
  at,
  kind: 'incident_update_added',
  severity: 'high',
  actor_id: `person-${number}`,
  audience_id: audience,
  object_type: 'incident',
  object_id: String(number),
  subject: text,
  sample: 0,
  details: JSON.stringify({ message: text, reason: text, by: text, name: text }),
});

async function plantIncident(tx: Transaction, given: Given) {
  const { text, number, at } = given;
  const { incidentId, threatId, entityId } = idsOf(number);
  const person: Row<'people'> = {
    id: `person-${number}`,
    username: `person-${number}`,
    email: `person-${number}@example.com`,
    first_name: text,
    last_name: null,
    company: text,
    phone: null,
    verified: 1,
    role: 'analyst',
    requested_role: null,
    department: 'Engineering',
    status: 'active',
    sample: 0,
    created_at: at,
    last_login_at: null,
    invited: 0,
    second_factor: 0,
    sign_in_email: null,
    deletion_requested_at: null,
  };
  await tx.insertInto('people').values(person).execute();
  const incident: Row<'incidents'> = {
    id: incidentId,
    number,
    title: text,
    severity: 'High',
    status: 'Open',
    source: text,
    description: text,
    assignee_id: person.id,
    assignee_name: text,
    confidence: null,
    tlp: null,
    labels: JSON.stringify([text]),
    detected_at: at,
    due_at: at,
    started_at: null,
    reported_at: null,
    contained_at: null,
    closed_at: null,
    time_origins: JSON.stringify({ detected: { origin: 'stated', by: text } }),
    paused_at: null,
    pauses: JSON.stringify([{ from: at, to: at, reason: text, by: text }]),
    // Its target is in the past: nothing is left to report.
    breached_at: at,
    queue_id: 'main',
    resolution_code: null,
    resolution_summary: text,
    resolved_at: null,
    ...living(at),
  };
  await tx.insertInto('incidents').values(incident).execute();
  const links = [threatId, entityId].map((recordId) => ({
    id: `link-${recordId}`,
    incident_id: incidentId,
    record_id: recordId,
    version: 1,
    created_at: at,
    deleted_at: null,
    sample: 0 as const,
  }));
  await tx.insertInto('incident_links').values(links).execute();
  const run: Row<'playbook_runs'> = {
    id: `run-${number}`,
    incident_id: incidentId,
    playbook_id: null,
    name: text,
    started_at: at,
    steps: JSON.stringify([{ text, doneAt: null, doneBy: null }]),
    version: 1,
    deleted_at: null,
    sample: 0,
  };
  await tx.insertInto('playbook_runs').values(run).execute();
}

/** Data visible only to the reader: a notification and a task. */
async function plantForReader(tx: Transaction, given: Given) {
  const { text, number, at, readerId } = given;
  const { id } = await tx
    .insertInto('events')
    .values(eventOf(given, readerId))
    .returning('id')
    .executeTakeFirstOrThrow();
  const told: Row<'notifications'> = {
    person_id: readerId,
    event_id: id,
    at,
    type: 'security',
    severity: 'high',
    action_required: 0,
    why: 'everybody',
    read_at: null,
    dismissed_at: null,
  };
  await tx.insertInto('notifications').values(told).execute();
  const task: Row<'todos'> = {
    id: `task-${number}`,
    owner_id: readerId,
    text,
    completed: 0,
    priority: 'high',
    due_date: null,
    created_at: at,
    completed_at: null,
    deleted_at: null,
  };
  await tx.insertInto('todos').values(task).execute();
}

async function plantTexts(tx: Transaction, { text, number, at }: Given) {
  const playbook: Row<'playbooks'> = {
    id: `playbook-${number}`,
    name: text,
    description: text,
    steps: JSON.stringify([text]),
    version: 1,
    updated_at: at,
    deleted_at: null,
    sample: 0,
  };
  await tx.insertInto('playbooks').values(playbook).execute();
  const { schemaId } = idsOf(number);
  const document = JSON.stringify({ type: 'object', title: text, properties: { [text]: { type: 'string' } } });
  const schema: Row<'schemas'> = {
    id: schemaId,
    family: schemaId,
    version: 1,
    title: text,
    description: text,
    source: text,
    origin: 'written',
    draft: '2020-12',
    address: null,
    document,
    bytes: document.length,
    evidence: '[]',
    rows: null,
    owner_id: null,
    created_at: at,
    deleted_at: null,
    sample: 0,
  };
  await tx.insertInto('schemas').values(schema).execute();
}

/** Writes a hostile text into every field that reaches the assistant, past all checks, as an import might. */
export async function plantHostileText(database: Database, given: Given): Promise<Planted> {
  await database.write(async (tx) => {
    await plantNetwork(tx, given);
    await plantIncident(tx, given);
    await plantForReader(tx, given);
    await plantTexts(tx, given);
  });
  return { text: given.text, ...idsOf(given.number) };
}
