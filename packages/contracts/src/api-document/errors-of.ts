import { type Endpoint, needsPerson } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { mayKeyUse, recentSignInOf } from '../policy.ts';

const ofEveryRequest: readonly ErrorCode[] = [
  'bad_request',
  'invalid_input',
  'malformed_body',
  'unsupported_media_type',
  'unsupported_encoding',
  'address_too_long',
  'headers_too_large',
  'too_many_requests',
  'server_error',
  'unavailable',
  'storage_full',
];
const ofSignIn: readonly ErrorCode[] = [
  'not_signed_in',
  'account_inactive',
  'forbidden',
  'api_access_off',
  'origin_not_allowed',
  'identity_unavailable',
];
const ofBody: readonly ErrorCode[] = ['body_too_large', 'request_timeout'];
const ofIdempotencyKey: readonly ErrorCode[] = ['idempotency_key_reused', 'request_in_progress'];

function ofAccess({ access, method }: Endpoint): readonly ErrorCode[] {
  if (!needsPerson(access)) return access === 'source' ? ['not_signed_in'] : [];
  return mayKeyUse('viewer', access, method) ? ofSignIn : [...ofSignIn, 'api_key_not_allowed'];
}

const ofContent = ({ body, upload }: Endpoint): readonly ErrorCode[] => (body || upload ? ofBody : []);

/** Every code that an operation may be rejected with, sorted: by its access, its body, its own rules, or any request. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const all = [
    ...ofEveryRequest,
    ...ofAccess(endpoint),
    ...ofContent(endpoint),
    ...(endpoint.obeysIdempotencyKey ? ofIdempotencyKey : []),
    ...(endpoint.repliesWithSecret ? (['secret_already_shown'] as const) : []),
    ...(recentSignInOf(endpoint) ? (['recent_sign_in_required'] as const) : []),
    ...endpoint.errors,
  ];
  // A sender that gets 429 gives up; under load a source gets 503.
  const possible = endpoint.access === 'source' ? all.filter((code) => code !== 'too_many_requests') : all;
  return [...new Set(possible)].sort();
}
