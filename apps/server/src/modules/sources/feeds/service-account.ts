import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { type AccessToken, readAccessToken } from './access-tokens.ts';
import { type AskFeed, FeedFailure } from './feed-reader.ts';

/** The used fields of a Google service account's key file. */
export type ServiceAccount = {
  readonly email: string;
  readonly keyId: string | null;
  readonly privateKey: KeyObject;
  readonly tokenUrl: string;
};

const badKey = (what: string) =>
  new FeedFailure(`The key of the service account ${what}. Enter the JSON file as it was downloaded.`);

function readPrivateKey(pem: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (cause) {
    throw Object.assign(badKey('has a private key that cannot be read'), { cause });
  }
  if (key.asymmetricKeyType !== 'rsa') throw badKey('has a private key that is none of RSA');
  return key;
}

/**
 * The parts of a key file that are used.
 *
 * @param text the file, JSON
 * @throws FeedFailure
 */
export function readServiceAccount(text: string): ServiceAccount {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // The message of `JSON.parse` would show a part of the key.
    throw badKey('is not valid JSON');
  }
  const file = typeof json === 'object' && json !== null ? (json as Readonly<Record<string, unknown>>) : {};
  const { client_email: email, private_key: pem, private_key_id: keyId, token_uri: tokenUrl } = file;
  if (typeof email !== 'string' || typeof pem !== 'string' || typeof tokenUrl !== 'string')
    throw badKey('lacks client_email, private_key or token_uri');
  return { email, keyId: typeof keyId === 'string' ? keyId : null, privateKey: readPrivateKey(pem), tokenUrl };
}

const lifetimeSeconds = 3_600;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A signed claim to be the account (RFC 7523, section 3; RS256 of RFC 7518). */
function signAssertion({ email, keyId, privateKey, tokenUrl }: ServiceAccount, scope: string, now: number): string {
  const issued = Math.floor(now / 1_000);
  const header = { alg: 'RS256', typ: 'JWT', ...(keyId !== null && { kid: keyId }) };
  const claims = { iss: email, scope, aud: tokenUrl, iat: issued, exp: issued + lifetimeSeconds };
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** Detections of Google SecOps, by its older and its newer API. */
export const secopsScope =
  'https://www.googleapis.com/auth/chronicle-backstory https://www.googleapis.com/auth/cloud-platform';

/**
 * Asks for an access token of a service account (RFC 7523, section 2.1).
 *
 * @param ask without its own credential
 * @throws FeedFailure
 */
export async function askServiceAccount(
  ask: AskFeed,
  account: ServiceAccount,
  scope: string,
  now: number,
): Promise<AccessToken> {
  const form = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: signAssertion(account, scope, now),
  });
  const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await ask({ url: account.tokenUrl, method: 'POST', headers, body: form.toString() });
  return readAccessToken(reply, account.tokenUrl, now);
}
