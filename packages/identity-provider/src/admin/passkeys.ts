import type { Core } from '../core.ts';
import type { PasskeyRecord } from '../ports.ts';
import { removePasskey } from '../user-pool/passkeys/remove-passkey.ts';

/** A passkey as the product may see it; instants in milliseconds. */
export type AdminPasskey = Pick<
  PasskeyRecord,
  'credentialId' | 'name' | 'attachment' | 'transports' | 'backedUp' | 'createdAt' | 'lastUsedAt'
>;

const toPasskey = ({ credentialId, name, attachment, transports, ...passkey }: PasskeyRecord): AdminPasskey => ({
  credentialId,
  name,
  attachment,
  transports,
  backedUp: passkey.backedUp,
  createdAt: passkey.createdAt,
  lastUsedAt: passkey.lastUsedAt,
});

/** The passkeys of an account. Only the person can add one. */
export function createPasskeyAdmin(core: Core) {
  return {
    async listPasskeys(userId: string): Promise<readonly AdminPasskey[]> {
      return (await core.ports.read.passkeys.listOf(userId)).map(toPasskey);
    },

    /** Present sessions continue. False when the user has no such passkey. */
    removePasskey: (userId: string, credentialId: string): Promise<boolean> =>
      removePasskey(core, { userId, credentialId, address: null }),
  };
}
