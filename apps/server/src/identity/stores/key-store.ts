import type { KeyReads, KeyStore } from '@halyard/identity-provider';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';

export function createKeyReads(db: Kysely<Schema>): KeyReads {
  return {
    async list() {
      const rows = await db.selectFrom('idp_keys').selectAll().execute();
      return rows.map((row) => ({
        kid: row.kid,
        use: row.use,
        privateSealed: row.private_sealed,
        publicJwk: row.public_jwk,
        createdAt: row.created_at,
        signsUntil: row.signs_until,
        publishedUntil: row.published_until,
      }));
    },
  };
}

export function createKeyStore(tx: Transaction): KeyStore {
  return {
    ...createKeyReads(tx),
    async add(key) {
      await tx
        .insertInto('idp_keys')
        .values({
          kid: key.kid,
          use: key.use,
          private_sealed: key.privateSealed,
          public_jwk: key.publicJwk,
          created_at: key.createdAt,
          signs_until: key.signsUntil,
          published_until: key.publishedUntil,
        })
        .execute();
    },
    async lock() {
      await tx
        .insertInto('workspace')
        .values({ key: 'signing-keys', value: '' })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '' }))
        .execute();
    },
  };
}
