import { type Core, issuerOf } from '../../core.ts';
import { knownScopes, writeScope } from '../../tokens/token-scope.ts';
import { once, repeatsOne } from '../read-form.ts';
import { isChallenge } from './pkce.ts';

/** What an application asks for (RFC 6749, 4.1.1; RFC 7636, 4.3; OpenID Connect, 3.1.2.1), checked. */
export type AuthorizeRequest = {
  readonly redirectUri: string;
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  /** As the access token's claim will have it. */
  readonly scope: string;
  readonly codeChallenge: string;
  /** `none`: no page may be shown; `login`: the person has to prove again who they are. */
  readonly prompt: 'none' | 'login' | undefined;
  /** The proof may be no older than this. */
  readonly maxAgeMs: number | undefined;
  readonly loginHint: string | undefined;
};

/** Who it is for is known, so an error may go back there; without that no one is sent anywhere. */
type Reading =
  | { readonly outcome: 'asked'; readonly asked: AuthorizeRequest }
  | { readonly outcome: 'rejected'; readonly location: string }
  | { readonly outcome: 'untrusted' };

type Back = Pick<AuthorizeRequest, 'redirectUri' | 'state'>;

/** The registered address with an answer for the application: its `state`, and who answers (RFC 9207). */
export function leadBack({ config }: Core, { redirectUri, state }: Back, answer: Readonly<Record<string, string>>) {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  url.searchParams.set('iss', issuerOf(config));
  return url.href;
}

const longestSearch = 8_192;
const longestNonce = 512;
const singleParameters = [
  ...['response_type', 'scope', 'state', 'nonce', 'code_challenge', 'code_challenge_method', 'response_mode'],
  ...['prompt', 'max_age', 'login_hint'],
];

type Problem = readonly [error: string, description: string];

function findProblem(parameters: URLSearchParams, allowed: readonly string[]): Problem | undefined {
  const given = (name: string) => once(parameters, name);
  if (repeatsOne(parameters, singleParameters)) return ['invalid_request', 'A parameter is given more than once.'];
  if (given('request')) return ['request_not_supported', 'Request objects are not supported.'];
  if (given('request_uri')) return ['request_uri_not_supported', 'Request objects are not supported.'];
  if (given('response_type') === undefined) return ['invalid_request', 'The parameter response_type is missing.'];
  if (given('response_type') !== 'code') return ['unsupported_response_type', 'The response type must be code.'];
  if ((given('response_mode') ?? 'query') !== 'query') return ['invalid_request', 'The response mode must be query.'];
  return findProblemOfProof(parameters) ?? findProblemOfWish(parameters, allowed);
}

function findProblemOfProof(parameters: URLSearchParams): Problem | undefined {
  const challenge = once(parameters, 'code_challenge');
  if (challenge === undefined) return ['invalid_request', 'A code challenge is required.'];
  if (once(parameters, 'code_challenge_method') !== 'S256')
    return ['invalid_request', 'The code challenge method must be S256.'];
  return isChallenge(challenge) ? undefined : ['invalid_request', 'The code challenge is not one of S256.'];
}

const scopesIn = (parameters: URLSearchParams, allowed: readonly string[]) =>
  once(parameters, 'scope')?.split(' ') ?? allowed;

function findProblemOfWish(parameters: URLSearchParams, allowed: readonly string[]): Problem | undefined {
  if (!scopesIn(parameters, allowed).every((scope) => allowed.includes(scope)))
    return ['invalid_scope', 'A scope is not known, or not for this application.'];
  if ((once(parameters, 'nonce') ?? '').length > longestNonce) return ['invalid_request', 'The nonce is too long.'];
  if (!/^\d{0,9}$/.test(once(parameters, 'max_age') ?? '')) return ['invalid_request', 'max_age is not a number.'];
  if (!/^(?:none|login)?$/.test(once(parameters, 'prompt') ?? ''))
    return ['invalid_request', 'The prompt must be none or login.'];
  return undefined;
}

const seconds = (text: string | undefined) => (text === undefined ? undefined : Number(text) * 1000);

/** What is read here has no problem any more. */
const readWish = (parameters: URLSearchParams, allowed: readonly string[]) => ({
  nonce: once(parameters, 'nonce'),
  scope: writeScope(scopesIn(parameters, allowed)),
  codeChallenge: once(parameters, 'code_challenge') ?? '',
  prompt: once(parameters, 'prompt') as AuthorizeRequest['prompt'],
  maxAgeMs: seconds(once(parameters, 'max_age')),
  loginHint: once(parameters, 'login_hint')?.slice(0, 254),
});

/** Reads the query of `/oauth2/authorize` and `/login`: who asks comes first, then what they ask for. */
export function readAuthorizeRequest(core: Core, search: string): Reading {
  const { clientId, hostedLogin } = core.config;
  const parameters = new URLSearchParams(search.slice(0, longestSearch));
  const redirectUri = once(parameters, 'redirect_uri') ?? '';
  const isRegistered = hostedLogin?.redirectUris.includes(redirectUri) ?? false;
  if (search.length > longestSearch || once(parameters, 'client_id') !== clientId || !isRegistered)
    return { outcome: 'untrusted' };
  const back = { redirectUri, state: once(parameters, 'state') };
  const allowed = hostedLogin?.scopesAt?.get(redirectUri) ?? knownScopes;
  const problem = findProblem(parameters, allowed);
  if (!problem) return { outcome: 'asked', asked: { ...back, ...readWish(parameters, allowed) } };
  const [error, description] = problem;
  return { outcome: 'rejected', location: leadBack(core, back, { error, error_description: description }) };
}
