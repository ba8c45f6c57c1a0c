import { ApiError } from '@halyard/contracts/errors.ts';
import { addConnection, deleteConnection, updateConnection } from '@halyard/contracts/intelligence/entities.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import type { ConnectionsTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { keepChange } from '../../../event-log/changes.ts';
import { mountChange, type Platform } from '../../../platform/mount/mount.ts';
import { shownConnections } from '../connection-store.ts';
import type { IntelligencePorts } from '../intelligence-ports.ts';
import { fieldsOf, fromInstantOrNull } from '../record-columns.ts';
import { type RecordEvent, recordEvent } from '../record-event.ts';
import { changedColumns, requireRecord, requireVersion, saveConnection } from '../record-store.ts';
import { toConnections } from './show-connections.ts';

async function requireConnection(db: Kysely<Schema>, id: string): Promise<ConnectionsTable> {
  const found = shownConnections(db).selectAll('connections').where('connections.id', '=', id);
  const row = await holdRows(db, found).executeTakeFirst();
  if (!row) throw new ApiError('record_not_found');
  return row;
}

async function toConnection(db: Kysely<Schema>, row: ConnectionsTable) {
  const [connection] = await toConnections(db, [row]);
  if (!connection) throw new ApiError('record_not_found');
  return connection;
}

/** Connecting two records, and changing or removing what connects them. */
export function mountConnectionWriting(platform: Platform, { log, newId }: IntelligencePorts): void {
  const { clock } = platform;

  /** A connection is named after its two ends. */
  async function record(
    tx: Transaction,
    row: ConnectionsTable,
    event: Omit<RecordEvent, 'object' | 'subject'>,
  ): Promise<void> {
    const { source, target } = await toConnection(tx, row);
    const subject = `${source.name} – ${target.name}`;
    await recordEvent(log, tx, { ...event, object: { type: 'connection', id: row.id }, subject });
  }

  mountChange(platform, addConnection, async ({ tx, actor, caller, body }) => {
    const at = clock();
    const { sourceId, targetId, type, strength, lastContact, description } = body;
    if (sourceId === targetId) throw new ApiError('same_record');
    for (const id of [sourceId, targetId].sort()) await requireRecord(tx, id);
    const row: ConnectionsTable = {
      id: `relationship--${newId()}`,
      source_id: sourceId,
      target_id: targetId,
      type,
      strength,
      description,
      last_contact_at: fromInstantOrNull(lastContact),
      confidence: null,
      tlp: null,
      stix: null,
      version: 1,
      created_at: at,
      updated_at: at,
      deleted_at: null,
      sample: 0,
      import_id: null,
    };
    await tx.insertInto('connections').values(row).execute();
    await record(tx, row, { at, actor, kind: 'connection_added', details: { to: type }, after: row });
    const rows = [{ table: 'connections', id: row.id, version: row.version, before: { deleted_at: at } }] as const;
    const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at, rows });
    return { connection: await toConnection(tx, row), changeId };
  });

  mountChange(platform, updateConnection, async ({ tx, actor, caller, params, body }) => {
    const at = clock();
    const before = await requireConnection(tx, params.id);
    requireVersion(before, body.version);
    const { type, strength, lastContact, description } = body;
    const change = { type, strength, description, last_contact_at: fromInstantOrNull(lastContact) };
    const columns = changedColumns(before, change);
    if (columns.length === 0) return { connection: await toConnection(tx, before), changeId: null };
    const rows = [await saveConnection(tx, before, change, at)];
    const after = await requireConnection(tx, params.id);
    const details = { fields: fieldsOf(columns) };
    await record(tx, after, { at, actor, kind: 'connection_updated', details, before, after });
    const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at, rows });
    return { connection: await toConnection(tx, after), changeId };
  });

  mountChange(platform, deleteConnection, async ({ tx, actor, caller, params }) => {
    const at = clock();
    const before = await requireConnection(tx, params.id);
    await record(tx, before, { at, actor, kind: 'connection_deleted', details: { from: before.type }, before });
    const rows = [await saveConnection(tx, before, { deleted_at: at }, at)];
    return { changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }) };
  });
}
