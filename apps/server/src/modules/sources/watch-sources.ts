import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';
import { type Actor, type EventLog, everyone } from '../../event-log/event-log.ts';
import { createLookout } from '../../platform/background/create-lookout.ts';
import { isStopped } from './pull/pull-outcome.ts';
import { healthOf } from './source-health.ts';
import { readSources } from './source-store.ts';

type Ports = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: EventLog;
  /** Asks every source that is due. */
  readonly pullDue: () => Promise<void>;
  /** What ends because its time is over: quiet rules, entries of block lists, targets of incidents. */
  readonly endDue: readonly (() => Promise<void>)[];
  readonly onFailure: (cause: unknown) => void;
};

const everyMs = 10_000;
const itself: Actor = { id: null, address: null, requestId: null };

/** The trouble of a source that people are told of; null where there is none. */
function troubleOf(source: SourcesTable, now: number): SourcesTable['reported'] {
  if (isStopped(source)) return 'failing';
  const health = healthOf(source, now);
  return health === 'silent' || health === 'failing' ? health : null;
}

const kinds = { silent: 'source_silent', failing: 'source_failing' } as const;

/** Asks the sources that are due, and tells administrators once when a source falls silent or fails, and when it works again. */
export function watchSources({ database, clock, log, pullDue, endDue, onFailure }: Ports) {
  async function tell(source: SourcesTable, trouble: SourcesTable['reported']): Promise<void> {
    const at = clock();
    await database.write(async (tx) => {
      // Of several nodes that see it, one tells.
      const isOld = source.reported === null ? 'is' : '=';
      const { numUpdatedRows } = await tx
        .updateTable('sources')
        .set({ reported: trouble })
        .where('id', '=', source.id)
        .where('reported', isOld, source.reported)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await log.record(tx, {
        at,
        kind: trouble === null ? 'source_recovered' : kinds[trouble],
        severity: trouble === null ? 'low' : 'high',
        actor: itself,
        audienceId: everyone,
        objectType: 'source',
        objectId: source.id,
        subject: source.name,
        notify: { administrators: true },
        ...(trouble === 'failing' && source.last_failure !== null && { details: { message: source.last_failure } }),
      });
    });
  }

  async function look(): Promise<void> {
    await pullDue().catch(onFailure);
    for (const end of endDue) await end().catch(onFailure);
    const now = clock();
    for (const source of await readSources(database.read)) {
      // A person who paused it knows; of one that stopped by itself people are told.
      if (source.paused_at !== null && !isStopped(source)) continue;
      const trouble = troubleOf(source, now);
      if (trouble !== source.reported) await tell(source, trouble);
    }
  }

  return createLookout({ look, everyMs, onFailure });
}
