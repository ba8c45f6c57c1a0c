import type { Attempt, FailureCounters } from '@halyard/identity-provider';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** One statement decides and counts, so that parallel attempts cannot pass a limit together. */
function countOne({ scope, subject, now, limit, windowMs, lockMs }: Attempt) {
  const lockedUntil = now + lockMs;
  const goesOn = sql<boolean>`idp_failures.locked_until is null and idp_failures.first_at > ${now - windowMs}`;
  return sql<{ count: number }>`
    insert into idp_failures (scope, subject, count, first_at, locked_until)
    values (${scope}, ${subject}, 1, ${now}, ${limit <= 1 ? lockedUntil : null})
    on conflict (scope, subject) do update set
      count = case when ${goesOn} then idp_failures.count + 1 else 1 end,
      first_at = case when ${goesOn} then idp_failures.first_at else excluded.first_at end,
      locked_until = case
        when ${goesOn} and idp_failures.count + 1 >= cast(${limit} as bigint) then cast(${lockedUntil} as bigint)
        else excluded.locked_until end
    where idp_failures.locked_until is null or idp_failures.locked_until <= ${now}
    returning count`;
}

/** Counts attempts in the database, each in its own transaction. */
export function createFailureCounters({ read, write }: Pick<Database, 'read' | 'write'>): FailureCounters {
  return {
    async isLocked(scope, subject, now) {
      const row = await read
        .selectFrom('idp_failures')
        .select('locked_until')
        .where('scope', '=', scope)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return (row?.locked_until ?? 0) > now;
    },
    async count(attempt) {
      const { rows } = await write((tx) => countOne(attempt).execute(tx));
      return rows[0]?.count;
    },
    async clear(scope, subject) {
      await write(async (tx) => {
        await tx.deleteFrom('idp_failures').where('scope', '=', scope).where('subject', '=', subject).execute();
      });
    },
    async listOf(userId) {
      const rows = await read
        .selectFrom('idp_failures')
        .selectAll()
        .where((where) => where.or([where('subject', '=', userId), where('subject', 'like', `${userId}|%`)]))
        .orderBy('scope')
        .execute();
      return rows.map((row) => ({
        scope: row.scope,
        subject: row.subject,
        count: row.count,
        firstAt: row.first_at,
        lockedUntil: row.locked_until,
      }));
    },
  };
}
