/** The client of the fake provider. */
export const clientId = 'console';

const prefix = `CognitoIdentityServiceProvider.${clientId}`;

/** An access token as far as the console reads it: three parts, the second with the expiry. */
export const fakeToken = (expiresAt: number) => `h.${btoa(JSON.stringify({ exp: Math.floor(expiresAt / 1000) }))}.s`;

/** Puts the tokens of a signed-in person where the Cognito libraries put them. */
export function plantTokens(storage: Storage, expiresAt = Date.now() + 900_000): void {
  storage.setItem(`${prefix}.LastAuthUser`, 'p1');
  storage.setItem(`${prefix}.p1.accessToken`, fakeToken(expiresAt));
  storage.setItem(`${prefix}.p1.refreshToken`, 'refresh');
}

export const hasTokensIn = (storage: Storage): boolean =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).some((key) => /\.\w+Token$/.test(key ?? ''));
