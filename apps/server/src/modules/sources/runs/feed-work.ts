import { isFeedFormat } from '@halyard/contracts/inflow/formats.ts';
import type { Clock } from '../../../clock.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import type { SourcesTable } from '../../../database/tables/inflow-schema.ts';
import type { KindOfWork, WorkContext } from '../../../platform/background/work-kind.ts';
import { uploadKey } from '../../../platform/files/rejections-beside.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import type { Vault } from '../../../platform/vault.ts';
import { FeedFailure, type FeedOptions, PartialFailure } from '../feeds/feed-reader.ts';
import { createAskFeed } from '../pull/create-ask-feed.ts';
import type { Asker } from '../pull/create-asker.ts';
import type { NewDelivery } from '../pull/create-puller.ts';
import { openCredential } from '../pull/credentials.ts';
import type { AccessTokens } from '../pull/get-access-token.ts';
import { interrupted, pullOutcome, type Went } from '../pull/pull-outcome.ts';
import { optionsOf } from './feed-options.ts';
import { type AlertPullFormat, openAlertPull, openReader } from './open-reader.ts';
import { findSource, holdEdition, isImporting, note, readCursor, saveCursor, savePending } from './run-store.ts';
import { openSpool } from './spool.ts';

export type NewFeedImport = {
  readonly id: string;
  readonly sourceId: string;
  readonly name: string;
  readonly bytes: number;
};

export type FeedWorkPorts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly vault: Vault;
  readonly asker: Asker;
  readonly tokens: AccessTokens;
  /** Where files wait for their import, whichever node runs it. */
  readonly storage: FileStorage;
  readonly queueImport: (tx: Transaction, draft: NewFeedImport) => Promise<void>;
  readonly prepareDelivery: (delivery: NewDelivery) => Promise<(tx: Transaction) => Promise<unknown>>;
  /** A delivery waits to be mapped. */
  readonly wake: () => void;
};

type Run = {
  readonly source: SourcesTable;
  readonly options: FeedOptions;
  /** Its start. */
  readonly cursor: string | null;
  readonly feed: ReturnType<typeof createAskFeed>;
  readonly context: WorkContext;
};

type Failure = Pick<Went, 'reason' | 'retryAfterSeconds' | 'isPartly'>;

/** The recorded error. Errors other than failures of the feed are rethrown. */
function failureOf(cause: unknown, { signal }: WorkContext): Failure {
  signal.throwIfAborted();
  if (cause instanceof FeedFailure) {
    const { message, retryAfterSeconds } = cause;
    return { reason: message, retryAfterSeconds, isPartly: cause instanceof PartialFailure };
  }
  throw cause;
}

const noFailure: Failure = { reason: null, retryAfterSeconds: null };

/**
 * Reads sources with more than one response. Intelligence becomes an import, and the position is stored once that has
 * finished; pages of alerts are stored as deliveries together with the position. Interrupted runs restart at the stored
 * position, without duplicates.
 */
