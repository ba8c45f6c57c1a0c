/** Allows the holder's own calls of the protocol (GetUser, ChangePassword and so on), and the product's API. */
export const userScope = 'aws.cognito.signin.user.admin';

// One letter each, for the end of a refresh token.
const letters = { openid: 'o', email: 'e', profile: 'p', [userScope]: 'u' } as const;

/** Scopes that an application may request at the hosted login. */
export const knownScopes: readonly string[] = Object.keys(letters);

/** The `scope` claim for the requested scopes: in a fixed order, without duplicates. */
export const writeScope = (asked: readonly string[]): string =>
  knownScopes.filter((scope) => asked.includes(scope)).join(' ');

/**
 * A refresh token ends with the requested scopes of its session, so that no table has to store them: the token is only
 * known as a whole, no one can add a letter. A sign-in by the protocol is for the user's own calls, and has no such
 * end.
 */
export const markScope = (token: string, scope: string): string => {
  if (scope === userScope) return token;
  const marks = Object.entries(letters).flatMap(([name, letter]) => (scope.split(' ').includes(name) ? [letter] : []));
  return `${token}.${marks.join('')}`;
};

/** The `scope` claim that goes with a refresh token. */
export const scopeOf = (refreshToken: string): string => {
  const marks = refreshToken.split('.')[1];
  if (marks === undefined) return userScope;
  return writeScope(Object.entries(letters).flatMap(([name, letter]) => (marks.includes(letter) ? [name] : [])));
};
