import { targetHours } from '@halyard/contracts/incidents.ts';
import { countryMiddle } from '@halyard/threat-exchange/country-middles.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { ConnectionsTable, IncidentsTable, IntelligenceTable } from '../../database/intelligence-schema.ts';
import { everyone } from '../../event-log/event-log.ts';
import {
  historyOfIncident,
  historyOfThreat,
  type PlacedIncident,
  type SampleEvent,
  type SampleStaff,
} from './sample-history.ts';
import { sampleId } from './sample-id.ts';
import { makeSampleIncidents } from './sample-incidents.ts';
import { type SampleEntity, sampleConnections, sampleEntities } from './sample-network.ts';
import { makeSampleNews, type SampleNews } from './sample-news.ts';
import { samplePlaybooks } from './sample-playbooks.ts';
import { makeSampleThreats, type SampleThreat } from './sample-threats.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const rowsAtOnce = 40;
/** Incidents of the sample workspace are numbered from the one after. */
const firstNumber = 100;
/** When the records were made; their instants are relative to it. */
export const sampleRecordsFact = 'sample-records';
const sampleSource = 'Sample workspace';

type Ports = {
  readonly now: number;
  readonly newId: () => string;
  /** Administrators and analysts: they have the incidents. */
  readonly staff: readonly SampleStaff[];
  /** Everybody in the sample workspace: they have the news. */
  readonly people: readonly string[];
};

const entityId = ({ name, type }: SampleEntity) => sampleId(type === 'Location' ? 'location' : 'identity', name);

const entityIds = new Map(sampleEntities.map((entity) => [entity.name, entityId(entity)]));

const unset = {
  ...{ severity: null, status: null, risk: null, confidence: null, tlp: null, labels: '[]', seen_at: null },
  ...{ acknowledged_at: null, acknowledged_by: null, verdict: null, verdict_reason: null, stix: null },
  ...{ version: 1, deleted_at: null, sample: 1 as const, import_id: null },
} as const;

