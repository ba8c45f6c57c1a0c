import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import {
  addEnrichmentAction,
  deleteEnrichmentAction,
  enrichmentActionsMax,
  getEnrichmentAction,
  runEnrichmentAction,
  updateEnrichmentAction,
} from '@halyard/contracts/inflow/enrichment.ts';
import { lockLimit } from '../../../database/connections/lock-limit.ts';
import type { Transaction } from '../../../database/database.ts';
import type { EnrichmentActionsTable } from '../../../database/tables/enrichment-schema.ts';
import { type ChangedRow, keepChange } from '../../../event-log/changes.ts';
import { type Actor, everyone } from '../../../event-log/event-log.ts';
import type { Caller } from '../../../platform/callers/caller.ts';
import { mountChange, mountRead, mountWork, type Platform } from '../../../platform/mount/mount.ts';
import type { EnrichmentPorts } from '../enrichment-ports.ts';
import { requireObservable } from '../require-observable.ts';
import { readActions, requireAction, showAction, showResult } from './action-store.ts';
import { faultOf } from './fill-template.ts';
import { credentialLocation } from './run-action.ts';

type Draft = Omit<Parsed<typeof updateEnrichmentAction.body>, 'version'>;

const faults = {
  no_value: 'Write {{value}} where the observable belongs, in the URL or the body.',
  value_in_host: 'The observable must not decide which host is asked.',
  body_not_json: 'The body must be JSON, with {{value}} inside of texts.',
} as const;

/** HTTP actions: requests to another service about an observable, on demand. */
export function mountActions(platform: Platform, ports: EnrichmentPorts): void {
  const { clock, database } = platform;
  const { log, newId, vault, requireTarget } = ports;
  const { run } = ports;

  const record = (tx: Transaction, actor: Actor, kind: EventKind, { id, name, url }: EnrichmentActionsTable) =>
    log.record(tx, {
      at: clock(),
      kind,
      severity: 'medium',
      actor,
      audienceId: everyone,
      objectType: 'enrichment',
      objectId: id,
      subject: name,
      after: { url },
    });

  /** The stored credential is sent to no other origin than its own. */
  function sealed(id: string, { url, credential }: Draft, before?: EnrichmentActionsTable) {
    if (credential) {
      if (credential.kind === 'oauth' || credential.kind === 'serviceAccount')
        throw new ApiError('invalid_input', 'Actions take fixed credentials only.');
      const auth_sealed = vault.seal(credentialLocation(id), JSON.stringify(credential));
      return { auth_kind: credential.kind, auth_sealed };
    }
    if (credential === null || !before?.auth_sealed) return { auth_kind: 'none' as const, auth_sealed: null };
    if (new URL(url).origin !== new URL(before.url).origin)
      throw new ApiError('invalid_input', 'Enter the credential again: it was given for another address.');
    return { auth_kind: before.auth_kind, auth_sealed: before.auth_sealed };
  }

  function columnsOf(id: string, draft: Draft, before?: EnrichmentActionsTable) {
    const { name, types, method, url, body, fields, perHour: per_hour } = draft;
    const fault = faultOf({ url, body });
    if (fault) throw new ApiError('bad_action', faults[fault]);
    requireTarget(url);
    if (method === 'GET' && body !== null) throw new ApiError('bad_action', 'A GET has no body.');
    const { auth_kind, auth_sealed } = sealed(id, draft, before);
    return {
      name,
      types: JSON.stringify(types),
      method,
      url,
      body,
      fields: JSON.stringify(fields),
      auth_kind,
      auth_sealed,
      per_hour,
      // Existing observables are not new: no one requested that they be sent.
      auto_since: per_hour === null ? null : (before?.auto_since ?? clock()),
    };
  }

  const save = (tx: Transaction, { id, version }: EnrichmentActionsTable, change: Partial<EnrichmentActionsTable>) =>
    tx
      .updateTable('enrichment_actions')
      .set(Object.assign({ version: version + 1 }, change))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();

  const keep = (tx: Transaction, caller: Caller, saved: EnrichmentActionsTable, before: ChangedRow['before']) => {
    const rows = [{ table: 'enrichment_actions' as const, id: saved.id, version: saved.version, before }];
    return keepChange(tx, { id: newId(), actorId: caller.id, at: clock(), rows });
  };

  mountRead(platform, getEnrichmentAction, async ({ params }) =>
    showAction(await requireAction(database.read, params.id)),
  );

  mountChange(platform, addEnrichmentAction, async ({ tx, actor, body }) => {
    await lockLimit(tx);
    if ((await readActions(tx)).length >= enrichmentActionsMax) throw new ApiError('list_full');
    const id = newId();
    const made = { id, version: 1, created_at: clock(), deleted_at: null };
    const row: EnrichmentActionsTable = Object.assign(made, columnsOf(id, body));
    await tx.insertInto('enrichment_actions').values(row).execute();
    await record(tx, actor, 'enrichment_action_added', row);
    return showAction(row);
  });

  mountChange(platform, updateEnrichmentAction, async ({ tx, caller, actor, params: { id }, body }) => {
    const row = await requireAction(tx, id);
    if (row.version !== body.version) throw new ApiError('record_changed');
    const change = columnsOf(id, body, row);
    const columns = Object.keys(change) as (keyof typeof change)[];
    const before = Object.fromEntries(columns.map((column) => [column, row[column]]));
    const saved = await save(tx, row, change);
    await record(tx, actor, 'enrichment_action_updated', saved);
    return { action: showAction(saved), changeId: await keep(tx, caller, saved, before) };
  });

  mountChange(platform, deleteEnrichmentAction, async ({ tx, caller, actor, params: { id } }) => {
    const saved = await save(tx, await requireAction(tx, id), { deleted_at: clock() });
    await record(tx, actor, 'enrichment_action_deleted', saved);
    return { changeId: await keep(tx, caller, saved, { deleted_at: null }) };
  });

  mountWork(platform, runEnrichmentAction, async ({ params, signal }) => {
    const observable = await requireObservable(database.read, params.id);
    const action = await requireAction(database.read, params.action);
    if (!(JSON.parse(action.types) as string[]).includes(observable.type))
      throw new ApiError('invalid_input', 'This action is not for observables of this type.');
    return showResult(action, await run(action, observable, signal));
  });
}
