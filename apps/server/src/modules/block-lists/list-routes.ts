import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import {
  addBlockList,
  blockListsMax,
  deleteBlockList,
  getBlockList,
  listBlockLists,
  renewBlockListToken,
  revokeBlockListToken,
  updateBlockList,
} from '@halyard/contracts/inflow/block-lists.ts';
import { lockLimit } from '../../database/connections/lock-limit.ts';
import type { Transaction } from '../../database/database.ts';
import { requireOwnName } from '../../database/require-own-name.ts';
import type { BlockListsTable } from '../../database/tables/block-lists-schema.ts';
import { keepChange } from '../../event-log/changes.ts';
import { type Actor, everyone } from '../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import type { BlockListPorts } from './block-list-ports.ts';
import { readListRows, requireList, saveList, showList, showLists, toMs } from './list-rows.ts';
import { makeListToken } from './list-token.ts';

/** Block lists themselves: accepted types, duration, and token. */
export function mountBlockLists(platform: Platform, { log, newId, random }: BlockListPorts): void {
  const { clock, database } = platform;

  const record = (
    tx: Transaction,
    actor: Actor,
    kind: EventKind,
    { id, name }: Pick<BlockListsTable, 'id' | 'name'>,
    change: { before?: unknown; after?: unknown } = {},
  ) =>
    log.record(tx, {
      at: clock(),
      kind,
      severity: 'medium',
      actor,
      audienceId: everyone,
      objectType: 'block_list',
      objectId: id,
      subject: name,
      ...change,
    });

  mountRead(platform, listBlockLists, async () => showLists(database.read, await readListRows(database.read), clock()));

  mountRead(platform, getBlockList, async ({ params: { id } }) =>
    showList(database.read, await requireList(database.read, id), clock()),
  );

  mountChange(platform, addBlockList, async ({ tx, actor, body: { name, description, types, ttlHours } }) => {
    await lockLimit(tx);
    const lists = await readListRows(tx);
    if (lists.length >= blockListsMax) throw new ApiError('list_full');
    requireOwnName(lists, name);
    const at = clock();
    const { token, kept } = makeListToken(random);
    const row: BlockListsTable = {
      id: newId(),
      name,
      description,
      types: JSON.stringify(types),
      ttl_ms: toMs(ttlHours),
      token_hash: kept.token_hash,
      token_ends: kept.token_ends,
      created_at: at,
      changed_at: at,
      read_at: null,
      read_address: null,
      read_agent: null,
      version: 1,
      deleted_at: null,
    };
    await tx.insertInto('block_lists').values(row).execute();
    await record(tx, actor, 'block_list_added', row, { after: { name, types, ttlHours } });
    return { list: await showList(tx, row, at), token };
  });

  mountChange(platform, updateBlockList, async ({ tx, caller, actor, params, body }) => {
    const at = clock();
    const row = await requireList(tx, params.id);
    if (row.version !== body.version) throw new ApiError('record_changed');
    await lockLimit(tx);
    requireOwnName(await readListRows(tx), body.name, row.id);
    const { name, description, types, ttl_ms } = row;
    const before = { name, description, types, ttl_ms };
    const after = {
      name: body.name,
      description: body.description,
      types: JSON.stringify(body.types),
      ttl_ms: toMs(body.ttlHours),
    };
    const saved = await saveList(tx, row, after);
    await record(tx, actor, 'block_list_updated', saved, { before, after });
    const rows = [{ table: 'block_lists' as const, id: row.id, version: saved.version, before }];
    return {
      list: await showList(tx, saved, at),
      changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }),
    };
  });

  mountChange(platform, deleteBlockList, async ({ tx, caller, actor, params: { id } }) => {
    const at = clock();
    const saved = await saveList(tx, await requireList(tx, id), { deleted_at: at });
    await record(tx, actor, 'block_list_deleted', saved);
    const rows = [{ table: 'block_lists' as const, id, version: saved.version, before: { deleted_at: null } }];
    return { changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }) };
  });

  mountChange(platform, renewBlockListToken, async ({ tx, actor, params: { id } }) => {
    const { token, kept } = makeListToken(random);
    const saved = await saveList(tx, await requireList(tx, id), kept);
    await record(tx, actor, 'block_list_token_renewed', saved);
    return { list: await showList(tx, saved, clock()), token };
  });

  mountChange(platform, revokeBlockListToken, async ({ tx, actor, params: { id } }) => {
    const saved = await saveList(tx, await requireList(tx, id), { token_hash: null, token_ends: null });
    await record(tx, actor, 'block_list_token_revoked', saved);
    return showList(tx, saved, clock());
  });
}
