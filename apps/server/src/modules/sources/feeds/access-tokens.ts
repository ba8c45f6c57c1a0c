import { FeedFailure, type FeedReply } from './feed-reader.ts';
import { readJsonObject, requireSuccess, shown } from './reading/check-reply.ts';

export type AccessToken = {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** If the server does not state a lifetime: RFC 6749 leaves it open, and most use an hour. */
const usualSeconds = 300;

/**
 * The token of a reply of a token endpoint (RFC 6749, section 5.1).
 *
 * @throws FeedFailure with the server's own words (section 5.2)
 */
export function readAccessToken(reply: FeedReply, url: string, now: number): AccessToken {
  requireSuccess(reply, url);
  const { access_token, expires_in, token_type } = readJsonObject(reply, url, 'a token');
  if (typeof access_token !== 'string' || !/^[\x21-\x7e]+$/.test(access_token))
    throw new FeedFailure(`${shown(url)} did not return an access token.`);
  if (typeof token_type === 'string' && token_type.toLowerCase() !== 'bearer')
    throw new FeedFailure(`${shown(url)} returned a token of type ${token_type.slice(0, 50)}; only Bearer is used.`);
  const seconds = Number(expires_in);
  const lifetime = Number.isFinite(seconds) && seconds > 0 ? seconds : usualSeconds;
  return { token: access_token, expiresAt: now + lifetime * 1_000 };
}
