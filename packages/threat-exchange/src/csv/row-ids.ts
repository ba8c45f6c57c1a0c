import { createHash } from 'node:crypto';

// Halyard's own namespace for names of CSV rows: chosen once at random, never to change.
const namespace = Buffer.from('6f1c0a5e4b7d4c52a3e98d21f0b6c794', 'hex');

/** A UUID of version 5 (RFC 9562): the same parts always give the same one, so a file read twice does not double. */
export function uuidOf(parts: readonly string[]): string {
  const hash = createHash('sha1').update(namespace).update(JSON.stringify(parts)).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
