import { ApiError } from '@halyard/contracts/errors.ts';
import { allow, mayKeyUse, type Permission, scopeFor } from '@halyard/contracts/policy.ts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/callers/caller.ts';
import type { Identify } from '../../../platform/callers/identify.ts';
import { TaxiiError } from './taxii-error.ts';

/** The API key of a request: the password of Basic, whatever the user name, a bearer token, or its own header. */
function readKey({ headers }: FastifyRequest): string | undefined {
  const [, scheme = '', credentials = ''] = /^(\S+) +(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (/^bearer$/i.test(scheme)) return credentials.trim();
  if (/^basic$/i.test(scheme)) {
    const text = Buffer.from(credentials, 'base64').toString();
    return text.slice(text.indexOf(':') + 1);
  }
  const key = headers['x-api-key'];
  return typeof key === 'string' ? key : undefined;
}

/** Throws unless the owner of the key has this right, and a key may use it. */
export function requireRight({ role }: Caller, permission: Permission, method: string): void {
  if (!mayKeyUse(role, permission, method) || scopeFor(role, permission) === 'none')
    throw new TaxiiError(403, 'The owner of this API key does not have this right.');
}

/** Authenticates the API key of an active account. @throws ApiError */
export async function admitReader(request: FastifyRequest, identify: Identify): Promise<Caller> {
  const apiKey = readKey(request);
  const { origin } = request.headers;
  const caller = apiKey === undefined ? undefined : await identify({ authorization: undefined, apiKey, origin });
  if (!caller) throw new ApiError('not_signed_in', 'Sign in by HTTP Basic with an API key as the password.');
  // Known from here on, so that an error counts as theirs.
  request.caller = caller;
  requireRight(caller, allow('intelligence', 'read'), 'GET');
  return caller;
}
