import type { RefreshTokenReads, RefreshTokenRecord, RefreshTokenStore } from '@halyard/identity-provider';
import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { IdentityTables } from '../../database/tables/identity-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';

const toToken = (row: Selectable<IdentityTables['idp_refresh_tokens']>): RefreshTokenRecord => ({
  tokenHash: row.token_hash,
  originJti: row.origin_jti,
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
  rotatedAt: row.rotated_at,
  successorHash: row.successor_hash,
});

export function createRefreshTokenReads(db: Kysely<Schema>): RefreshTokenReads {
  return {
    async find(tokenHash) {
      const row = await db
        .selectFrom('idp_refresh_tokens')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row && toToken(row);
    },
  };
}

export function createRefreshTokenStore(tx: Transaction): RefreshTokenStore {
  return {
    ...createRefreshTokenReads(tx),
    async add(token) {
      await tx
        .insertInto('idp_refresh_tokens')
        .values({
          token_hash: token.tokenHash,
          origin_jti: token.originJti,
          issued_at: token.issuedAt,
          expires_at: token.expiresAt,
          rotated_at: token.rotatedAt,
          successor_hash: token.successorHash,
        })
        .execute();
    },
    async rotate(tokenHash, at, successorHash) {
      const rotated = await tx
        .updateTable('idp_refresh_tokens')
        .set({ rotated_at: at, successor_hash: successorHash })
        .where('token_hash', '=', tokenHash)
        .where('rotated_at', 'is', null)
        .returning('token_hash')
        .executeTakeFirst();
      return rotated !== undefined;
    },
  };
}
