import { ApiError } from '@halyard/contracts/errors.ts';
import type { Credential } from '@halyard/contracts/inflow/credentials.ts';
import type { SourcesTable } from '../../../database/tables/inflow-schema.ts';
import type { Vault } from '../../../platform/vault.ts';

type Kept = Pick<SourcesTable, 'id' | 'pull_auth_sealed'>;

const locationOf = (id: string) => ({ table: 'sources', column: 'pull_auth_sealed', id });

export const sealCredential = (vault: Vault, id: string, credential: Credential): string =>
  vault.seal(locationOf(id), JSON.stringify(credential));

/** The credential of a source. Earlier releases kept a bare Authorization header. */
export function openCredential(vault: Vault, { id, pull_auth_sealed: sealed }: Kept): Credential | null {
  if (sealed === null) return null;
  const text = vault.open(locationOf(id), sealed);
  return text.startsWith('{') ? (JSON.parse(text) as Credential) : { kind: 'header', value: text };
}

type Fixed = Exclude<Credential, { readonly kind: 'oauth' | 'serviceAccount' }>;

/** The headers of a credential that needs no separate token. */
export function headersOf(credential: Fixed): Readonly<Record<string, string>> {
  switch (credential.kind) {
    case 'header':
      return { authorization: credential.value };
    case 'bearer':
      return { authorization: `Bearer ${credential.token}` };
    case 'basic': {
      const pair = Buffer.from(`${credential.user}:${credential.password}`).toString('base64');
      return { authorization: `Basic ${pair}` };
    }
    case 'apiKey':
      return { [credential.header.toLowerCase()]: credential.value };
  }
}

const isSameOrigin = (one: string, other: string | null) =>
  other !== null && URL.canParse(one) && new URL(one).origin === new URL(other).origin;

type Before = Kept & Pick<SourcesTable, 'pull_url'>;
type Given = { readonly url: string; readonly credential?: Credential | null | undefined };

/**
 * The credential of a request: the given one, else the stored one, which is sent to no other origin than its own. It is
 * never shown, so users could not check where it went.
 */
export function credentialFor(vault: Vault, before: Before | undefined, { url, credential }: Given): Credential | null {
  if (credential !== undefined) return credential;
  if (!before || before.pull_auth_sealed === null) return null;
  if (!isSameOrigin(url, before.pull_url))
    throw new ApiError('invalid_input', 'Enter the credential again: it was given for another address.');
  return openCredential(vault, before);
}
