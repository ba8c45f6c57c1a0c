import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** How far the clock of a sender may be off, in milliseconds (Standard Webhooks, "Verifying webhook authenticity"). */
const toleranceMs = 300_000;
/** The prefix of a secret of Standard Webhooks; what follows is the key in base64. */
const tokenPrefix = 'whsec_';

function isSame(one: string | Buffer, other: string | Buffer): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const headerOf = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** The token as a header brings it: a bearer token, the password of Basic, or its own header. */
function sentToken(headers: IncomingHttpHeaders): string | undefined {
  const [, scheme = '', credentials = ''] = /^(\S+) +(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (/^(bearer|token)$/i.test(scheme)) return credentials.trim();
  if (/^basic$/i.test(scheme)) {
    const text = Buffer.from(credentials, 'base64').toString();
    return text.slice(text.indexOf(':') + 1);
  }
  return headerOf(headers, 'x-halyard-token') ?? headerOf(headers, 'x-api-key');
}

/** Standard Webhooks: base64 of the HMAC over `id.timestamp.body`; of several signatures one has to match. */
function hasStandardSignature(headers: IncomingHttpHeaders, body: Uint8Array, token: string, now: number): boolean {
  const id = headerOf(headers, 'webhook-id');
  const at = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  if (!id || !at || !signatures || Math.abs(Number(at) * 1_000 - now) > toleranceMs) return false;
  const key = Buffer.from(token.slice(tokenPrefix.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${at}.`).update(body).digest('base64');
  return signatures.split(' ').some((one) => one.startsWith('v1,') && isSame(one.slice(3), expected));
}

const hexSignatures = ['x-hub-signature-256', 'x-grafana-alerting-signature', 'x-signature-sha256'] as const;

/** GitHub, Grafana and others: hex of the HMAC over the body, with the whole token as the key. */
function hasHexSignature(headers: IncomingHttpHeaders, body: Uint8Array, token: string): boolean {
  const sent = hexSignatures.map((name) => headerOf(headers, name)).find((value) => value !== undefined);
  if (sent === undefined) return false;
  const expected = createHmac('sha256', token).update(body).digest('hex');
  return isSame(sent.replace(/^sha256=/i, '').toLowerCase(), expected);
}

type Request = { readonly headers: IncomingHttpHeaders; readonly body: Uint8Array };

/** Whether a request proves that its sender knows the token of the source. */
export function isFromSource({ headers, body }: Request, token: string, now: number): boolean {
  const sent = sentToken(headers);
  if (sent !== undefined) return isSame(sent, token);
  return hasStandardSignature(headers, body, token, now) || hasHexSignature(headers, body, token);
}
