import { compileMapping, formats, loadMapping, MappingError } from '@halyard/alert-intake';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import type { FeedSettings } from '@halyard/contracts/inflow/feeds.ts';
import { type FormatInfo, listFormats } from '@halyard/contracts/inflow/formats.ts';
import {
  addSource,
  deleteSource,
  getSource,
  listSources,
  pauseSource,
  pullNow,
  renewSourceToken,
  replayFeed,
  resumeSource,
  sourcesMax,
  testPull,
  updateSource,
} from '@halyard/contracts/inflow/sources.ts';
import { allow, can } from '@halyard/contracts/policy.ts';
import { lockLimit } from '../../database/connections/lock-limit.ts';
import type { Transaction } from '../../database/database.ts';
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';
import { keepChange } from '../../event-log/changes.ts';
import { type Actor, type EventLog, everyone } from '../../event-log/event-log.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import { mountChange, mountRead, mountWork, type Platform } from '../../platform/mount/mount.ts';
import type { Vault } from '../../platform/vault.ts';
import { makeToken } from './make-token.ts';
import type { Asker } from './pull/create-asker.ts';
import type { Puller } from './pull/create-puller.ts';
import { credentialFor } from './pull/credentials.ts';
import { fromTheBeginning, hideQueries, pullColumns } from './pull/pull-columns.ts';
import { isStopped } from './pull/pull-outcome.ts';
import { feedFormatInfos } from './runs/feed-formats.ts';
import { optionsOf, readInBackground } from './runs/feed-options.ts';
import { forgetCursor } from './runs/run-store.ts';
import type { TryPull } from './runs/try-pull.ts';
import { byHealth } from './source-health.ts';
import type { LagMeter } from './source-lag.ts';
import { addCounts, readSources, requireSource, saveSource, showSource, showSources } from './source-store.ts';

export type SourcePorts = {
  readonly log: EventLog;
  readonly newId: () => string;
  readonly random: (bytes: number) => Uint8Array;
  readonly vault: Vault;
  readonly asker: Pick<Asker, 'requireTarget'>;
  readonly puller: Pick<Puller, 'pull'>;
  /** Asks before anything is saved. */
  readonly tryPull: TryPull;
  readonly lagOf: LagMeter;
  /** Something waits to be mapped. */
  readonly wake: () => void;
};

const minuteMs = 60_000;
const noOptions: FeedSettings = { collection: null, from: null, columns: null };
/** Alerts that can be restored after deletion; beyond that it is permanent. */
const undoableAlertsMax = 5_000;

function requireMapping(text: string | null): void {
  if (text === null) return;
  try {
    compileMapping(text);
  } catch (cause) {
    if (!(cause instanceof MappingError)) throw cause;
    const where = cause.position === null ? '' : ` at character ${cause.position}`;
    throw new ApiError('bad_mapping', `This mapping is not valid JSONata${where}: ${cause.message}`);
  }
}

const alertFormatInfos = (): FormatInfo[] =>
  formats.map(({ id, name, version, severityOf, keyOf, hasEnd }) => ({
    id,
    name,
    delivers: 'alerts',
    version,
    severityOf,
    keyOf,
    hasEnd,
    mapping: loadMapping(id),
  }));

const silenceMs = (minutes: number | null) => (minutes === null ? null : minutes * minuteMs);

