import type { Expiring } from '@halyard/contracts/server/system-health.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { type EventLog, everyone } from '../../event-log/event-log.ts';

const dayMs = 86_400_000;
/** Administrators are notified this many days before, the last of these first. */
const toldAtDays = [30, 7];

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly list: () => Promise<readonly Expiring[]>;
};

/** The last passed threshold; undefined if it has expired, is far away, or renews itself. */
function levelOf({ endsAt, renewsItself }: Expiring, now: number): number | undefined {
  const days = (Date.parse(endsAt) - now) / dayMs;
  return renewsItself || days < 0 ? undefined : toldAtDays.findLast((level) => days < level);
}

/**
 * Notifies administrators of expiries, once at 30 days and once at 7. Sent notifications are in the log for at least 30
 * days: longer than the time until the next threshold.
 */
export function createAnnounceExpiry({ database, clock, log, list }: Options) {
  async function tell(one: Expiring, level: number): Promise<void> {
    const { kind: of, id, name, endsAt } = one;
    const kind = of === 'source_credential' ? 'source_credential_expiring' : 'expires_soon';
    const objectId = id ?? `${of} ${name}`;
    const details = { to: endsAt, count: level };
    await database.write(async (tx) => {
      const same = tx.selectFrom('events').select('id').where('kind', '=', kind).where('object_id', '=', objectId);
      if (await same.where('details', '=', JSON.stringify(details)).limit(1).executeTakeFirst()) return;
      await log.record(tx, {
        at: clock(),
        kind,
        severity: level === toldAtDays.at(-1) ? 'high' : 'medium',
        actor: { id: null, address: null, requestId: null },
        audienceId: id === null ? null : everyone,
        objectType: id === null ? 'work' : 'source',
        objectId,
        subject: `${name}, ${endsAt.slice(0, 10)}`,
        notify: { administrators: true },
        details,
      });
    });
  }

  return async (): Promise<void> => {
    const now = clock();
    for (const one of await list()) {
      const level = levelOf(one, now);
      if (level !== undefined) await tell(one, level);
    }
  };
}
