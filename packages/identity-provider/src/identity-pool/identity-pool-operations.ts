import * as z from 'zod';
import type { Core } from '../core.ts';
import { IdentityError } from '../identity-error.ts';
import { text } from '../operations/fields.ts';
import { defineOperation, type Operation } from '../operations/operation.ts';
import type { UserRecord } from '../ports.ts';
import { issueCredentials } from './credentials.ts';
import { findLogin, type Logins } from './find-login.ts';
import { type IdentityKind, identityOfPerson, kindOfIdentity, makeGuestIdentity } from './identity-ids.ts';

const mostLogins = 10;

const isLogins = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((token) => typeof token === 'string') &&
  Object.keys(value).length <= mostLogins;

// Not a record of the schema library: its complaint would repeat the key that was sent.
const logins = z.custom<Logins>(isLogins, { error: 'must be a map of texts' }).default({});
const poolId = text(128).min(1);
const identityId = text(128).min(1);

const notFound = (message: string) => new IdentityError('ResourceNotFoundException', message);
const notAuthorized = (message: string) => new IdentityError('NotAuthorizedException', message);

function requireGuests({ config }: Core): void {
  if (!config.guests) throw notAuthorized('Unauthenticated access is not supported for this identity pool.');
}

/** GetId: the identity of who is signed in, always the same; a new one for a guest. */
const getId = defineOperation(
  z.object({ IdentityPoolId: poolId, Logins: logins }),
  async (core, { IdentityPoolId, Logins }) => {
    if (IdentityPoolId !== core.config.identityPoolId) throw notFound('IdentityPool not found.');
    const user = await findLogin(core, Logins);
    if (user) return { IdentityId: identityOfPerson(core, user.id) };
    requireGuests(core);
    return { IdentityId: makeGuestIdentity(core) };
  },
);

/**
 * The identity that credentials are issued for. A guest who has signed in becomes the person: clients keep sending the
 * guest's id with the new login and take the other id from the response.
 */
function settleIdentity(core: Core, given: string, kind: IdentityKind, user: UserRecord | undefined): string {
  if (user) {
    const own = identityOfPerson(core, user.id);
    if (kind === 'person' && given !== own)
      throw notAuthorized("Logins don't match. Please include at least one valid login for this identity.");
    return own;
  }
  if (kind === 'person') throw notAuthorized('Access to this identity is forbidden without its login.');
  requireGuests(core);
  return given;
}

/** GetCredentialsForIdentity: temporary credentials for a person who is signed in, or for a guest. */
const getCredentialsForIdentity = defineOperation(
  z.object({ IdentityId: identityId, Logins: logins }),
  async (core, { IdentityId, Logins }) => {
    const kind = kindOfIdentity(core, IdentityId);
    if (!kind) throw notFound('Identity not found.');
    const user = await findLogin(core, Logins);
    const settled = settleIdentity(core, IdentityId, kind, user);
    return { IdentityId: settled, Credentials: issueCredentials(core, settled, user ? 'person' : 'guest') };
  },
);

/** Every call of the identity pool, by its name on the wire. */
export const identityPoolOperations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({ GetCredentialsForIdentity: getCredentialsForIdentity, GetId: getId }),
);