function placed(country: string | null) {
  const place = country === null ? null : countryMiddle(country);
  const at = { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
  return { country, ...at, accuracy: place ? ('country' as const) : null };
}

function toEntityRow(entity: SampleEntity, { now }: Ports): IntelligenceTable {
  const { name, type, risk, description, quietDays, country } = entity;
  const createdAt = now - 120 * dayMs;
  return {
    ...unset,
    ...{ id: entityId(entity), kind: type === 'Location' ? 'location' : 'identity', family: 'entity', type, name },
    ...{ risk, description, source: sampleSource, ...placed(country) },
    seen_at: quietDays === null ? null : now - quietDays * dayMs - hourMs,
    ...{ created_at: createdAt, updated_at: createdAt },
  };
}

const threatId = ({ kind, name, seenAt }: SampleThreat, now: number) =>
  sampleId(kind, `${name} ${Math.round((now - seenAt) / 60_000)}`);

function toThreatRow(threat: SampleThreat, { now }: Ports): IntelligenceTable {
  const { kind, type, name, severity, status, source, confidence, tlp, labels, country, seenAt, acknowledged } = threat;
  return {
    ...unset,
    ...{ id: threatId(threat, now), kind, family: 'threat', type, name, severity, status, source, confidence, tlp },
    ...{ description: '', labels: JSON.stringify(labels), ...placed(country) },
    ...{ seen_at: seenAt, created_at: seenAt, updated_at: seenAt },
    acknowledged_at: acknowledged ? Math.min(now, seenAt + 20 * 60_000) : null,
  };
}

function toConnectionRow(
  { source, target, type, strength, quietDays }: (typeof sampleConnections)[number],
  { now }: Ports,
): ConnectionsTable {
  const createdAt = now - 100 * dayMs;
  return {
    ...{ id: sampleId('relationship', `${source} ${type} ${target}`), type, strength, description: '' },
    ...{ source_id: entityIds.get(source) ?? '', target_id: entityIds.get(target) ?? '' },
    last_contact_at: quietDays === null ? null : now - quietDays * dayMs - 2 * hourMs,
    ...{ confidence: null, tlp: null, stix: null, version: 1, created_at: createdAt, updated_at: createdAt },
    ...{ deleted_at: null, sample: 1, import_id: null },
  };
}

/** Threats that name an entity are tied to it, so that the network and the threats meet. */
function toThreatConnection(threat: SampleThreat, { now }: Ports): ConnectionsTable[] {
  const target = threat.touches === null ? undefined : entityIds.get(threat.touches);
  if (target === undefined) return [];
  const id = threatId(threat, now);
  return [
    {
      ...{ id: sampleId('relationship', id), source_id: id, target_id: target, type: 'Association', strength: null },
      ...{ last_contact_at: threat.seenAt, description: '', confidence: null, tlp: null, stix: null, version: 1 },
      ...{ created_at: threat.seenAt, updated_at: threat.seenAt, deleted_at: null, sample: 1, import_id: null },
    },
  ];
}

function placeIncidents(now: number): PlacedIncident[] {
  return makeSampleIncidents().map((incident, index) => ({
    ...incident,
    id: String(firstNumber + 1 + index),
    detectedAt: Math.round(now - incident.detectedAgo * hourMs),
    resolvedAt: incident.resolvedAgo === null ? null : Math.round(now - incident.resolvedAgo * hourMs),
  }));
}

const assigneeOf = ({ assignee }: PlacedIncident, { staff }: Ports) =>
  assignee === null ? null : (staff[assignee % staff.length] ?? null);

function toIncidentRow(incident: PlacedIncident, ports: Ports): IncidentsTable {
  const { id, title, severity, status, source, description, detectedAt, resolvedAt } = incident;
  const staff = assigneeOf(incident, ports);
  return {
    ...{ id, number: Number(id), title, severity, status, source, description, tlp: null, labels: '[]' },
    ...{ assignee_id: staff?.id ?? null, assignee_name: staff?.name ?? null },
    ...{ detected_at: detectedAt, due_at: detectedAt + targetHours[severity] * hourMs, resolved_at: resolvedAt },
    ...{ version: 1, created_at: detectedAt, updated_at: resolvedAt ?? detectedAt, deleted_at: null, sample: 1 },
  };
}

/** Hands out threats by type, newest first, each once. */
function createThreatPicker(threats: readonly SampleThreat[], ids: readonly string[]) {
  const taken = new Set<number>();
  return (type: string): string[] => {
    const index = threats.findIndex((threat, at) => threat.type === type && !taken.has(at));
    taken.add(index);
    return ids[index] === undefined ? [] : [ids[index]];
  };
}

type PickThreat = ReturnType<typeof createThreatPicker>;

async function insertLinks(tx: Transaction, incident: PlacedIncident, pickThreat: PickThreat, ports: Ports) {
  const records = [
    ...incident.entities.flatMap((name) => entityIds.get(name) ?? []),
    ...incident.threats.flatMap(pickThreat),
  ];
  for (const recordId of records)
    await tx
      .insertInto('incident_links')
      .values({
        ...{ id: ports.newId(), incident_id: incident.id, record_id: recordId, version: 1 },
        ...{ created_at: incident.detectedAt, deleted_at: null, sample: 1 },
      })
      .execute();
}

const playbookId = (name: string) => sampleId('playbook', name);

async function insertPlaybooks(tx: Transaction, { now }: Ports) {
  for (const { name, description, steps } of samplePlaybooks)
    await tx
      .insertInto('playbooks')
      .values({
        ...{ id: playbookId(name), name, description, steps: JSON.stringify(steps), version: 1 },
        ...{ updated_at: now - 60 * dayMs, deleted_at: null, sample: 1 },
      })
      .execute();
}

/** Two thirds of a started playbook are done where the incident is mitigated, a third where it is looked into. */
async function insertRun(tx: Transaction, incident: PlacedIncident, ports: Ports) {
  const playbook = samplePlaybooks.find(({ name }) => name === incident.playbook);
  if (!playbook) return;
  const share = { Open: 0, Investigating: 1 / 3, Mitigated: 2 / 3, Resolved: 1, Closed: 1 }[incident.status];
  const done = Math.floor(playbook.steps.length * share);
  const by = assigneeOf(incident, ports)?.name ?? null;
  const steps = playbook.steps.map((text, index) =>
    index < done
      ? { text, doneAt: new Date(incident.detectedAt + (index + 1) * 4 * 60_000).toISOString(), doneBy: by }
      : { text, doneAt: null, doneBy: null },
  );
  await tx
    .insertInto('playbook_runs')
    .values({
      ...{ id: ports.newId(), incident_id: incident.id, playbook_id: playbookId(playbook.name), name: playbook.name },
      ...{ steps: JSON.stringify(steps), started_at: incident.detectedAt + 60_000, version: 1 },
      ...{ deleted_at: null, sample: 1 },
    })
    .execute();
}

async function insertEvent(tx: Transaction, event: SampleEvent): Promise<number> {
  const { at, kind, severity, actorId, objectType, objectId, subject, details } = event;
  const { id } = await tx
    .insertInto('events')
    .values({
      ...{ at, kind, severity, actor_id: actorId, audience_id: everyone, object_type: objectType, object_id: objectId },
      ...{ subject, sample: 1, details: details && JSON.stringify(details) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertNews(tx: Transaction, eventId: number, personIds: readonly string[], news: SampleNews) {
  const { event, type, severity, why, actionRequired, read } = news;
  for (const personId of personIds)
    await tx
      .insertInto('notifications')
      .values({
        ...{ person_id: personId, event_id: eventId, at: event.at, type, severity, why },
        ...{ action_required: actionRequired ? 1 : 0, read_at: read ? event.at : null, dismissed_at: null },
      })
      .execute();
}

/** Whoever has an incident that is still open was told so, and it waits for them. */
function assignmentsOf(incidents: readonly PlacedIncident[], ports: Ports): { news: SampleNews; personId: string }[] {
  const newest = new Map<string, PlacedIncident>();
  for (const incident of incidents) {
    const staff = assigneeOf(incident, ports);
    if (staff && incident.resolvedAt === null) newest.set(staff.id, incident);
  }
  return [...newest].map(([personId, incident]) => ({
    personId,
    news: {
      ...{ type: 'security', severity: 'medium', why: 'assigned_to_you', actionRequired: true, read: false },
      event: {
        ...{ at: Math.min(ports.now, incident.detectedAt + 60_000), kind: 'incident_assigned', severity: 'low' },
        ...{ actorId: null, objectType: 'incident', objectId: incident.id, subject: incident.title },
        details: { name: assigneeOf(incident, ports)?.name ?? '', otherId: personId },
      },
    },
  }));
}

async function insertRows(
  tx: Transaction,
  table: 'intelligence' | 'connections' | 'incidents',
  rows: readonly (IntelligenceTable | ConnectionsTable | IncidentsTable)[],
) {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx
      .insertInto(table as 'intelligence')
      .values(rows.slice(start, start + rowsAtOnce) as IntelligenceTable[])
      .execute();
}

/** The fact is part of the transaction: a start that was cut off has filled nothing and the next one fills all. */
async function isFirst(tx: Transaction, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('workspace')
    .values({ key: sampleRecordsFact, value: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Fills an empty workspace with connected records whose figures are those of decisions G-005 and G-029. */
export async function fillIntelligence(database: Database, ports: Ports): Promise<void> {
  const { now, people, staff } = ports;
  const threats = makeSampleThreats(now);
  const threatIds = threats.map((threat) => threatId(threat, now));
  const incidents = placeIncidents(now);
  // An incident that is older than everything the news say of it.
  const discussed = incidents.find(({ status }) => status === 'Resolved');
  const [firstThreat, quietEntity] = [threats[1], sampleEntities[0]];
  const news = makeSampleNews(now, {
    threat: { id: threatIds[1] ?? '', name: firstThreat?.name ?? '' },
    entity: { id: quietEntity ? entityId(quietEntity) : '', name: quietEntity?.name ?? '' },
    incident: { id: discussed?.id ?? '', title: discussed?.title ?? '' },
    administratorId: staff[0]?.id ?? '',
  });
  const told = [
    ...news.map((item) => ({ news: item, personIds: people })),
    ...assignmentsOf(incidents, ports).map(({ news: item, personId }) => ({ news: item, personIds: [personId] })),
  ];
  const happened = [
    ...threats.flatMap((threat, index) => historyOfThreat(threat, threatIds[index] ?? '', now)),
    ...incidents.flatMap((incident) => historyOfIncident(incident, assigneeOf(incident, ports), now)),
  ].map((event) => ({ event, told: undefined }));
  const events = [...happened, ...told.map((item) => ({ event: item.news.event, told: item }))];
  events.sort((one, other) => one.event.at - other.event.at);

  await database.write(async (tx) => {
    if (!(await isFirst(tx, now))) return;
    await insertRows(tx, 'intelligence', [
      ...sampleEntities.map((entity) => toEntityRow(entity, ports)),
      ...threats.map((threat) => toThreatRow(threat, ports)),
    ]);
    await insertRows(tx, 'connections', [
      ...sampleConnections.map((connection) => toConnectionRow(connection, ports)),
      ...threats.flatMap((threat) => toThreatConnection(threat, ports)),
    ]);
    await insertRows(
      tx,
      'incidents',
      incidents.map((incident) => toIncidentRow(incident, ports)),
    );
    await tx
      .updateTable('counters')
      .set({ value: firstNumber + incidents.length })
      .where('name', '=', 'incident')
      .execute();
    await insertPlaybooks(tx, ports);
    const pickThreat = createThreatPicker(threats, threatIds);
    // The newest incident has the newest threats.
    for (const incident of incidents.toReversed()) {
      await insertLinks(tx, incident, pickThreat, ports);
      await insertRun(tx, incident, ports);
    }
    for (const { event, told: item } of events) {
      const eventId = await insertEvent(tx, event);
      if (item) await insertNews(tx, eventId, item.personIds, item.news);
    }
  });
}
