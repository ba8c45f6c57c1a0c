import { daysInMs, retention } from '@halyard/contracts/server/retention.ts';
import type { Transaction } from '../database/database.ts';

const dayMs = 86_400_000;
const lettersKeptMs = daysInMs(retention.letterDays);
/** No session of an unremembered device lives longer. */
const devicesKeptMs = daysInMs(retention.sessionDays);

/** Removes expired data that no limit uses anymore. */
export async function sweepIdentity(tx: Transaction, now: number): Promise<void> {
  await tx.deleteFrom('idp_codes').where('expires_at', '<=', now).execute();
  await tx.deleteFrom('idp_sessions').where('expires_at', '<=', now).execute();
  await tx.deleteFrom('idp_refresh_tokens').where('expires_at', '<=', now).execute();
  await tx.deleteFrom('idp_families').where('expires_at', '<=', now).execute();
  await tx.deleteFrom('idp_keys').where('published_until', '<=', now).execute();
  await tx
    .deleteFrom('idp_devices')
    .where('remembered', '=', 0)
    .where('last_used_at', '<=', now - devicesKeptMs)
    .execute();
  await tx
    .deleteFrom('idp_outbox')
    .where('created_at', '<=', now - lettersKeptMs)
    .execute();
  await tx
    .deleteFrom('idp_failures')
    .where('first_at', '<=', now - dayMs)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<=', now)]))
    // Consecutive wrong passwords are counted until a right one, for existing accounts.
    .where((where) =>
      where.or([
        where('scope', '!=', 'password-account'),
        where('subject', 'not in', where.selectFrom('idp_users').select('id')),
      ]),
    )
    .execute();
}
