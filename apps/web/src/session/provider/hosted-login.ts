import type { TokenStorage } from '../tabs/token-storage.ts';
import type { IdentityConfig } from './identity-client-type.ts';
import { addressHere } from './provider-address.ts';

// The authorization code flow with PKCE (RFC 6749 section 4.1, RFC 7636). Amplify's own needs https, which a console
// on the machine in front of the person has not.

const key = 'halyard.hosted-login';
const pendingGoodMs = 1_800_000;
const timeoutMs = 15_000;
const scopes = 'openid email profile aws.cognito.signin.user.admin';

/** This tab's state of the redirect. */
type Pending = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly remember: boolean;
  readonly from?: string;
};

/** The parameters in the URL of the callback. */
export type HostedReturn = {
  readonly state: string;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
};

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

// Begins with a letter: in a URL a value of digits alone could be mistaken for a number.
const makeSecret = () => `h${base64url(crypto.getRandomValues(new Uint8Array(32)))}`;

async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

const redirectUri = () => `${window.location.origin}/login`;

/** An address of the hosted login; paths are those of a Cognito domain. */
function addressOf(config: IdentityConfig, path: string, query: Readonly<Record<string, string>> = {}): string {
  const base = addressHere(config, config.hostedLogin ?? '').replace(/\/$/, '');
  const search = new URLSearchParams(query).toString();
  return `${base}${path}${search && `?${search}`}`;
}

type Start = { readonly remember: boolean; readonly from?: string | undefined };

/** The redirect URL; state needed for the callback is kept in the tab. */
export async function startHostedLogin(config: IdentityConfig, storage: Storage, { remember, from }: Start) {
  const [state, nonce, verifier] = [makeSecret(), makeSecret(), makeSecret()];
  const pending: Pending = { state, nonce, verifier, startedAt: Date.now(), remember, ...(from && { from }) };
  storage.setItem(key, JSON.stringify(pending));
  return addressOf(config, '/oauth2/authorize', {
    response_type: 'code',
    client_id: config.clientId,
    redirect_uri: redirectUri(),
    scope: scopes,
    state,
    nonce,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  });
}

/** Why no one is signed in after all; `name` selects the text. */
const fail = (name: 'HostedLoginExpired' | 'HostedLoginCanceled' | 'HostedLoginFailed', cause?: unknown) =>
  Object.assign(new Error(name, { cause }), { name });

/** Used once: a repeated response has no matching state. */
function takePending(storage: Storage, now: number): Pending | undefined {
  const kept = storage.getItem(key);
  storage.removeItem(key);
  const pending = kept === null ? undefined : (JSON.parse(kept) as Pending);
  return pending && now - pending.startedAt < pendingGoodMs ? pending : undefined;
}

type Tokens = Readonly<Record<'access_token' | 'id_token' | 'refresh_token', string>>;

async function exchange(config: IdentityConfig, code: string, verifier: string): Promise<Tokens> {
  const answer = await fetch(addressOf(config, '/oauth2/token'), {
    method: 'POST',
    // A string would be sent as plain text; the form type is set so that every token endpoint accepts it.
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: config.clientId,
      redirect_uri: redirectUri(),
      code,
      code_verifier: verifier,
    }).toString(),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.status >= 500) throw Object.assign(new Error('no answer'), { name: 'NetworkError' });
  if (!answer.ok) throw fail('HostedLoginFailed', await answer.text());
  return (await answer.json()) as Tokens;
}

type Claims = Readonly<Record<string, unknown>>;

function claimsOf(token: string): Claims {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const text = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(text)) as Claims;
}

/** In the layout of the Cognito libraries, with their origin. */
async function keepTokens({ clientId }: IdentityConfig, storage: TokenStorage, tokens: Tokens, claims: Claims) {
  const name = String(claims['cognito:username'] ?? claims.sub);
  const drift = Number(claims.iat) * 1000 - Date.now();
  const prefix = `CognitoIdentityServiceProvider.${clientId}`;
  const kept = {
    origin: 'hosted',
    idToken: tokens.id_token,
    refreshToken: tokens.refresh_token,
    clockDrift: String(drift),
    // Last: another tab continues when it sees this one.
    accessToken: tokens.access_token,
  };
  await storage.keyValues.setItem(`${prefix}.LastAuthUser`, name);
  for (const [field, value] of Object.entries(kept))
    await storage.keyValues.setItem(`${prefix}.${name}.${field}`, value);
}

type Ports = { readonly storage: Storage; readonly tokens: TokenStorage };

/**
 * Creates a session from the response in the URL.  Rejects with an error named HostedLoginExpired (not asked for by
 * this tab, or too long ago), HostedLoginCanceled, HostedLoginFailed, or as the network does. Returns where the person
 * wanted to go.
 */
export async function finishHostedLogin(config: IdentityConfig, answer: HostedReturn, { storage, tokens }: Ports) {
  const pending = takePending(storage, Date.now());
  if (!pending || pending.state !== answer.state) throw fail('HostedLoginExpired');
  if (answer.error === 'access_denied') throw fail('HostedLoginCanceled');
  if (answer.error !== undefined || answer.code === undefined) throw fail('HostedLoginFailed', answer.error);
  const given = await exchange(config, answer.code, pending.verifier);
  const claims = claimsOf(given.id_token);
  // OpenID Connect Core 3.1.3.7: a token of another sign-in or for another application is not ours.
  if (claims.nonce !== pending.nonce || claims.aud !== config.clientId) throw fail('HostedLoginFailed');
  tokens.clear();
  tokens.remember(pending.remember);
  await keepTokens(config, tokens, given, claims);
  return { from: pending.from };
}

/** Redirects to the hosted login's own sign-out, which redirects back to /login. */
export function leaveHostedLogin(config: IdentityConfig, goTo: (address: string) => void): void {
  // With the browser's back button the page would be restored as it was, and wait forever.
  window.addEventListener('pageshow', ({ persisted }) => persisted && goTo(redirectUri()), { once: true });
  goTo(addressOf(config, '/logout', { client_id: config.clientId, logout_uri: redirectUri() }));
}
