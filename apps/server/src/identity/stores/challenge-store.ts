import type { ChallengeStore } from '@halyard/identity-provider';
import type { Transaction } from '../../database/database.ts';

export function createChallengeStore(tx: Transaction): ChallengeStore {
  return {
    async add({ idHash, kind, userId, clientId, stateSealed, expiresAt }) {
      await tx
        .insertInto('idp_sessions')
        .values({
          id_hash: idHash,
          kind,
          user_id: userId,
          client_id: clientId,
          state_sealed: stateSealed,
          expires_at: expiresAt,
        })
        .execute();
    },
    async spend(idHash, kind) {
      const row = await tx
        .deleteFrom('idp_sessions')
        .where('id_hash', '=', idHash)
        .where('kind', '=', kind)
        .returningAll()
        .executeTakeFirst();
      return (
        row && {
          idHash: row.id_hash,
          kind: row.kind,
          userId: row.user_id,
          clientId: row.client_id,
          stateSealed: row.state_sealed,
          expiresAt: row.expires_at,
        }
      );
    },
  };
}