export function createFeedWork(ports: FeedWorkPorts): KindOfWork {
  const { database, clock, vault, asker, tokens } = ports;

  async function begin(source: SourcesTable, context: WorkContext): Promise<Run> {
    const url = source.pull_url ?? '';
    const credential = openCredential(vault, source);
    const options = optionsOf(source);
    const { hosts } = options;
    const feed = createAskFeed({ asker, tokens }, { url, credential, hosts, signal: context.signal });
    const cursor = await readCursor(database.read, source.id);
    return { source, options: { url, ...options }, cursor, feed, context };
  }

  async function readInto(spool: Awaited<ReturnType<typeof openSpool>>, run: Run) {
    const { source, options, feed, context } = run;
    let { cursor } = run;
    try {
      const reader = await openReader(source.format as Parameters<typeof openReader>[0]);
      for await (const page of reader(feed.ask, options, cursor)) {
        context.signal.throwIfAborted();
        await spool.add(page);
        cursor = page.cursor;
        if (!spool.isFull()) continue;
        if (cursor === run.cursor) throw new FeedFailure('The feed holds more than one import takes.');
        break;
      }
      return { cursor, ...noFailure };
    } catch (cause) {
      // Complete pages read before the failure.
      return { cursor, ...failureOf(cause, context) };
    }
  }

  async function readFeed(run: Run): Promise<void> {
    const { source, feed, context } = run;
    const id = ports.newId();
    const spool = await openSpool(await ports.storage.draftPath(), `bundle--${id}`);
    let isQueued = false;
    try {
      const { cursor, ...failure } = await readInto(spool, run);
      const bytes = await spool.end();
      if (!spool.isEmpty()) await spool.put(ports.storage, uploadKey(id));
      const went = { ...failure, exchange: feed.last(), hasItems: spool.hasObjects() };
      isQueued = await database.write(async (tx) => {
        await context.checkpoint(tx);
        const row = await holdEdition(tx, source);
        if (!row) return false;
        await note(tx, row.id, pullOutcome(row, went, clock()));
        if (spool.isEmpty()) await saveCursor(tx, row.id, cursor);
        else {
          await ports.queueImport(tx, { id, sourceId: row.id, name: row.name, bytes });
          await savePending(tx, row.id, id, cursor);
          // There is more than one import accepts.
          if (spool.isFull() && failure.reason === null) await note(tx, row.id, { pull_next_at: clock() });
        }
        return !spool.isEmpty();
      });
    } finally {
      await spool.close();
      if (!isQueued) await spool.remove(ports.storage, uploadKey(id));
    }
  }

  async function keepPage({ source, context, feed }: Run, body: Buffer, cursor: string | null): Promise<boolean> {
    const { id, sample } = source;
    const mediaType =
      feed
        .last()
        ?.response.find((line) => line.startsWith('content-type: '))
        ?.slice(14) ?? '';
    const keep = await ports.prepareDelivery({ sourceId: id, now: clock(), mediaType, headers: {}, body, sample });
    return database.write(async (tx) => {
      await context.checkpoint(tx);
      if (!(await holdEdition(tx, source))) return false;
      await keep(tx);
      await saveCursor(tx, id, cursor);
      return true;
    });
  }

  async function pullAlerts(run: Run): Promise<void> {
    const { source, options, feed, context } = run;
    let [failure, hasItems] = [noFailure, false];
    try {
      const pull = await openAlertPull(source.format as AlertPullFormat);
      for await (const { body, cursor } of pull(feed.ask, options, run.cursor)) {
        if (!(await keepPage(run, body, cursor))) return;
        hasItems = true;
        ports.wake();
      }
    } catch (cause) {
      failure = failureOf(cause, context);
    }
    await database.write(async (tx) => {
      await context.checkpoint(tx);
      const row = await holdEdition(tx, source);
      if (row) await note(tx, row.id, pullOutcome(row, { ...failure, exchange: feed.last(), hasItems }, clock()));
    });
  }

  return {
    atOnce: 2,
    attempts: 3,
    retryInMs: () => 5_000,
    async handler({ payload: { sourceId = '' } }, context) {
      const source = await findSource(database.read, sourceId);
      if (!source || source.pull_url === null || source.paused_at !== null) return undefined;
      // Earlier data is not stored yet: its end determines where to continue.
      if (await isImporting(database.read, source.id)) return undefined;
      const run = await begin(source, context);
      await (isFeedFormat(source.format) ? readFeed(run) : pullAlerts(run));
      return undefined;
    },
    async onFailed(tx, { payload: { sourceId = '' } }) {
      const row = await findSource(tx, sourceId);
      if (!row) return;
      await note(
        tx,
        row.id,
        pullOutcome(row, { exchange: null, reason: interrupted, retryAfterSeconds: null }, clock()),
      );
    },
  };
}
