import { createHash } from 'node:crypto';
import type { AskFeed, FeedReply } from '../feed-reader.ts';
import { requireSuccess } from './check-reply.ts';

/** Validators of a response, to avoid reading the same one again. */
export type Validators = {
  readonly etag: string | null;
  readonly modified: string | null;
  /** SHA-256 of the body: many servers send no validators. */
  readonly digest: string | null;
};

export const noValidators: Validators = { etag: null, modified: null, digest: null };

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

export const hasValidators = (value: Readonly<Record<string, unknown>>): boolean =>
  isTextOrNull(value.etag) && isTextOrNull(value.modified) && isTextOrNull(value.digest);

export type Changed = { readonly reply: FeedReply; readonly validators: Validators };

/**
 * Asks for what has changed since it was last read; null where nothing has.
 *
 * @throws FeedFailure
 */
export async function askChanged(
  ask: AskFeed,
  { url, accept }: { readonly url: string; readonly accept: string },
  before: Validators,
): Promise<Changed | null> {
  const reply = await ask({
    url,
    headers: {
      accept,
      ...(before.etag !== null && { 'if-none-match': before.etag }),
      ...(before.modified !== null && { 'if-modified-since': before.modified }),
    },
  });
  if (reply.status === 304) return null;
  requireSuccess(reply, url);
  const digest = createHash('sha256').update(reply.body).digest('base64url');
  if (digest === before.digest) return null;
  const { etag = null, 'last-modified': modified = null } = reply.headers;
  return { reply, validators: { etag, modified, digest } };
}

/**
 * The time of a response by the server's own clock, in milliseconds since 1970; 0 if unstated, although every server
 * with a clock must send it (RFC 9110, section 6.6.1).
 */
export function writtenAt({ headers }: FeedReply): number {
  const at = Date.parse(headers['last-modified'] ?? headers.date ?? '');
  return Number.isNaN(at) ? 0 : at;
}
