import { ApiError } from '@halyard/contracts/errors.ts';
import {
  addWarningEntries,
  deleteWarningEntry,
  getWarningList,
  listWarningLists,
  ownEntriesMax,
  ownWarningList,
} from '@halyard/contracts/inflow/warning-lists.ts';
import type { Transaction } from '../../../database/database.ts';
import type { WarningEntriesTable } from '../../../database/tables/observables-schema.ts';
import { keepChange } from '../../../event-log/changes.ts';
import { type Actor, everyone } from '../../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import type { ObservablePorts } from '../observable-ports.ts';
import { slicesOf } from '../observable-rows.ts';
import { holdBackAnew } from './hold-back.ts';
import { ownName } from './name-list.ts';
import { shippedLists } from './shipped-lists.ts';
import { keyOf, readEntries, readLists, readOwnRows, showEntry, showRow } from './warning-store.ts';

/** Warning lists that hold back matches of indicators: built-in ones, and the organization's own. */
export function mountWarningLists(platform: Platform, { log, newId }: ObservablePorts): void {
  const { clock, database } = platform;

  const record = (
    tx: Transaction,
    actor: Actor,
    values: readonly string[],
    change: { before?: unknown; after?: unknown },
  ) =>
    log.record(tx, {
      at: clock(),
      kind: 'warning_list_changed',
      severity: 'medium',
      actor,
      audienceId: everyone,
      objectType: 'warning_list',
      objectId: ownWarningList,
      subject: ownName,
      details: { count: values.length, name: values[0] ?? '' },
      ...change,
    });

  mountRead(platform, listWarningLists, () => readLists(database.read));

  mountRead(platform, getWarningList, async ({ params: { id } }) => {
    const list = (await readLists(database.read)).find((one) => one.id === id);
    if (!list) throw new ApiError('record_not_found');
    const entries = list.isOwn
      ? (await readOwnRows(database.read)).map(showRow)
      : (shippedLists.find((one) => one.id === id)?.entries ?? []).map(showEntry);
    return { list, entries };
  });

  mountChange(platform, addWarningEntries, async ({ tx, caller, actor, body }) => {
    const at = clock();
    const { found, rejected } = readEntries(body.text, body.confirm === true);
    const known = new Set((await readOwnRows(tx)).map(keyOf));
    const fresh = found.filter((entry) => !known.has(keyOf(entry)));
    if (known.size + fresh.length > ownEntriesMax) throw new ApiError('list_full');
    const rows: WarningEntriesTable[] = [];
    for (const some of slicesOf(fresh))
      rows.push(
        ...(await tx
          .insertInto('warning_entries')
          .values(
            some.map(({ kind, value, withSubdomains }) => ({
              id: newId(),
              kind,
              value,
              with_subdomains: withSubdomains ? (1 as const) : (0 as const),
              note: body.note,
              created_at: at,
              version: 1,
              deleted_at: null,
            })),
          )
          // A removed one is added again.
          .onConflict((conflict) =>
            conflict.columns(['kind', 'value']).doUpdateSet((eb) => ({
              deleted_at: null,
              note: eb.ref('excluded.note'),
              version: eb('warning_entries.version', '+', 1),
            })),
          )
          .returningAll()
          .execute()),
      );
    const { heldBack } = await holdBackAnew(tx);
    const values = rows.map(({ value }) => value);
    if (rows.length > 0) await record(tx, actor, values, { after: values });
    const changed = rows.map(({ id, version }) => ({
      table: 'warning_entries' as const,
      id,
      version,
      before: { deleted_at: at },
    }));
    const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at, rows: changed });
    return { changeId, added: rows.map(showRow), already: found.length - fresh.length, rejected, heldBack };
  });

  mountChange(platform, deleteWarningEntry, async ({ tx, caller, actor, params }) => {
    const at = clock();
    const row = await tx
      .updateTable('warning_entries')
      .set((eb) => ({ deleted_at: at, version: eb('version', '+', 1) }))
      .where('id', '=', params.id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new ApiError('record_not_found');
    const { released } = await holdBackAnew(tx);
    await record(tx, actor, [row.value], { before: [row.value] });
    const change = {
      table: 'warning_entries',
      id: row.id,
      version: row.version,
      before: { deleted_at: null },
    } as const;
    return { changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows: [change] }), released };
  });
}
