import type { RecoveryCodeReads, RecoveryCodeStore } from '@halyard/identity-provider';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';

export function createRecoveryCodeReads(db: Kysely<Schema>): RecoveryCodeReads {
  return {
    async count(userId) {
      const row = await db
        .selectFrom('idp_recovery_codes')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },
  };
}

export function createRecoveryCodeStore(tx: Transaction): RecoveryCodeStore {
  return {
    ...createRecoveryCodeReads(tx),
    async replace(userId, codeHmacs) {
      await tx.deleteFrom('idp_recovery_codes').where('user_id', '=', userId).execute();
      const rows = codeHmacs.map((code_hmac) => ({ user_id: userId, code_hmac }));
      if (rows.length > 0) await tx.insertInto('idp_recovery_codes').values(rows).execute();
    },
    async spend(userId, codeHmac) {
      const spent = await tx
        .deleteFrom('idp_recovery_codes')
        .where('user_id', '=', userId)
        .where('code_hmac', '=', codeHmac)
        .returning('user_id')
        .executeTakeFirst();
      return spent !== undefined;
    },
  };
}
