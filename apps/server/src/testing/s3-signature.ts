import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Signature Version 4 as a store checks it: "Authenticating Requests: Using the Authorization Header" of the Amazon S3
 * API Reference.
 */
const hex = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

/** Why a request is not let in; undefined where it is signed with the secret key. */
export function findSignatureFault(
  { method = '', headers, url: address = '' }: IncomingMessage,
  body: Buffer,
  keys: { readonly accessKeyId: string; readonly secretAccessKey: string },
): 'AccessDenied' | 'InvalidAccessKeyId' | 'SignatureDoesNotMatch' | 'XAmzContentSHA256Mismatch' | undefined {
  const [, id, day, region, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!id || !day || !region || !names) return 'AccessDenied';
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId';
  const digest = String(headers['x-amz-content-sha256']);
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== hex(body)) return 'XAmzContentSHA256Mismatch';
  const url = new URL(address, 'http://store');
  const path = url.pathname
    .split('/')
    .map((segment) => encode(decodeURIComponent(segment)))
    .join('/');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, path, canonicalQuery(url), lines.join(''), names, digest].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hex(request)].join('\n');
  const key = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region));
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
