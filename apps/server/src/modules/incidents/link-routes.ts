import { ApiError } from '@halyard/contracts/errors.ts';
import { linkRecords, unlinkRecord } from '@halyard/contracts/operations/incidents.ts';
import type { Transaction } from '../../database/database.ts';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';
import { type ChangedRow, keepChange } from '../../event-log/changes.ts';
import type { Actor } from '../../event-log/event-log.ts';
import { mountChange, type Platform } from '../../platform/mount/mount.ts';
import type { IncidentPorts } from './incident-ports.ts';
import { requireWorkable, touchIncident } from './incident-store.ts';
import { findRecords, linkRecord, removeLink } from './link-store.ts';

type Linking = {
  readonly actor: Actor;
  readonly incident: Pick<IncidentsTable, 'id' | 'title'>;
  readonly recordIds: readonly string[];
  readonly at: number;
};
type Linked = { readonly id: string; readonly name: string };

async function requireRecords(tx: Transaction, ids: readonly string[]): Promise<Linked[]> {
  const wanted = new Set(ids);
  const records = await findRecords(tx, [...wanted]);
  if (records.length < wanted.size) throw new ApiError('record_not_found');
  return records;
}

/** One link is named, many are counted. */
const detailsOf = (linked: readonly Linked[]) => {
  const [first] = linked;
  return { count: linked.length, ...(first && linked.length === 1 && { name: first.name, otherId: first.id }) };
};

/** Links records to an incident; existing links stay. All must be visible, or nothing is linked. */
export async function linkAll(
  tx: Transaction,
  { newId, record }: Pick<IncidentPorts, 'newId' | 'record'>,
  { actor, incident, recordIds, at }: Linking,
): Promise<ChangedRow[]> {
  const rows: ChangedRow[] = [];
  const linked: Linked[] = [];
  for (const found of await requireRecords(tx, recordIds)) {
    const row = await linkRecord(tx, newId, { incidentId: incident.id, recordId: found.id, at });
    if (!row) continue;
    rows.push(row);
    linked.push(found);
  }
  if (linked.length === 0) return rows;
  await touchIncident(tx, incident.id, at);
  const after = linked.map(({ id }) => id);
  await record(tx, { at, actor, incident, kind: 'incident_linked', details: detailsOf(linked), after });
  return rows;
}

export function mountLinks(platform: Platform, ports: IncidentPorts): void {
  const { clock } = platform;

  mountChange(platform, linkRecords, async ({ tx, actor, caller, params: { id }, body }) => {
    const at = clock();
    const incident = await requireWorkable(tx, id);
    const rows = await linkAll(tx, ports, { actor, incident, recordIds: body.recordIds, at });
    const changeId = await keepChange(tx, { id: ports.newId(), actorId: caller.id, at, rows });
    return { incident: await ports.readIncident(tx, id), changeId };
  });

  mountChange(platform, unlinkRecord, async ({ tx, actor, caller, params: { id, recordId } }) => {
    const at = clock();
    const incident = await requireWorkable(tx, id);
    const row = await removeLink(tx, { incidentId: id, recordId, at });
    if (!row) throw new ApiError('record_not_found');
    const name = (await findRecords(tx, [recordId]))[0]?.name ?? recordId;
    await touchIncident(tx, id, at);
    await ports.record(tx, {
      at,
      actor,
      incident,
      kind: 'incident_unlinked',
      details: { name, otherId: recordId },
      before: recordId,
    });
    const changeId = await keepChange(tx, { id: ports.newId(), actorId: caller.id, at, rows: [row] });
    return { incident: await ports.readIncident(tx, id), changeId };
  });
}
