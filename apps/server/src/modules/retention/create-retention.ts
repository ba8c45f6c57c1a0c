import { ApiError } from '@halyard/contracts/errors.ts';
import type { KeptData } from '@halyard/contracts/server/kept-data.ts';
import {
  daysInMs,
  type RetentionDays,
  type RetentionKind,
  retentionKinds,
  retentionRules,
} from '@halyard/contracts/server/retention.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { dropOldPartitions } from '../../database/partitions/drop-partitions.ts';
import { partitionedTables } from '../../database/partitions/partitioned-tables.ts';
import type { Actor, EventLog } from '../../event-log/event-log.ts';
import { deleteSome, isWholeStep, keptKinds } from './kept-kinds.ts';
import { measureGrowth } from './measure-growth.ts';
import { readRetention, writeRetention } from './retention-store.ts';

type Ports = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: EventLog;
  /** Exports audit log entries before an instant, and deletes those with a verified export. */
  readonly archiveAudit: (before: number) => Promise<number>;
};

export type RetentionPort = ReturnType<typeof createRetention>;

function requireAllowed(kind: RetentionKind, days: number | null): void {
  const { leastDays, mostDays } = retentionRules[kind];
  const isAllowed = days === null ? mostDays === null : days >= leastDays && days <= (mostDays ?? days);
  const most = mostDays === null ? ', or for good' : ` and at most ${mostDays}`;
  if (!isAllowed) throw new ApiError('invalid_input', `${kind} are kept for at least ${leastDays} days${most}.`);
}

/** How long things are kept: shows, changes and carries it out. */
export function createRetention({ database, clock, log, archiveAudit }: Ports) {
  /** Deletes expired data: whole partitions, and the rest in short steps, so that others can write in between. */
  async function deleteOld(kind: RetentionKind): Promise<number> {
    const days = (await readRetention(database.read))[kind];
    if (days === null) return 0;
    const before = clock() - daysInMs(days);
    if (kind === 'audit') return archiveAudit(before);
    const { table, isFree } = keptKinds[kind];
    const split = partitionedTables.find((one) => one.table === table);
    let total = split ? await dropOldPartitions(database, split, { before, isFree }) : 0;
    for (;;) {
      const deleted = await database.writeStep((tx) => deleteSome(tx, kind, before));
      total += deleted;
      if (!isWholeStep(deleted)) return total;
    }
  }

  async function record(tx: Transaction, actor: Actor, kind: RetentionKind, before: RetentionDays): Promise<void> {
    const after = await readRetention(tx);
    const said = (days: number | null) => (days === null ? null : String(days));
    await log.record(tx, {
      at: clock(),
      kind: 'retention_changed',
      severity: 'high',
      actor,
      audienceId: null,
      subject: kind,
      objectType: null,
      objectId: null,
      details: { name: kind, from: said(before[kind]), to: said(after[kind]) },
      before,
      after,
    });
  }

  /** Every kind with its retention, number of rows and growth. */
  async function show(): Promise<KeptData[]> {
    const days = await readRetention(database.read);
    const shown: KeptData[] = [];
    for (const kind of retentionKinds) {
      const { leastDays, mostDays } = retentionRules[kind];
      const growth = await measureGrowth(database.read, kind, clock());
      shown.push(Object.assign({ kind, days: days[kind], leastDays, mostDays }, growth));
    }
    return shown;
  }

  /**
   * Sets the retention of a kind in days, null: forever. Rejects with `invalid_input` if it is too short or too long.
   */
  async function setWithin(tx: Transaction, actor: Actor, kind: RetentionKind, days: number | null): Promise<void> {
    requireAllowed(kind, days);
    const before = await readRetention(tx);
    await writeRetention(tx, kind, days);
    await record(tx, actor, kind, before);
  }

  return {
    deleteOld,
    show,
    setWithin,
    set: (actor: Actor, kind: RetentionKind, days: number | null): Promise<void> =>
      database.write((tx) => setWithin(tx, actor, kind, days)),
  };
}
