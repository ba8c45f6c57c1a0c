import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The input of an ETag; SHA-1 for its speed, as it protects nothing. */
export const digestOf = (payload: string | Buffer): string => hash('sha1', payload, 'base64');

const opaque = (tag: string) => tag.replace(/^W\//, '');

/** Whether one of the tags is the one of the reply (RFC 9110, section 13.1.2, by weak comparison); `*` is any. */
export const hasTag = (asked: string, tag: string): boolean =>
  asked.trim() === '*' || (asked.match(/(?:W\/)?"[^"]*"/g) ?? []).some((one) => opaque(one) === opaque(tag));

/** Returns 304 if a client sends several tags, or `*`; the plugin that creates the tags compares only one. */
export function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', ({ method, headers }, response, _, done) => {
    const asked = headers['if-none-match'];
    const tag = response.getHeader('etag');
    const isRead = method === 'GET' || method === 'HEAD';
    if (asked === undefined || typeof tag !== 'string' || !isRead || response.statusCode !== 200) return done();
    if (!hasTag(asked, tag)) return done();
    response.code(304);
    done(null, '');
  });
}
