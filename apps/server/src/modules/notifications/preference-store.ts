import type { NotificationPreferences } from '@halyard/contracts/work/notifications.ts';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';

const all = { email: true, push: true };
/** By default nothing is held back here: the settings decide alone. */
const untouched: NotificationPreferences = { security: all, intelligence: all };

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** The four toggles of several users; users who never chose have all of them on. */
export async function readManyPreferences(
  db: Kysely<Schema>,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, NotificationPreferences>> {
  const rows = await db
    .selectFrom('notification_preferences')
    .selectAll()
    .where('person_id', 'in', personIds.length > 0 ? personIds : [''])
    .execute();
  const chosen = rows.map((row): [string, NotificationPreferences] => [
    row.person_id,
    {
      security: { email: row.security_email === 1, push: row.security_push === 1 },
      intelligence: { email: row.intelligence_email === 1, push: row.intelligence_push === 1 },
    },
  ]);
  return new Map([...personIds.map((id): [string, NotificationPreferences] => [id, untouched]), ...chosen]);
}

export async function readPreferences(db: Kysely<Schema>, personId: string): Promise<NotificationPreferences> {
  return (await readManyPreferences(db, [personId])).get(personId) ?? untouched;
}

export async function savePreferences(
  tx: Transaction,
  personId: string,
  { security, intelligence }: NotificationPreferences,
): Promise<void> {
  const row = {
    security_email: flag(security.email),
    security_push: flag(security.push),
    intelligence_email: flag(intelligence.email),
    intelligence_push: flag(intelligence.push),
  };
  await tx
    .insertInto('notification_preferences')
    .values({ person_id: personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
}
