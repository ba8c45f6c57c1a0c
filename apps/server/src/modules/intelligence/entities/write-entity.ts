import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { addEntity, deleteEntity, type EntityType, updateEntity } from '@halyard/contracts/intelligence/entities.ts';
import type { IntelligenceTable } from '../../../database/tables/intelligence-schema.ts';
import { keepChange } from '../../../event-log/changes.ts';
import { mountChange, type Platform } from '../../../platform/mount/mount.ts';
import type { IntelligencePorts } from '../intelligence-ports.ts';
import { fieldsOf, fromInstantOrNull, newColumns, toColumns } from '../record-columns.ts';
import { about, recordEvent } from '../record-event.ts';
import { changedColumns, requireRecord, requireVersion, saveRecord } from '../record-store.ts';
import { toEntity } from './show-entities.ts';

type Draft = Parsed<(typeof addEntity)['body']>;

// STIX 2.1, sections 4.5 and 4.8.
const kindOf = { Person: 'identity', Organization: 'identity', Location: 'location' } as const satisfies Record<
  EntityType,
  string
>;

const toEntityColumns = (draft: Draft, before: IntelligenceTable | undefined, ports: IntelligencePorts) => ({
  ...toColumns(draft, before, ports),
  risk: draft.risk,
  seen_at: fromInstantOrNull(draft.lastActivity),
});

/** Adding, replacing and removing one entity. */
export function mountEntityWriting(platform: Platform, ports: IntelligencePorts): void {
  const { clock } = platform;
  const { log, newId } = ports;

  mountChange(platform, addEntity, async ({ tx, actor, caller, body }) => {
    const at = clock();
    const kind = kindOf[body.type];
    const row: IntelligenceTable = {
      ...newColumns(at),
      id: `${kind}--${newId()}`,
      kind,
      family: 'entity',
      ...toEntityColumns(body, undefined, ports),
    };
    await tx.insertInto('intelligence').values(row).execute();
    await recordEvent(log, tx, { at, actor, ...about(row), kind: 'entity_added', after: row });
    const rows = [{ table: 'intelligence', id: row.id, version: row.version, before: { deleted_at: at } }] as const;
    const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at, rows });
    return { entity: await toEntity(tx, row), changeId };
  });

  mountChange(platform, updateEntity, async ({ tx, actor, caller, params, body: { version, ...draft } }) => {
    const at = clock();
    const before = await requireRecord(tx, params.id, ['entity']);
    requireVersion(before, version);
    const change = toEntityColumns(draft, before, ports);
    const columns = changedColumns(before, change);
    if (columns.length === 0) return { entity: await toEntity(tx, before), changeId: null };
    const rows = [await saveRecord(tx, before, change, at)];
    const after = await requireRecord(tx, params.id, ['entity']);
    const details = { fields: fieldsOf(columns, { seen_at: 'lastActivity' }) };
    await recordEvent(log, tx, { at, actor, ...about(after), kind: 'entity_updated', details, before, after });
    const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at, rows });
    return { entity: await toEntity(tx, after), changeId };
  });

  mountChange(platform, deleteEntity, async ({ tx, actor, caller, params }) => {
    const at = clock();
    // Its connections are unchanged: they are invisible while one of their ends is.
    const before = await requireRecord(tx, params.id, ['entity', 'reference']);
    const rows = [await saveRecord(tx, before, { deleted_at: at }, at)];
    await recordEvent(log, tx, { at, actor, ...about(before), kind: 'entity_deleted', before });
    return { changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }) };
  });
}
