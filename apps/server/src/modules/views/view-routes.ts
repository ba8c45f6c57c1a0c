import type { Role } from '@halyard/contracts/accounts/roles.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { allow, can } from '@halyard/contracts/policy.ts';
import {
  addView,
  canonicalQuery,
  chooseDefaultView,
  deleteView,
  listViews,
  ownViewsMax,
  restoreView,
  updateView,
} from '@halyard/contracts/work/views.ts';
import { lockLimit } from '../../database/connections/lock-limit.ts';
import type { Transaction } from '../../database/database.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import { countViewsOf, findOwnView, insertView, listViewsFor, saveDefault, saveView, showView } from './view-store.ts';

/** How long a deleted view can be restored, in milliseconds. */
export const viewRestorableForMs = 24 * 60 * 60 * 1000;

async function requireRoom(tx: Transaction, ownerId: string): Promise<void> {
  await lockLimit(tx, { table: 'people', id: ownerId });
  if ((await countViewsOf(tx, ownerId)) >= ownViewsMax) throw new ApiError('list_full');
}

async function requireOwnView(tx: Transaction, ownerId: string, id: string, deletedSince?: number) {
  const row = await findOwnView(tx, ownerId, id, deletedSince);
  if (!row) throw new ApiError('record_not_found');
  return row;
}

function requireShare(role: Role): void {
  if (!can(role, allow('views', 'share'))) throw new ApiError('forbidden');
}

const flag = (isSet: boolean) => (isSet ? (1 as const) : (0 as const));

/** Saved views: how a user looks at a list. They change no record, so there is no event. */
export function mountViews(platform: Platform, { newId }: { readonly newId: () => string }): void {
  const { clock, database } = platform;

  mountRead(platform, listViews, ({ caller, query: { list } }) => listViewsFor(database.read, caller.id, list));

  mountChange(platform, addView, async ({ tx, caller, body: { list, name, query, shared } }) => {
    if (shared) requireShare(caller.role);
    await requireRoom(tx, caller.id);
    return insertView(tx, {
      id: newId(),
      list,
      name,
      query: canonicalQuery(query),
      owner_id: caller.id,
      shared: flag(shared),
      version: 1,
      created_at: clock(),
      deleted_at: null,
    });
  });

  mountChange(platform, updateView, async ({ tx, caller, params: { id }, body }) => {
    const row = await requireOwnView(tx, caller.id, id);
    if (row.version !== body.version) throw new ApiError('record_changed');
    const change = { name: body.name, query: canonicalQuery(body.query), shared: flag(body.shared) };
    if (change.shared > row.shared) requireShare(caller.role);
    const isSame = change.name === row.name && change.query === row.query && change.shared === row.shared;
    return isSame ? showView(tx, row) : saveView(tx, row, change);
  });

  mountChange(platform, deleteView, async ({ tx, caller, params: { id } }) => {
    await saveView(tx, await requireOwnView(tx, caller.id, id), { deleted_at: clock() });
    return undefined;
  });

  mountChange(platform, restoreView, async ({ tx, caller, params: { id } }) => {
    const row = await requireOwnView(tx, caller.id, id, clock() - viewRestorableForMs);
    await requireRoom(tx, caller.id);
    return saveView(tx, row, { deleted_at: null });
  });

  mountChange(platform, chooseDefaultView, async ({ tx, caller, params: { list }, body: { viewId } }) => {
    if (!(await saveDefault(tx, caller.id, list, viewId))) throw new ApiError('record_not_found');
    return undefined;
  });
}
