import type { Vault } from '../../platform/vault.ts';

const tokenBytes = 32;

export type TokenPorts = { readonly random: (bytes: number) => Uint8Array; readonly vault: Vault };

const tokenLocation = (id: string) => ({ table: 'sources', column: 'token_sealed', id });

/** A new token, and how it is kept: a secret of Standard Webhooks, so that senders can sign with it. */
export function makeToken({ random, vault }: TokenPorts, id: string) {
  const token = `whsec_${Buffer.from(random(tokenBytes)).toString('base64')}`;
  return { token, token_sealed: vault.seal(tokenLocation(id), token), token_ends: token.slice(-4) };
}
