import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import type { Database } from '../../database/database.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import { readManySettings } from './settings-store.ts';

const dayMs = 86_400_000;
const warnDays = 7;
const shortestExpiryDays = 30;

type Aged = { readonly userId: string; readonly passwordChangedAt: number };

type Options = {
  readonly database: Database;
  readonly log: EventLog;
  readonly clock: () => number;
  readonly defaults: Settings;
  /** Accounts in use whose password was set before that instant. */
  readonly listPasswordsSetBefore: (at: number) => Promise<readonly Aged[]>;
};

/** Tells people once, a week ahead, that their password will have to be replaced (decision G-054). */
export function createWarnOfExpiry({ database, log, clock, defaults, listPasswordsSetBefore }: Options) {
  async function wasWarned({ userId, passwordChangedAt }: Aged): Promise<boolean> {
    const warned = await database.read
      .selectFrom('events')
      .select('id')
      .where('audience_id', '=', userId)
      .where('kind', '=', 'password_expires')
      .where('at', '>=', passwordChangedAt)
      .limit(1)
      .executeTakeFirst();
    return warned !== undefined;
  }

  return async (): Promise<void> => {
    const now = clock();
    const aged = await listPasswordsSetBefore(now - (shortestExpiryDays - warnDays) * dayMs);
    const settings = await readManySettings(
      database.read,
      aged.map(({ userId }) => userId),
      defaults,
    );
    for (const person of aged) {
      const expiryDays = settings.get(person.userId)?.security.passwordExpiry ?? defaults.security.passwordExpiry;
      const days = Math.ceil((person.passwordChangedAt + expiryDays * dayMs - now) / dayMs);
      if (days > warnDays || days <= 0 || (await wasWarned(person))) continue;
      await database.write((tx) =>
        log.record(tx, {
          at: now,
          kind: 'password_expires',
          severity: 'medium',
          audienceId: person.userId,
          subject: null,
          objectType: 'person',
          objectId: person.userId,
          after: { days },
          actor: { id: null, address: null, requestId: null },
        }),
      );
    }
  };
}
