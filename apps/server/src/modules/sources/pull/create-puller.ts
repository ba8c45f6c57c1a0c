import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '@halyard/contracts/errors.ts';
import { intakeMaxBytes } from '@halyard/contracts/inflow/intake.ts';
import type { Exchange } from '@halyard/contracts/inflow/sources.ts';
import type { Clock } from '../../../clock.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import type { SourcesTable } from '../../../database/tables/inflow-schema.ts';
import { type EgressAllowList, mayBeTarget } from '../../../platform/egress/egress-rules.ts';
import type { Vault } from '../../../platform/vault.ts';
import type { Asked, Question } from './ask-source.ts';

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
  readonly vault: Vault;
  readonly allowed: EgressAllowList;
  /** Keeps an answer as a delivery, in the transaction that notes how the pull went. */
  readonly prepareDelivery: (delivery: NewDelivery) => Promise<(tx: Transaction) => Promise<unknown>>;
  /** Something waits to be mapped. */
  readonly wake: () => void;
};

const connectTimeoutMs = 10_000;
const minuteMs = 60_000;
/** Pulls in a row that failed in a way that asking again does not mend; then it is paused. */
const stoppedAfter = 20;
const permanent: readonly (number | null)[] = [400, 401, 403, 404, 405, 410];

export const pullAuthLocation = (id: string) => ({ table: 'sources', column: 'pull_auth_sealed', id });

const describe = ({ status, problem }: Pick<Exchange, 'status' | 'problem'>): string =>
  status === null ? (problem ?? 'unreachable') : `HTTP ${status}`;

/** Asks sources for what they have. The HTTP client is loaded with the first one that is asked. */
export function createPuller({ database, clock, vault, allowed, prepareDelivery, wake }: Ports) {
  async function open() {
    const { createEgressAgent } = await import('../../../platform/egress/egress-guard.ts');
    const { askSource } = await import('./ask-source.ts');
    return { agent: createEgressAgent({ allowed, connectTimeoutMs }), askSource };
  }
  let opened: ReturnType<typeof open> | undefined;

  async function ask(question: Question): Promise<Asked & { readonly exchange: Exchange }> {
    opened ??= open();
    const { agent, askSource } = await opened;
    const begun = clock();
    const asked = await askSource(agent, question, { now: begun, mostBytes: intakeMaxBytes });
    const exchange = Object.assign(asked.exchange, { at: new Date(begun).toISOString(), ms: clock() - begun });
    return Object.assign(asked, { exchange });
  }

  /** What is noted of a pull: when the next is due, and what went wrong. */
  function outcomeOf(source: SourcesTable, { exchange, headers, retryAfterSeconds }: Asked & { exchange: Exchange }) {
    const now = clock();
    const every = Number(source.pull_every_ms ?? minuteMs);
    const waits = retryAfterSeconds === null ? null : now + retryAfterSeconds * 1_000;
    const noted = {
      pull_exchange: JSON.stringify(exchange),
      pull_waits_until: waits,
      pull_next_at: Math.max(now + every, waits ?? 0),
    };
    if (exchange.problem === null)
      return Object.assign(noted, {
        pull_failures: 0,
        last_delivery_at: now,
        ...(exchange.status !== 304 && {
          pull_etag: headers.etag ?? null,
          pull_modified: headers['last-modified'] ?? null,
        }),
      });
    // The other side lives and asks to wait: that is no failure.
    if (waits !== null) return Object.assign(noted, { pull_failures: 0 });
    const failures = source.pull_failures + 1;
    const isOver = failures >= stoppedAfter && permanent.includes(exchange.status);
    const reason = describe(exchange);
    return Object.assign(noted, {
      pull_failures: failures,
      last_failure_at: now,
      last_failure: reason,
      ...(isOver && { paused_at: now, paused_reason: `Stopped after ${failures} failures: ${reason}` }),
    });
  }

  /** Asks a source that this node has claimed, and keeps what it says before the next one is due. */
  async function pull(source: SourcesTable): Promise<void> {
    const authorization =
      source.pull_auth_sealed === null ? null : vault.open(pullAuthLocation(source.id), source.pull_auth_sealed);
    const { pull_etag: etag, pull_modified: modified } = source;
    const asked = await ask({ url: source.pull_url ?? '', authorization, etag, modified });
    const { body, headers } = asked;
    const mediaType = headers['content-type'] ?? '';
    const keep =
      body === null || body.length === 0
        ? undefined
        : await prepareDelivery({ sourceId: source.id, now: clock(), mediaType, headers, body, sample: source.sample });
    const noted = outcomeOf(source, asked);
    await database.write(async (tx) => {
      await keep?.(tx);
      await tx.updateTable('sources').set(noted).where('id', '=', source.id).execute();
    });
    if (keep) wake();
  }

  /** Claims a pull that is due, so that of several nodes one asks. */
  const claim = (source: SourcesTable) =>
    database.write(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('sources')
        .set({ pull_next_at: clock() + Number(source.pull_every_ms ?? minuteMs) })
        .where('id', '=', source.id)
        .where('pull_next_at', '=', source.pull_next_at)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });

  return {
    /** @throws ApiError where the address is none that may be asked. */
    requireTarget(url: string): void {
      if (!mayBeTarget(url, allowed)) throw new ApiError('pull_not_allowed');
    },
    /** Asks an address once and keeps nothing of it. */
    test: async (question: Question): Promise<Exchange> => (await ask(question)).exchange,
    pull,
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
      for (const source of due) if (await claim(source)) await pull(source);
    },
    async close(): Promise<void> {
      await (await opened)?.agent.close();
    },
  };
}

export type Puller = ReturnType<typeof createPuller>;
