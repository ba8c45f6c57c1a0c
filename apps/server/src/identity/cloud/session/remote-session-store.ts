import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import type { IdentityTables } from '../../../database/tables/identity-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';

/** A sign-in at a cloud user pool, as far as it was seen here; instants in milliseconds. */
export type RemoteSession = Selectable<IdentityTables['remote_sessions']>;

export const findRemoteSession = (db: Kysely<Schema>, sessionId: string): Promise<RemoteSession | undefined> =>
  db.selectFrom('remote_sessions').selectAll().where('origin_jti', '=', sessionId).executeTakeFirst();

/** Those that have not ended, regardless of the user. */
export const listRemoteSessions = (db: Kysely<Schema>, personId: string): Promise<readonly RemoteSession[]> =>
  db
    .selectFrom('remote_sessions')
    .selectAll()
    .where('user_id', '=', personId)
    .where('revoked_at', 'is', null)
    .execute();

/** False when another request with the same token was faster. */
export async function addRemoteSession(tx: Transaction, session: RemoteSession): Promise<boolean> {
  const added = await tx
    .insertInto('remote_sessions')
    .values(session)
    .onConflict((conflict) => conflict.column('origin_jti').doNothing())
    .returning('origin_jti')
    .executeTakeFirst();
  return added !== undefined;
}

type Movement = Partial<Pick<RemoteSession, 'auth_time' | 'last_active_at'>>;

/** False when the person has no such session, or it has ended. */
export async function moveRemoteSession(
  tx: Transaction,
  { personId, sessionId }: { readonly personId: string; readonly sessionId: string },
  movement: Movement,
): Promise<boolean> {
  const moved = await tx
    .updateTable('remote_sessions')
    .set(movement)
    .where('origin_jti', '=', sessionId)
    .where('user_id', '=', personId)
    .where('revoked_at', 'is', null)
    .returning('origin_jti')
    .executeTakeFirst();
  return moved !== undefined;
}

type Which = {
  readonly personId: string;
  /** This one alone. */
  readonly only?: string;
  /** All but this one. */
  readonly except?: string | undefined;
  readonly deviceKey?: string;
};

/** Returns the number. The rows stay: later refreshed tokens must be rejected, too. */
export async function endRemoteSessions(tx: Transaction, which: Which, at: number): Promise<number> {
  const { personId, only, except, deviceKey } = which;
  const ended = await tx
    .updateTable('remote_sessions')
    .set({ revoked_at: at })
    .where('user_id', '=', personId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('origin_jti', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('origin_jti', '!=', except ?? ''))
    .$if(deviceKey !== undefined, (query) => query.where('device_key', '=', deviceKey ?? ''))
    .returning('origin_jti')
    .execute();
  return ended.length;
}

/** Tokens of a sign-in this old are always rejected (`signInGoodForMs`), so its row can be deleted. */
export async function forgetRemoteSessions(tx: Transaction, startedBefore: number): Promise<void> {
  await tx.deleteFrom('remote_sessions').where('started_at', '<', startedBefore).execute();
}
