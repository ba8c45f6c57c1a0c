import { IdentityError } from '../../identity-error.ts';
import type { UserRecord } from '../../ports.ts';
import { readHolder } from '../../tokens/access-token.ts';
import { answerJson } from '../replies.ts';
import type { Visit } from '../visit.ts';

const readBearer = (request: Request) =>
  /^bearer +([\w.~+/=-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** RFC 6750, 3. */
const reject = (status: number, error: string, description: string) =>
  answerJson({ error, error_description: description }, status, {
    'www-authenticate': `Bearer error="${error}", error_description="${description}"`,
  });

const profileClaims = ({ preferredUsername, attributes }: UserRecord) => ({
  preferred_username: preferredUsername,
  ...(attributes.given_name !== undefined && { given_name: attributes.given_name }),
  ...(attributes.family_name !== undefined && { family_name: attributes.family_name }),
});

/** The requested claims (OpenID Connect, 5.4); undefined if there was no sign-in. */
function claimsFor(user: UserRecord, scopes: readonly string[]) {
  if (!scopes.includes('openid')) return undefined;
  return {
    sub: user.id,
    ...(scopes.includes('email') && { email: user.email, email_verified: user.emailVerified }),
    ...(scopes.includes('profile') && profileClaims(user)),
  };
}

/** `/oauth2/userInfo`: who holds the access token (OpenID Connect, 5.3). */
export async function answerUserInfo({ core, request }: Visit): Promise<Response> {
  const token = readBearer(request);
  if (token === undefined) return answerJson({}, 401, { 'www-authenticate': 'Bearer' });
  try {
    const { user, scopes } = await readHolder(core, token);
    const claims = claimsFor(user, scopes);
    return claims ? answerJson(claims) : reject(403, 'insufficient_scope', 'The scope openid is needed.');
  } catch (cause) {
    if (cause instanceof IdentityError) return reject(401, 'invalid_token', 'The access token is not valid.');
    throw cause;
  }
}
