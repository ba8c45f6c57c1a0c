import type { IncomingHttpHeaders } from 'node:http';
import { intakeMaxBytes } from '@halyard/contracts/inflow/intake.ts';
import type { Clock } from '../../../clock.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import type { SourcesTable } from '../../../database/tables/inflow-schema.ts';
import type { NewWork } from '../../../platform/background/work-kind.ts';
import type { Vault } from '../../../platform/vault.ts';
import { isWebPage, webPageInstead } from '../feeds/reading/check-reply.ts';
import { readInBackground } from '../runs/feed-options.ts';
import { findSource, isRunning, readCursor, saveCursor } from '../runs/run-store.ts';
import type { AskedAt, Asker } from './create-asker.ts';
import { headersOf, openCredential } from './credentials.ts';
import { endedSince } from './ended-alerts.ts';
import { describeExchange, everyMs, pullOutcome } from './pull-outcome.ts';

export type NewDelivery = {
  readonly sourceId: string;
  readonly now: number;
  readonly mediaType: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
  readonly sample: 0 | 1;
};

type Ports = {
  readonly database: Database;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly vault: Vault;
  readonly asker: Asker;
  /** Queues work in the transaction that claims the source. */
  readonly addWork: (tx: Transaction, work: NewWork) => Promise<void>;
  /** Keeps an answer as a delivery, in the transaction that notes how the pull went. */
  readonly prepareDelivery: (delivery: NewDelivery) => Promise<(tx: Transaction) => Promise<unknown>>;
  /** Something waits to be mapped. */
  readonly wake: () => void;
};

const timeoutMs = 30_000;

/** Polls sources: directly if one response is enough, else in the background. */
export function createPuller({ database, clock, newId, vault, asker, addWork, prepareDelivery, wake }: Ports) {
  function reasonOf(source: SourcesTable, { exchange, reply }: AskedAt): string | null {
    if (exchange.problem !== null) return describeExchange(exchange);
    return reply && isWebPage(reply.body) ? webPageInstead(source.pull_url ?? '') : null;
  }

  function outcomeOf(source: SourcesTable, asked: AskedAt, reason: string | null) {
    const { exchange, reply, retryAfterSeconds } = asked;
    const isNewer = reply !== null && reason === null && reply.status !== 304;
    return {
      ...pullOutcome(source, { exchange, reason, retryAfterSeconds }, clock()),
      ...(isNewer && {
        pull_etag: reply.headers.etag ?? null,
        pull_modified: reply.headers['last-modified'] ?? null,
      }),
    };
  }

  function secretsOf(source: SourcesTable) {
    const credential = openCredential(vault, source);
    if (credential === null || credential.kind === 'oauth' || credential.kind === 'serviceAccount') return {};
    return headersOf(credential);
  }

  /** Polls a source claimed by this node, and stores the response before the next one is due. */
  async function pullOnce(source: SourcesTable): Promise<void> {
    const headers = {
      ...(source.pull_etag && { 'if-none-match': source.pull_etag }),
      ...(source.pull_modified && { 'if-modified-since': source.pull_modified }),
    };
    const question = { url: source.pull_url ?? '', headers, secrets: secretsOf(source) };
    const asked = await asker.ask(question, { mostBytes: intakeMaxBytes, timeoutMs });
    const { reply } = asked;
    const reason = reasonOf(source, asked);
    const mediaType = reply?.headers['content-type'] ?? '';
    const { id: sourceId, sample } = source;
    const isKept = reply !== null && reason === null && reply.body.length > 0;
    const delivery = { sourceId, now: clock(), mediaType, sample };
    const keep = isKept ? await prepareDelivery({ ...reply, ...delivery }) : undefined;
    const over =
      isKept && source.format === 'alertmanager'
        ? endedSince(await readCursor(database.read, sourceId), reply.body, clock())
        : null;
    const keepEnded =
      over && over.ended.length > 0
        ? await prepareDelivery({ ...delivery, headers: {}, body: Buffer.from(JSON.stringify(over.ended)) })
        : undefined;
    const noted = outcomeOf(source, asked, reason);
    await database.write(async (tx) => {
      await keep?.(tx);
      await keepEnded?.(tx);
      if (over) await saveCursor(tx, sourceId, over.cursor);
      await tx.updateTable('sources').set(noted).where('id', '=', sourceId).execute();
    });
    if (keep) wake();
  }

  const queueRun = (tx: Transaction, { id, name }: SourcesTable) =>
    addWork(tx, {
      id: `feed-${newId()}`,
      kind: 'feed',
      personId: null,
      label: name,
      objectType: 'source',
      objectId: id,
      payload: { sourceId: id },
    });

  /** Begins to read a source, unless it is being read. */
  const begin = (sourceId: string) =>
    database.write(async (tx) => {
      const source = await findSource(tx, sourceId);
      if (source && !(await isRunning(tx, sourceId))) await queueRun(tx, source);
    });

  /** Claims a due pull, so that only one of several nodes polls. A run is claimed by its work. */
  const claim = (due: SourcesTable) =>
    database.write(async (tx) => {
      const source = await findSource(tx, due.id);
      if (!source || Number(source.pull_next_at) !== Number(due.pull_next_at)) return false;
      const isRun = readInBackground.includes(source.format);
      // It is due until the data read before is stored.
      if (isRun && (await isRunning(tx, source.id))) return false;
      const pull_next_at = clock() + everyMs(source);
      await tx.updateTable('sources').set({ pull_next_at }).where('id', '=', source.id).execute();
      if (isRun) await queueRun(tx, source);
      return !isRun;
    });

  return {
    /** Asks a source now instead of when it is due. */
    async pull(source: SourcesTable): Promise<void> {
      await (readInBackground.includes(source.format) ? begin(source.id) : pullOnce(source));
    },
    /** Asks every source that is due, one after the other. */
    async pullDue(): Promise<void> {
      const due = await database.read
        .selectFrom('sources')
        .selectAll()
        .where('pull_url', 'is not', null)
        .where('pull_next_at', '<=', clock())
        .where('paused_at', 'is', null)
        .where('deleted_at', 'is', null)
        .execute();
      for (const source of due) if (await claim(source)) await pullOnce(source);
    },
  };
}

export type Puller = ReturnType<typeof createPuller>;
