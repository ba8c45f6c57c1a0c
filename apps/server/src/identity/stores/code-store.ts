import type { CodeReads, CodeRecord, CodeStore } from '@halyard/identity-provider';
import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { IdentityTables } from '../../database/tables/identity-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';

const toCode = (row: Selectable<IdentityTables['idp_codes']>): CodeRecord => ({
  userId: row.user_id,
  purpose: row.purpose,
  codeHmac: row.code_hmac,
  destination: row.destination,
  expiresAt: row.expires_at,
});

export function createCodeReads(db: Kysely<Schema>): CodeReads {
  return {
    async find(userId, purpose) {
      const row = await db
        .selectFrom('idp_codes')
        .selectAll()
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .executeTakeFirst();
      return row && toCode(row);
    },
  };
}

export function createCodeStore(tx: Transaction): CodeStore {
  return {
    ...createCodeReads(tx),
    async put({ userId, purpose, codeHmac, destination, expiresAt }) {
      const changing = { code_hmac: codeHmac, destination, expires_at: expiresAt };
      await tx
        .insertInto('idp_codes')
        .values({ user_id: userId, purpose, ...changing })
        .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(changing))
        .execute();
    },
    async spend({ userId, purpose, codeHmac }) {
      const spent = await tx
        .deleteFrom('idp_codes')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('code_hmac', '=', codeHmac)
        .returning('user_id')
        .executeTakeFirst();
      return spent !== undefined;
    },
  };
}
