import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import {
  addPlaybook,
  deletePlaybook,
  listPlaybooks,
  playbooksMax,
  updatePlaybook,
} from '@halyard/contracts/operations/incidents.ts';
import { lockLimit } from '../../database/connections/lock-limit.ts';
import type { Transaction } from '../../database/database.ts';
import type { PlaybooksTable } from '../../database/tables/intelligence-schema.ts';
import { keepChange } from '../../event-log/changes.ts';
import { type Actor, type EventLog, everyone } from '../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import {
  countPlaybooks,
  insertPlaybook,
  readPlaybooks,
  requirePlaybook,
  savePlaybook,
  showPlaybook,
} from './playbook-store.ts';
import { mountRuns, type RunPorts } from './run-routes.ts';

type PlaybookPorts = RunPorts & { readonly log: EventLog };

type Draft = { readonly name: string; readonly description: string; readonly steps: readonly string[] };
type PlaybookEvent = { readonly kind: EventKind; readonly row: PlaybooksTable; readonly before?: PlaybooksTable };

const columnsOf = ({ name, description, steps }: Draft) => ({ name, description, steps: JSON.stringify(steps) });

const isSame = (row: PlaybooksTable, draft: ReturnType<typeof columnsOf>) =>
  row.name === draft.name && row.description === draft.description && row.steps === draft.steps;

export function mountPlaybooks(platform: Platform, ports: PlaybookPorts): void {
  const { clock, database } = platform;
  const { log, newId } = ports;

  const record = (tx: Transaction, actor: Actor, { kind, row, before }: PlaybookEvent) =>
    log.record(tx, {
      at: clock(),
      kind,
      severity: 'low',
      actor,
      audienceId: everyone,
      subject: row.name,
      before,
      after: row,
      objectType: 'playbook',
      objectId: row.id,
    });

  mountRead(platform, listPlaybooks, () => readPlaybooks(database.read));

  mountChange(platform, addPlaybook, async ({ tx, actor, body }) => {
    await lockLimit(tx);
    if ((await countPlaybooks(tx)) >= playbooksMax) throw new ApiError('list_full');
    const row: PlaybooksTable = {
      id: newId(),
      ...columnsOf(body),
      version: 1,
      updated_at: clock(),
      deleted_at: null,
      sample: 0,
    };
    await insertPlaybook(tx, row);
    await record(tx, actor, { kind: 'playbook_added', row });
    return showPlaybook(tx, row.id);
  });

  mountChange(platform, updatePlaybook, async ({ tx, actor, params: { id }, body: { version, ...draft } }) => {
    const before = await requirePlaybook(tx, id);
    if (before.version !== version) throw new ApiError('record_changed');
    const change = columnsOf(draft);
    if (isSame(before, change)) return showPlaybook(tx, id);
    await savePlaybook(tx, before, { ...change, updated_at: clock() });
    await record(tx, actor, { kind: 'playbook_updated', row: { ...before, ...change }, before });
    return showPlaybook(tx, id);
  });

  mountChange(platform, deletePlaybook, async ({ tx, caller, actor, params: { id } }) => {
    const at = clock();
    const row = await requirePlaybook(tx, id);
    await savePlaybook(tx, row, { deleted_at: at });
    await record(tx, actor, { kind: 'playbook_deleted', row });
    const rows = [{ table: 'playbooks', id, version: row.version + 1, before: { deleted_at: null } }] as const;
    return { changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }) };
  });

  mountRuns(platform, ports);
}