export function mountSources(platform: Platform, ports: SourcePorts): void {
  const { clock, database } = platform;
  const { log, newId, lagOf } = ports;
  const showing = () => ({ now: clock(), lagOf });

  const record = (tx: Transaction, actor: Actor, kind: EventKind, { id, name }: Pick<SourcesTable, 'id' | 'name'>) =>
    log.record(tx, {
      at: clock(),
      kind,
      severity: 'low',
      actor,
      audienceId: everyone,
      objectType: 'source',
      objectId: id,
      subject: name,
    });

  mountRead(platform, listFormats, async () => [...alertFormatInfos(), ...feedFormatInfos]);

  const mayEdit = ({ role }: Caller) => can(role, allow('sources', 'edit'));

  mountRead(platform, listSources, async ({ caller }) => {
    const now = clock();
    const all = await showSources(database.read, await readSources(database.read), { now, lagOf });
    const sources = mayEdit(caller) ? all : all.map(hideQueries);
    return {
      at: new Date(now).toISOString(),
      counts: addCounts(sources.map(({ counts }) => counts)),
      deadLetters: sources.reduce((sum, { deadLetters }) => sum + deadLetters, 0),
      sources: sources.toSorted(
        (one, other) => byHealth(one.health, other.health) || other.counts.items - one.counts.items,
      ),
    };
  });

  mountRead(platform, getSource, async ({ caller, params }) => {
    const source = await showSource(database.read, await requireSource(database.read, params.id), showing());
    return mayEdit(caller) ? source : hideQueries(source);
  });

  mountChange(platform, addSource, async ({ tx, actor, body }) => {
    await lockLimit(tx);
    if ((await readSources(tx)).length >= sourcesMax) throw new ApiError('list_full');
    const id = newId();
    const now = clock();
    const { token, token_sealed, token_ends } = makeToken(ports, id);
    const row: SourcesTable = {
      id,
      name: body.name,
      format: body.format,
      mapping: null,
      mapping_version: 1,
      token_sealed,
      token_ends,
      default_severity: body.defaultSeverity,
      queue_id: body.queue ?? null,
      silence_limit_ms: silenceMs(body.silenceLimitMinutes),
      paused_at: null,
      paused_reason: null,
      pull_url: null,
      pull_every_ms: null,
      pull_auth_kind: 'none',
      pull_auth_sealed: null,
      pull_auth_ends_at: null,
      expiry_reported: null,
      pull_options: null,
      pull_read_to: null,
      pull_edition: 0,
      pull_etag: null,
      pull_modified: null,
      pull_next_at: null,
      pull_waits_until: null,
      pull_exchange: null,
      pull_failures: 0,
      pull_same_failures: 0,
      last_delivery_at: null,
      last_new_at: null,
      last_failure_at: null,
      last_failure: null,
      failures: 0,
      reported: null,
      created_at: now,
      updated_at: now,
      version: 1,
      deleted_at: null,
      sample: 0,
    };
    Object.assign(row, pullColumns(ports, row, body.pull, now));
    await tx.insertInto('sources').values(row).execute();
    await record(tx, actor, 'source_added', row);
    return { source: await showSource(tx, row, showing()), token };
  });

  mountChange(platform, updateSource, async ({ tx, actor, params, body }) => {
    requireMapping(body.mapping);
    const before = await requireSource(tx, params.id);
    if (before.version !== body.version) throw new ApiError('record_changed');
    const isRemapped = before.mapping !== body.mapping;
    const pulled = pullColumns(ports, before, body.pull, clock());
    const row = await saveSource(tx, before, {
      name: body.name,
      default_severity: body.defaultSeverity,
      ...(body.queue !== undefined && { queue_id: body.queue }),
      silence_limit_ms: silenceMs(body.silenceLimitMinutes),
      mapping: body.mapping,
      mapping_version: before.mapping_version + (isRemapped ? 1 : 0),
      updated_at: clock(),
      ...pulled,
    });
    if (row.pull_edition !== before.pull_edition) await forgetCursor(tx, row.id);
    await record(tx, actor, 'source_updated', row);
    return showSource(tx, row, showing());
  });

  mountChange(platform, renewSourceToken, async ({ tx, actor, params }) => {
    const before = await requireSource(tx, params.id);
    const { token, token_sealed, token_ends } = makeToken(ports, before.id);
    // A sample source that a tool sends to is theirs from now on.
    const row = await saveSource(tx, before, { token_sealed, token_ends, updated_at: clock(), sample: 0 });
    await record(tx, actor, 'source_token_renewed', row);
    return { source: await showSource(tx, row, showing()), token };
  });

  mountWork(platform, testPull, async ({ body }) => {
    const known = body.source === undefined ? undefined : await requireSource(database.read, body.source);
    const { url, format, options } = body;
    const credential = credentialFor(ports.vault, known, body);
    ports.asker.requireTarget(url);
    if (credential?.kind === 'oauth') ports.asker.requireTarget(credential.tokenUrl);
    return ports.tryPull({ url, format, credential, options: options ?? noOptions });
  });

  mountChange(platform, replayFeed, async ({ tx, actor, params, body }) => {
    const before = await requireSource(tx, params.id);
    if (before.pull_url === null || !readInBackground.includes(before.format))
      throw new ApiError('pull_not_allowed', 'This source is not read from a date.');
    const options = Object.assign({ ...optionsOf(before) }, { from: body.from });
    const change = { pull_options: JSON.stringify(options), updated_at: clock() };
    const row = await saveSource(tx, before, Object.assign(change, fromTheBeginning(before, clock())));
    await forgetCursor(tx, row.id);
    await record(tx, actor, 'source_updated', row);
    return showSource(tx, row, showing());
  });

  mountWork(platform, pullNow, async ({ params, query }) => {
    const row = await requireSource(database.read, params.id);
    if (row.pull_url === null) throw new ApiError('pull_not_allowed', 'This source sends by itself.');
    const waits = Number(row.pull_waits_until ?? 0);
    if (waits > clock() && query.force !== 'true')
      throw new ApiError(
        'conflict',
        `The server asks to be left alone until ${new Date(waits).toISOString()}. With force=true it is asked anyway.`,
      );
    await ports.puller.pull(row);
    return showSource(database.read, await requireSource(database.read, row.id), showing());
  });

  mountChange(platform, pauseSource, async ({ tx, actor, params, body }) => {
    const before = await requireSource(tx, params.id);
    if (before.paused_at !== null) return showSource(tx, before, showing());
    const row = await saveSource(tx, before, { paused_at: clock(), paused_reason: body.reason });
    await record(tx, actor, 'source_paused', row);
    return showSource(tx, row, showing());
  });

  mountChange(platform, resumeSource, async ({ tx, actor, params }) => {
    const before = await requireSource(tx, params.id);
    if (before.paused_at === null) return showSource(tx, before, showing());
    // An automatically stopped source is polled again immediately, and its failure count restarts.
    const asked = !isStopped(before) ? {} : { pull_failures: 0, pull_same_failures: 0, pull_next_at: clock() };
    const row = await saveSource(tx, before, { paused_at: null, paused_reason: null, ...asked });
    await record(tx, actor, 'source_resumed', row);
    // Deliveries stored meanwhile are mapped once this is committed.
    setImmediate(ports.wake);
    return showSource(tx, row, showing());
  });

  mountChange(platform, deleteSource, async ({ tx, caller, actor, params, query }) => {
    const at = clock();
    const before = await requireSource(tx, params.id);
    const row = await saveSource(tx, before, { deleted_at: at });
    const removed =
      query.alerts === 'keep'
        ? []
        : await tx
            .updateTable('alerts')
            .set((eb) => ({ deleted_at: at, version: eb('version', '+', 1) }))
            .where('source_id', '=', row.id)
            .where('deleted_at', 'is', null)
            .returning(['id', 'version'])
            .execute();
    await record(tx, actor, 'source_deleted', row);
    if (removed.length > undoableAlertsMax) return { changeId: null, removedAlerts: removed.length };
    const gone = { deleted_at: null };
    const alerts = removed.map(({ id, version }) => ({ table: 'alerts' as const, id, version, before: gone }));
    const rows = [{ table: 'sources' as const, id: row.id, version: row.version, before: gone }, ...alerts];
    return {
      changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }),
      removedAlerts: removed.length,
    };
  });
}
