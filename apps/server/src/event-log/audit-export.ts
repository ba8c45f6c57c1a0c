import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { finished } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { AuditTable, Schema } from '../database/tables/schema.ts';
import { type AuditPages, faultOf, readEntries } from './audit.ts';

type Range = { readonly after: number; readonly upTo: number };
type Source = { readonly read: Kysely<Schema>; readonly key: Uint8Array; readonly archive?: AuditPages | undefined };
type Signed = { readonly entries: number; readonly signature: string };

/**
 * Writes entries to a new file: one JSON object a line, in the order of the chain, and a last line with the number of
 * entries and the HMAC-SHA-256 of everything before it, by the key of the chain.
 */
export async function writeAuditExport(
  path: string,
  { read, key, archive }: Source,
  { after, upTo }: Range,
): Promise<Signed> {
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
  const hmac = createHmac('sha256', key);
  let entries = 0;
  for await (const all of readEntries(read, after, archive)) {
    const page = all.filter(({ seq }) => seq <= upTo);
    const text = page.map((row) => `${JSON.stringify(row)}\n`).join('');
    hmac.update(text);
    if (!file.write(text)) await once(file, 'drain');
    entries += page.length;
    if (page.length < all.length) break;
  }
  const signature = hmac.digest('hex');
  file.end(`${JSON.stringify({ entries, signature })}\n`);
  await finished(file);
  return { entries, signature };
}

const signed = z.strictObject({ entries: z.number(), signature: z.string() });

export type ExportVerdict =
  | {
      readonly intact: true;
      readonly first: number;
      readonly last: number;
      readonly entries: number;
      readonly hash: string;
    }
  | { readonly intact: false; readonly reason: string };

/** Verifies an exported file: its signature, its number of entries, and the chain from line to line. */
export async function verifyAuditExport(path: string, key: Uint8Array): Promise<ExportVerdict> {
  const broken = (reason: string): ExportVerdict => ({ intact: false, reason });
  const hmac = createHmac('sha256', key);
  let [entries, first] = [0, 0];
  let previous: { seq: number; hash: string } | undefined;
  let end: z.output<typeof signed> | undefined;
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: 0 })) {
    if (end) return broken('there are lines after the signature');
    const parsed = parse(line);
    if (parsed === undefined) return broken(`line ${entries + 1} is no JSON`);
    end = signed.safeParse(parsed).data;
    if (end) continue;
    hmac.update(`${line}\n`);
    const row = parsed as AuditTable;
    previous ??= { seq: row.seq - 1, hash: row.prev_hash };
    const fault = faultOf(row, previous, { key, checkpoint: null });
    if (fault) return broken(`entry ${previous.seq + 1}: ${fault.replaceAll('_', ' ')}`);
    first ||= row.seq;
    previous = row;
    entries++;
  }
  if (!end) return broken('the signature is missing');
  const [given, right] = [Buffer.from(end.signature, 'hex'), hmac.digest()];
  if (given.length !== right.length || !timingSafeEqual(given, right))
    return broken('the signature is of another text or key');
  if (end.entries !== entries || !previous) return broken('entries are missing');
  return { intact: true, first, last: previous.seq, entries, hash: previous.hash };
}

function parse(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
