import { callProtocol } from './call-pool.ts';
import type { CloudCredentials, IdentityConfig } from './identity-client-type.ts';
import { addressHere } from './provider-address.ts';

/** Credentials live an hour; they are renewed after this long, so that none expires during its use. */
export const credentialsGoodMs = 3_000_000;

type Ports = {
  readonly now: () => number;
  /** Storage of a guest's identity, so that the same browser stays the same guest. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

type Kept = { readonly owner: string; readonly at: number; readonly credentials: Promise<CloudCredentials> };

const guest = 'guest';
// The same location as in the Cognito libraries.
const guestKey = (pool: string) => `com.amplify.Cognito.${pool}.identityId`;

/** The claims of our own token; they are not trusted, the identity pool verifies the token. */
function claimsOf(token: string): { readonly iss?: string; readonly sub?: string } {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(atob(payload)) as { iss?: string; sub?: string };
}

/** The caller in the identity pool's form: the issuer without its scheme, and the token. */
const loginsOf = (idToken: string | undefined) =>
  idToken === undefined ? {} : { Logins: { [(claimsOf(idToken).iss ?? '').replace(/^https?:\/\//, '')]: idToken } };

function addressOf(config: IdentityConfig): string {
  const { identityPoolEndpoint, region } = config;
  return identityPoolEndpoint === null
    ? `https://cognito-identity.${region}.amazonaws.com/`
    : addressHere(config, identityPoolEndpoint);
}

type Issued = Readonly<Record<'AccessKeyId' | 'SecretKey' | 'SessionToken', string>> & { readonly Expiration: number };

/** The protocol counts in seconds. */
const credentialsOf = (identityId: string, isGuest: boolean, issued: Issued): CloudCredentials => ({
  identityId,
  isGuest,
  accessKeyId: issued.AccessKeyId,
  secretKey: issued.SecretKey,
  sessionToken: issued.SessionToken,
  expiresAt: new Date(issued.Expiration * 1000),
});

/**
 * Temporary credentials from the identity pool (GetId, GetCredentialsForIdentity), for guests and signed-in users.
 * Nothing is requested before the first `read` (decision G-096).
 */
export function createCloudCredentials(
  config: IdentityConfig,
  readIdToken: () => Promise<string | undefined>,
  { now, storage }: Ports = { now: () => Date.now(), storage: localStorage },
) {
  let kept: Kept | undefined;
  const ask = (operation: string, input: object) =>
    callProtocol(addressOf(config), `AWSCognitoIdentityService.${operation}`, input);

  async function readIdentity(pool: string, idToken: string | undefined): Promise<string> {
    const known = idToken === undefined ? storage.getItem(guestKey(pool)) : null;
    if (known !== null) return known;
    const { IdentityId } = await ask('GetId', { IdentityPoolId: pool, ...loginsOf(idToken) });
    if (idToken === undefined) storage.setItem(guestKey(pool), String(IdentityId));
    return String(IdentityId);
  }

  async function issue(idToken: string | undefined): Promise<CloudCredentials> {
    const { identityPoolId: pool } = config;
    if (pool === null) throw Object.assign(new Error('No identity pool is configured.'), { name: 'NoIdentityPool' });
    const identityId = await readIdentity(pool, idToken);
    const answer = await ask('GetCredentialsForIdentity', { IdentityId: identityId, ...loginsOf(idToken) }).catch(
      (error: unknown) => {
        // A guest unknown to the pool becomes a new guest.
        if (idToken === undefined) storage.removeItem(guestKey(pool));
        throw error;
      },
    );
    return credentialsOf(identityId, idToken === undefined, answer.Credentials as Issued);
  }

  return {
    /** The credentials of the current user; those of an earlier user are never reused. */
    async read(): Promise<CloudCredentials> {
      const idToken = await readIdToken();
      const owner = (idToken && claimsOf(idToken).sub) || guest;
      if (kept?.owner !== owner || now() - kept.at >= credentialsGoodMs) {
        const fresh: Kept = { owner, at: now(), credentials: issue(idToken) };
        kept = fresh;
        // A failed request is repeated by the next caller.
        fresh.credentials.catch(() => {
          if (kept === fresh) kept = undefined;
        });
      }
      return kept.credentials;
    },
  };
}
