import type { PasskeyReads, PasskeyRecord, PasskeyStore } from '@halyard/identity-provider';
import type { Kysely, Selectable } from 'kysely';
import { lockLimit } from '../../database/connections/lock-limit.ts';
import type { Transaction } from '../../database/database.ts';
import type { IdentityTables } from '../../database/tables/identity-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';

const toPasskey = (row: Selectable<IdentityTables['idp_passkeys']>): PasskeyRecord => ({
  credentialId: row.credential_id,
  userId: row.user_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports),
  rpId: row.rp_id,
  name: row.name,
  attachment: row.attachment,
  backedUp: row.backed_up === 1,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

export function createPasskeyReads(db: Kysely<Schema>): PasskeyReads {
  return {
    async find(credentialId) {
      const row = await db
        .selectFrom('idp_passkeys')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst();
      return row && toPasskey(row);
    },
    async listOf(userId) {
      const rows = await db
        .selectFrom('idp_passkeys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('credential_id')
        .execute();
      return rows.map(toPasskey);
    },
  };
}

export function createPasskeyStore(tx: Transaction): PasskeyStore {
  const reads = createPasskeyReads(tx);
  return {
    ...reads,
    async listOf(userId) {
      // Two concurrent additions of a passkey are sequential: the second counts the first.
      await lockLimit(tx, { table: 'idp_users', id: userId });
      return reads.listOf(userId);
    },
    async add(passkey) {
      const added = await tx
        .insertInto('idp_passkeys')
        .values({
          credential_id: passkey.credentialId,
          user_id: passkey.userId,
          public_key: passkey.publicKey,
          counter: passkey.counter,
          transports: JSON.stringify(passkey.transports),
          rp_id: passkey.rpId,
          name: passkey.name,
          attachment: passkey.attachment,
          backed_up: passkey.backedUp ? 1 : 0,
          created_at: passkey.createdAt,
          last_used_at: passkey.lastUsedAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('credential_id')
        .executeTakeFirst();
      return added !== undefined;
    },
    async use({ credentialId, usedCounter, counter, backedUp, at }) {
      const used = await tx
        .updateTable('idp_passkeys')
        .set({ counter, backed_up: backedUp ? 1 : 0, last_used_at: at })
        .where('credential_id', '=', credentialId)
        .where('counter', '=', usedCounter)
        .returning('credential_id')
        .executeTakeFirst();
      return used !== undefined;
    },
    async remove(userId, credentialId) {
      const removed = await tx
        .deleteFrom('idp_passkeys')
        .where('user_id', '=', userId)
        .where('credential_id', '=', credentialId)
        .returning('credential_id')
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}
