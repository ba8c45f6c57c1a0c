import type { FamilyReads, FamilyRecord, FamilyStore } from '@halyard/identity-provider';
import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { IdentityTables } from '../../database/tables/identity-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';

const toFamily = (row: Selectable<IdentityTables['idp_families']>): FamilyRecord => ({
  originJti: row.origin_jti,
  userId: row.user_id,
  clientId: row.client_id,
  authTime: row.auth_time,
  deviceKey: row.device_key,
  address: row.address,
  userAgent: row.user_agent,
  lastUsedAt: row.last_used_at,
  lastActiveAt: row.last_active_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
});

export function createFamilyReads(db: Kysely<Schema>): FamilyReads {
  return {
    async find(originJti) {
      const row = await db
        .selectFrom('idp_families')
        .selectAll()
        .where('origin_jti', '=', originJti)
        .executeTakeFirst();
      return row && toFamily(row);
    },
    async listOf(userId) {
      const rows = await db.selectFrom('idp_families').selectAll().where('user_id', '=', userId).execute();
      return rows.map(toFamily);
    },
  };
}

export function createFamilyStore(tx: Transaction): FamilyStore {
  return {
    ...createFamilyReads(tx),
    async add(family) {
      await tx
        .insertInto('idp_families')
        .values({
          origin_jti: family.originJti,
          user_id: family.userId,
          client_id: family.clientId,
          auth_time: family.authTime,
          address: family.address,
          user_agent: family.userAgent,
          device_key: family.deviceKey,
          last_used_at: family.lastUsedAt,
          last_active_at: family.lastActiveAt,
          expires_at: family.expiresAt,
          revoked_at: family.revokedAt,
        })
        .execute();
    },
    async touch(originJti, at) {
      await tx.updateTable('idp_families').set({ last_used_at: at }).where('origin_jti', '=', originJti).execute();
    },
    async noteActivity(originJti, at) {
      await tx.updateTable('idp_families').set({ last_active_at: at }).where('origin_jti', '=', originJti).execute();
    },
    async reauthenticate(originJti, at) {
      await tx
        .updateTable('idp_families')
        .set({ auth_time: at, last_active_at: at })
        .where('origin_jti', '=', originJti)
        .where('revoked_at', 'is', null)
        .execute();
    },
    async revoke(originJti, at) {
      const revoked = await tx
        .updateTable('idp_families')
        .set({ revoked_at: at })
        .where('origin_jti', '=', originJti)
        .where('revoked_at', 'is', null)
        .returning('origin_jti')
        .executeTakeFirst();
      return revoked !== undefined;
    },
    async revokeAllOf(userId, at, except) {
      const live = tx
        .updateTable('idp_families')
        .set({ revoked_at: at })
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .returning('origin_jti');
      return (await (except === null ? live : live.where('origin_jti', '!=', except)).execute()).length;
    },
  };
}
