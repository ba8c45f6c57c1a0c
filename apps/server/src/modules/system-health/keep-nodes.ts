import { hostname } from 'node:os';
import { type HealthNode, type NodeMeasures, nodeMeasures, nodesMax } from '@halyard/contracts/server/system-health.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { newestMigration } from '../../database/migrate.ts';
import type { ProcessWatch } from '../../platform/observe/watch-process.ts';
import type { RequestWatch } from '../../platform/observe/watch-requests.ts';
import { version } from '../../version.ts';
import { createNoteDisk } from './disk-days.ts';

/** Three heartbeats, one every ten seconds, are missing. */
const silentAfterMs = 35_000;
const listedForMs = 86_400_000;
const recentKept = 30;

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly requests: RequestWatch;
  readonly ownProcess: ProcessWatch;
  readonly id: string;
  /** Clock offset to the database in milliseconds; undefined if no clock is shared. */
  readonly clockOffset: () => number | undefined;
  readonly dataFolder: string;
  /** A resource for one process at a time: an earlier process has ended. Undefined if there is none. */
  readonly place: string | undefined;
  readonly onFailure: (cause: unknown) => void;
};

async function forgetOld(tx: Transaction, now: number): Promise<void> {
  await tx
    .deleteFrom('nodes')
    .where('beat_at', '<', now - listedForMs)
    .execute();
  await tx
    .deleteFrom('work_takeovers')
    .where('at', '<', now - listedForMs)
    .execute();
}

/** A killed node left no record: its successor records that it has ended. */
function endEarlier(tx: Transaction, place: string | null, id: string) {
  return tx
    .updateTable('nodes')
    .set(({ ref }) => ({ stopped_at: ref('beat_at') }))
    .where('place', '=', place)
    .where('id', '!=', id)
    .where('stopped_at', 'is', null)
    .execute();
}

/** Writes this node's heartbeat and state, and reads those of the others. */
export async function keepNodes(options: Options) {
  const { database, clock, requests, ownProcess, id, clockOffset, dataFolder, place = null, onFailure } = options;
  const startedAt = clock();
  const about = { name: hostname(), version, schema: await newestMigration() };
  const noteDisk = createNoteDisk({ database, clock, folder: dataFolder, nodeName: about.name });
  let recentRequests: readonly number[] = [];

  function measure(): NodeMeasures {
    const { requestsPerSecond, errorRate, p95Ms } = requests.take();
    recentRequests = [...recentRequests, Math.round(requestsPerSecond * 10) / 10].slice(-recentKept);
    const { cpu, memoryBytes, loopDelayMs } = ownProcess.take();
    const own = { requestsPerSecond, errorRate, p95Ms, cpu, memoryBytes, loopDelayMs };
    return { clockOffsetMs: clockOffset() ?? null, ...own, recentRequests: [...recentRequests] };
  }

  async function beat(): Promise<void> {
    const measures = JSON.stringify(measure());
    await database.write(async (tx) => {
      const now = clock();
      await tx
        .insertInto('nodes')
        .values({ id, ...about, place, started_at: startedAt, beat_at: now, stopped_at: null, measures })
        .onConflict((other) => other.column('id').doUpdateSet({ beat_at: now, measures }))
        .execute();
      await endEarlier(tx, place, id);
      await forgetOld(tx, now);
    });
    await noteDisk();
  }

  let beating: Promise<void> = Promise.resolve();
  const beatOnce = () => {
    beating = beating.then(beat).catch(onFailure);
    return beating;
  };

  return {
    id,
    about,
    startedAt,
    beat: beatOnce,
    /** All that live or did within 24 hours, those that run first. */
    async list(): Promise<HealthNode[]> {
      const now = clock();
      const rows = await database.read
        .selectFrom('nodes')
        .selectAll('nodes')
        .select(({ selectFrom, fn }) =>
          selectFrom('work_takeovers')
            .select(fn.countAll<number>().as('count'))
            .whereRef('from_node', '=', 'nodes.id')
            .as('taken_over'),
        )
        .where('beat_at', '>=', now - listedForMs)
        .orderBy('beat_at', 'desc')
        .limit(nodesMax)
        .execute();
      const nodes = rows.map(({ measures, ...row }) => ({
        id: row.id,
        name: row.name,
        version: row.version,
        schema: row.schema,
        state: row.stopped_at
          ? ('stopped' as const)
          : now - row.beat_at > silentAfterMs
            ? ('silent' as const)
            : ('running' as const),
        startedAt: new Date(row.started_at).toISOString(),
        seenAt: new Date(row.beat_at).toISOString(),
        takenOver: Number(row.taken_over ?? 0),
        stoppedAt: row.stopped_at === null ? null : new Date(row.stopped_at).toISOString(),
        measures: nodeMeasures.parse(JSON.parse(measures)),
      }));
      return nodes.sort(
        (one, other) =>
          Number(one.state !== 'running') - Number(other.state !== 'running') ||
          one.startedAt.localeCompare(other.startedAt),
      );
    },
    /** Says that this node stops. */
    async close(): Promise<void> {
      await beating;
      const stopped = { stopped_at: clock(), beat_at: clock() };
      await database
        .write((tx) => tx.updateTable('nodes').set(stopped).where('id', '=', id).execute())
        .catch(onFailure);
    },
  };
}

export type Nodes = Awaited<ReturnType<typeof keepNodes>>;
