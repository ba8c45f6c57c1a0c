import type { UserChanges, UserReads, UserRecord, UserStore } from '@halyard/identity-provider';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { IdentityTables } from '../../database/tables/identity-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';

type UserRow = Selectable<IdentityTables['idp_users']>;

const toFlag = (value: boolean) => (value ? 1 : 0);

function toUser(row: UserRow, attributes: UserRecord['attributes']): UserRecord {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified === 1,
    preferredUsername: row.preferred_username,
    status: row.status,
    enabled: row.enabled === 1,
    salt: row.salt,
    verifierSealed: row.verifier_sealed,
    passwordChangedAt: row.password_changed_at,
    temporaryUntil: row.temporary_until,
    secondFactor: row.second_factor,
    totpSealed: row.totp_sealed,
    totpPendingSealed: row.totp_pending_sealed,
    totpLastStep: row.totp_last_step,
    smsFactor: row.sms_factor,
    emailFactor: row.email_factor,
    phoneVerified: row.phone_verified === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    attributes,
  };
}

const toRow = (user: UserRecord): UserRow => ({
  id: user.id,
  email: user.email,
  email_verified: toFlag(user.emailVerified),
  preferred_username: user.preferredUsername,
  status: user.status,
  enabled: toFlag(user.enabled),
  salt: user.salt,
  verifier_sealed: user.verifierSealed,
  password_changed_at: user.passwordChangedAt,
  temporary_until: user.temporaryUntil,
  second_factor: user.secondFactor,
  totp_sealed: user.totpSealed,
  totp_pending_sealed: user.totpPendingSealed,
  totp_last_step: user.totpLastStep,
  sms_factor: user.smsFactor,
  email_factor: user.emailFactor,
  phone_verified: toFlag(user.phoneVerified),
  created_at: user.createdAt,
  updated_at: user.updatedAt,
});

function toChangedColumns(changes: UserChanges): Updateable<IdentityTables['idp_users']> {
  const { email, emailVerified, preferredUsername, status, enabled, salt, verifierSealed, secondFactor } = changes;
  return {
    ...(email !== undefined && { email }),
    ...(emailVerified !== undefined && { email_verified: toFlag(emailVerified) }),
    ...(preferredUsername !== undefined && { preferred_username: preferredUsername }),
    ...(status !== undefined && { status }),
    ...(enabled !== undefined && { enabled: toFlag(enabled) }),
    ...(salt !== undefined && { salt }),
    ...(verifierSealed !== undefined && { verifier_sealed: verifierSealed }),
    ...(changes.passwordChangedAt !== undefined && { password_changed_at: changes.passwordChangedAt }),
    ...(changes.temporaryUntil !== undefined && { temporary_until: changes.temporaryUntil }),
    ...(secondFactor !== undefined && { second_factor: secondFactor }),
    ...(changes.smsFactor !== undefined && { sms_factor: changes.smsFactor }),
    ...(changes.emailFactor !== undefined && { email_factor: changes.emailFactor }),
    ...(changes.phoneVerified !== undefined && { phone_verified: toFlag(changes.phoneVerified) }),
    ...(changes.totpSealed !== undefined && { totp_sealed: changes.totpSealed }),
    ...(changes.totpPendingSealed !== undefined && { totp_pending_sealed: changes.totpPendingSealed }),
    ...(changes.totpLastStep !== undefined && { totp_last_step: changes.totpLastStep }),
    ...(changes.updatedAt !== undefined && { updated_at: changes.updatedAt }),
  };
}

export function createUserReads(db: Kysely<Schema>): UserReads {
  async function findBy(column: 'id' | 'email' | 'preferred_username', value: string) {
    const row = await db.selectFrom('idp_users').selectAll().where(column, '=', value).executeTakeFirst();
    const attributes = await db
      .selectFrom('idp_attributes')
      .select(['name', 'value'])
      // Also computed for unknown accounts: timing must not reveal who has an account.
      .where('user_id', '=', row?.id ?? '')
      .orderBy('name')
      .execute();
    return row && toUser(row, Object.fromEntries(attributes.map(({ name, value }) => [name, value])));
  }

  async function list({ after, limit }: { readonly after: string | undefined; readonly limit: number }) {
    const all = db.selectFrom('idp_users').selectAll().orderBy('id').limit(limit);
    const rows = await (after === undefined ? all : all.where('id', '>', after)).execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const attributes = await db.selectFrom('idp_attributes').selectAll().where('user_id', 'in', ids).execute();
    const ofUser = Map.groupBy(attributes, ({ user_id }) => user_id);
    return rows.map((row) =>
      toUser(row, Object.fromEntries((ofUser.get(row.id) ?? []).map(({ name, value }) => [name, value]))),
    );
  }

  return {
    byId: (id) => findBy('id', id),
    byEmail: (email) => findBy('email', email),
    byPreferredUsername: (name) => findBy('preferred_username', name),
    list,
  };
}

/** A password that is in use, and since when (milliseconds). */
export type AgedPassword = { readonly userId: string; readonly passwordChangedAt: number };

/** Accounts in use whose password was set before that instant, the oldest first. */
export async function listPasswordsSetBefore(db: Kysely<Schema>, at: number): Promise<readonly AgedPassword[]> {
  const rows = await db
    .selectFrom('idp_users')
    .select(['id', 'password_changed_at'])
    .where('password_changed_at', '<', at)
    .where('status', '=', 'CONFIRMED')
    .where('enabled', '=', 1)
    .orderBy('password_changed_at')
    .execute();
  return rows.map(({ id, password_changed_at }) => ({ userId: id, passwordChangedAt: password_changed_at }));
}

export function createUserStore(tx: Transaction): UserStore {
  async function insertAttributes(userId: string, attributes: UserRecord['attributes']) {
    const rows = Object.entries(attributes).map(([name, value]) => ({ user_id: userId, name, value }));
    if (rows.length > 0) await tx.insertInto('idp_attributes').values(rows).execute();
  }

  return {
    ...createUserReads(tx),
    async add(user) {
      const added = await tx
        .insertInto('idp_users')
        .values(toRow(user))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added) await insertAttributes(user.id, user.attributes);
      return added !== undefined;
    },
    async update(id, changes) {
      await tx.updateTable('idp_users').set(toChangedColumns(changes)).where('id', '=', id).execute();
    },
    async setAttributes(id, attributes) {
      await tx.deleteFrom('idp_attributes').where('user_id', '=', id).execute();
      await insertAttributes(id, attributes);
    },
    async hold(id, passwordChangedAt) {
      // A write without changes: it takes the row's lock, and waits for its holder.
      const held = await tx
        .updateTable('idp_users')
        .set((row) => ({ updated_at: row.ref('updated_at') }))
        .where('id', '=', id)
        .where('password_changed_at', '=', passwordChangedAt)
        .where('enabled', '=', 1)
        .where('status', '!=', 'RESET_REQUIRED')
        .returning('id')
        .executeTakeFirst();
      return held !== undefined;
    },
    async takeTotpStep(id, step) {
      const taken = await tx
        .updateTable('idp_users')
        .set({ totp_last_step: step })
        .where('id', '=', id)
        .where((where) => where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', step)]))
        .returning('id')
        .executeTakeFirst();
      return taken !== undefined;
    },
    async remove(id) {
      await tx.deleteFrom('idp_codes').where('user_id', '=', id).execute();
      await tx.deleteFrom('idp_sessions').where('user_id', '=', id).execute();
      // Attributes, families, refresh tokens, devices, passkeys and recovery codes are deleted with the row.
      return (await tx.deleteFrom('idp_users').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
    },
  };
}
