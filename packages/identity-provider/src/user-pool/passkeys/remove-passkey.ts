import type { Core } from '../../core.ts';

type Removal = { readonly userId: string; readonly credentialId: string; readonly address: string | null };

/** False when the user has no such passkey. */
export function removePasskey({ ports, clock }: Core, { userId, credentialId, address }: Removal): Promise<boolean> {
  const at = clock();
  return ports.transaction(async (stores) => {
    if (!(await stores.passkeys.remove(userId, credentialId))) return false;
    await stores.log({ kind: 'passkey_removed', userId, address, at });
    return true;
  });
}
