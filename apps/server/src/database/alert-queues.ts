import { mainQueueId, type QueueTargets, shippedTargets } from '@halyard/contracts/inflow/alert-queues.ts';
import { type ThreatSeverity, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import type { Kysely } from 'kysely';
import type { AlertQueuesTable } from './tables/inflow-schema.ts';
import type { Schema } from './tables/schema.ts';

const minuteMs = 60_000;

/** Time to acknowledge and to close, in milliseconds from the arrival of an alert. */
export type TargetsMs = { readonly acknowledge: number; readonly close: number };

/** The queue of alerts, and their due times there. */
export type AlertQueues = {
  readonly ids: readonly string[];
  /** The first of the named queues that exists, else the one for the severity. */
  readonly choose: (severity: ThreatSeverity, ...named: readonly (string | null | undefined)[]) => string;
  /** The times of a queue, in minutes. */
  readonly targetsOf: (queue: string) => QueueTargets;
  readonly timesOf: (queue: string, severity: ThreatSeverity) => TargetsMs;
};

/** The queues that rows describe; without rows there is the main queue with the times that ship. */
export function toQueues(rows: readonly Pick<AlertQueuesTable, 'id' | 'severities' | 'targets'>[]): AlertQueues {
  const targets = new Map(
    rows.flatMap(({ id, targets: own }) => (own === null ? [] : [[id, JSON.parse(own) as QueueTargets]])),
  );
  const bySeverity = new Map(
    threatSeverities.map((severity) => [
      severity,
      rows.find(({ severities }) => (JSON.parse(severities) as string[]).includes(severity))?.id ?? mainQueueId,
    ]),
  );
  const ids = rows.length > 0 ? rows.map(({ id }) => id) : [mainQueueId];
  const targetsOf = (queue: string) => targets.get(queue) ?? targets.get(mainQueueId) ?? shippedTargets;
  return {
    ids,
    choose: (severity, ...named) =>
      named.find((id): id is string => typeof id === 'string' && ids.includes(id)) ??
      bySeverity.get(severity) ??
      mainQueueId,
    targetsOf,
    timesOf(queue, severity) {
      const { acknowledge, close } = targetsOf(queue)[severity];
      return { acknowledge: acknowledge * minuteMs, close: close * minuteMs };
    },
  };
}

/** The queues by age, the main one first. */
export const readQueueRows = (db: Kysely<Schema>): Promise<AlertQueuesTable[]> =>
  db
    .selectFrom('alert_queues')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const readQueues = async (db: Kysely<Schema>): Promise<AlertQueues> => toQueues(await readQueueRows(db));
