import { ApiError } from '@halyard/contracts/errors.ts';
import {
  addBlockEntries,
  type BlockList,
  blockListsMax,
  listBlockEntries,
  listBlockingOf,
  removeBlockEntries,
} from '@halyard/contracts/inflow/block-lists.ts';
import { networksAround, observableId } from '@halyard/observables';
import { isAddress } from '../../database/address-places.ts';
import type { Transaction } from '../../database/database.ts';
import type { BlockListsTable } from '../../database/tables/block-lists-schema.ts';
import { keepChange } from '../../event-log/changes.ts';
import { type Actor, everyone } from '../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import { addEntries, guardValues } from './add-entries.ts';
import type { BlockListPorts } from './block-list-ports.ts';
import { countEntryRows, readEntryRows, showEntries, stateOf } from './entry-rows.ts';
import { noteChange, requireList, toInstantOrNull, toMs } from './list-rows.ts';
import { readAsked } from './read-asked.ts';

type Told = { readonly values: readonly string[]; readonly reason?: string; readonly isOverriding?: boolean };

/** Entries of block lists: added with a reason and for a time, and removed. */
export function mountBlockEntries(platform: Platform, ports: BlockListPorts): void {
  const { clock, database } = platform;
  const { log, newId, readGuard } = ports;

  const record = (
    tx: Transaction,
    kind: 'block_entries_added' | 'block_entries_removed',
    { list, actor }: { readonly list: BlockListsTable; readonly actor: Actor },
    { values, reason, isOverriding = false }: Told,
  ) =>
    log.record(tx, {
      at: clock(),
      kind,
      severity: isOverriding ? 'high' : 'medium',
      actor,
      audienceId: everyone,
      objectType: 'block_list',
      objectId: list.id,
      subject: list.name,
      details: Object.assign({ count: values.length, name: values[0] ?? '' }, reason === undefined ? {} : { reason }),
      ...(kind === 'block_entries_added' ? { after: values } : { before: values }),
    });

  mountRead(platform, listBlockEntries, async ({ params: { id }, query: { limit, after, ...query } }) => {
    const now = clock();
    await requireList(database.read, id);
    const wanted = { listId: id, query, now };
    const { rows, next } = await readEntryRows(database.read, wanted, { limit, after });
    return {
      entries: await showEntries(database.read, rows, { now, nameList: ports.nameList }),
      total: await countEntryRows(database.read, wanted),
      next,
    };
  });

  mountChange(platform, addBlockEntries, async ({ tx, caller, actor, params, body }) => {
    const now = clock();
    const { reason, origin, override = false } = body;
    if (override && caller.role !== 'admin') throw new ApiError('forbidden');
    const list = await requireList(tx, params.id);
    const asked = readAsked(body.text, JSON.parse(list.types) as BlockList['types']);
    const { allowed, rejected } = guardValues(asked.values, await readGuard(tx), override);
    const ttlMs = body.ttlHours === undefined ? list.ttl_ms : toMs(body.ttlHours);
    const addition = {
      reason,
      origin: origin?.type ?? ('hand' as const),
      originId: origin?.id ?? null,
      byId: caller.id,
      ttlMs: ttlMs === null ? null : Number(ttlMs),
      now,
      newId,
    };
    const outcome = await addEntries(tx, list, { values: allowed, addition });
    const values = [...outcome.added, ...outcome.extended];
    if (outcome.rows.length > 0) {
      await noteChange(tx, list.id, now);
      const isOverriding = allowed.some(({ overrides }) => overrides !== null);
      await record(tx, 'block_entries_added', { list, actor }, { values, reason, isOverriding });
    }
    const left = asked.rejected.map((one) => Object.assign({ guard: null }, one));
    const allRejected = [...left, ...rejected, ...outcome.rejected];
    return {
      changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at: now, rows: outcome.rows }),
      asked: values.length + outcome.unchanged + allRejected.length,
      added: outcome.added.length,
      extended: outcome.extended.length,
      unchanged: outcome.unchanged,
      rejected: allRejected,
    };
  });

  mountChange(platform, removeBlockEntries, async ({ tx, caller, actor, params, body }) => {
    const at = clock();
    const list = await requireList(tx, params.id);
    const gone = await tx
      .updateTable('block_entries')
      .set((eb) => ({ deleted_at: at, version: eb('version', '+', 1) }))
      .where('list_id', '=', list.id)
      .where('id', 'in', body.entries)
      .where('deleted_at', 'is', null)
      .returning(['id', 'version', 'value'])
      .execute();
    if (gone.length === 0) return { changeId: null, removed: 0 };
    await noteChange(tx, list.id, at);
    const values = gone.map(({ value }) => value).toSorted();
    await record(tx, 'block_entries_removed', { list, actor }, { values });
    const before = { deleted_at: null };
    const rows = gone.map(({ id, version }) => ({ table: 'block_entries' as const, id, version, before }));
    return { changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }), removed: gone.length };
  });

  mountRead(platform, listBlockingOf, async ({ params: { id } }) => {
    const address = await database.read
      .selectFrom('observables')
      .select(['type', 'value'])
      .where('id', '=', id)
      .where(isAddress)
      .executeTakeFirst();
    const around = address ? networksAround(address.value).map((network) => observableId(address.type, network)) : [];
    const rows = await database.read
      .selectFrom('block_entries')
      .innerJoin('block_lists', 'block_lists.id', 'block_entries.list_id')
      .select(['block_lists.id', 'block_lists.name', 'value', 'block_entries.deleted_at', 'expires_at'])
      .where('observable_id', 'in', [id, ...around])
      .where('block_lists.deleted_at', 'is', null)
      .orderBy('block_lists.name')
      .orderBy('block_lists.id')
      .orderBy('value')
      .limit(blockListsMax)
      .execute();
    return rows.map((row) => ({
      list: { id: row.id, name: row.name },
      network: row.value.includes('/') && address ? row.value : null,
      state: stateOf(row, clock()),
      expiresAt: toInstantOrNull(row.expires_at),
    }));
  });
}
