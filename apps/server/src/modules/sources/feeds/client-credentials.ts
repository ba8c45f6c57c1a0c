import { type AccessToken, readAccessToken } from './access-tokens.ts';
import type { AskFeed } from './feed-reader.ts';

export type OAuthClient = {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope?: string | undefined;
};

/**
 * Asks for an access token with the credentials of a client (RFC 6749, section 4.4). They go in the body, which Microsoft
 * and the others take.
 *
 * @param ask without its own credential
 * @throws FeedFailure
 */
export async function askClientCredentials(ask: AskFeed, client: OAuthClient, now: number): Promise<AccessToken> {
  const { tokenUrl, clientId, clientSecret, scope } = client;
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  });
  if (scope) form.set('scope', scope);
  const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await ask({ url: tokenUrl, method: 'POST', headers, body: form.toString() });
  return readAccessToken(reply, tokenUrl, now);
}
