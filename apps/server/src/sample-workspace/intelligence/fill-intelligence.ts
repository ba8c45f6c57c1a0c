import type { Database, Transaction } from '../../database/database.ts';
import type { ConnectionsTable, IncidentsTable, IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import { everyone } from '../../event-log/event-log.ts';
import {
  assigneeOf,
  createThreatPicker,
  firstNumber,
  insertLinks,
  insertPlaybooks,
  insertRun,
  placeIncidents,
  toIncidentRow,
} from './insert-incidents.ts';
import { historyOfIncident, historyOfThreat, type PlacedIncident, type SampleEvent } from './sample-history.ts';
import { sampleConnections, sampleEntities } from './sample-network.ts';
import { makeSampleNews, type SampleNews } from './sample-news.ts';
import { givePatterns } from './sample-patterns.ts';
import {
  entityId,
  threatId,
  toConnectionRow,
  toEntityRow,
  toTechniqueConnections,
  toTechniqueRows,
  toThreatConnection,
  toThreatRow,
} from './sample-rows.ts';
import { makeSampleThreats } from './sample-threats.ts';
import type { SamplePorts } from './sample-workspace-ports.ts';

const rowsAtOnce = 40;
/** When the records were created; their instants are relative to it. */
export const sampleRecordsFact = 'sample-records';

async function insertEvent(tx: Transaction, event: SampleEvent): Promise<number> {
  const { at, kind, severity, actorId, objectType, objectId, subject, details } = event;
  const { id } = await tx
    .insertInto('events')
    .values({
      at,
      kind,
      severity,
      actor_id: actorId,
      audience_id: everyone,
      object_type: objectType,
      object_id: objectId,
      subject,
      sample: 1,
      details: details && JSON.stringify(details),
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
        person_id: personId,
        event_id: eventId,
        at: event.at,
        type,
        severity,
        why,
        action_required: actionRequired ? 1 : 0,
        read_at: read ? event.at : null,
        dismissed_at: null,
      })
      .execute();
}

/** The assignee of an open incident was notified, and the notification is unread. */
function assignmentsOf(
  incidents: readonly PlacedIncident[],
  ports: SamplePorts,
): { news: SampleNews; personId: string }[] {
  const newest = new Map<string, PlacedIncident>();
  for (const incident of incidents) {
    const staff = assigneeOf(incident, ports);
    if (staff && incident.resolvedAt === null) newest.set(staff.id, incident);
  }
  return [...newest].map(([personId, incident]) => ({
    personId,
    news: {
      type: 'security',
      severity: 'medium',
      why: 'assigned_to_you',
      actionRequired: true,
      read: false,
      event: {
        at: Math.min(ports.now, incident.detectedAt + 60_000),
        kind: 'incident_assigned',
        severity: 'low',
        actorId: null,
        objectType: 'incident',
        objectId: incident.id,
        subject: incident.title,
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

/** The marker is part of the transaction: an interrupted start has filled nothing and the next one fills all. */
async function isFirst(tx: Transaction, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('workspace')
    .values({ key: sampleRecordsFact, value: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Fills an empty workspace with connected records whose figures are those of decisions G-005 and G-029. */
export async function fillIntelligence(database: Database, ports: SamplePorts): Promise<void> {
  const { now, people, staff } = ports;
  const threats = makeSampleThreats(now);
  const threatIds = threats.map((threat) => threatId(threat, now));
  const incidents = placeIncidents(now);
  // An incident older than all its notifications.
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
      ...givePatterns(threats.map((threat) => toThreatRow(threat, ports))),
      ...toTechniqueRows(ports),
    ]);
    await insertRows(tx, 'connections', [
      ...sampleConnections.map((connection) => toConnectionRow(connection, ports)),
      ...threats.flatMap((threat) => toThreatConnection(threat, ports)),
      ...threats.flatMap((threat, index) => toTechniqueConnections(threat, index, ports)),
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
