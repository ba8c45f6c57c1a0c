import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const aDayMs = 86_400_000;
/** Shorter bodies are stored uncompressed: opening a compressor costs more than the bytes. */
const compressedFrom = 8_192;
/** The magic number of a Zstandard frame (RFC 8878, section 3.1.1). */
const frameMark = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** Headers with a credential, or without information about the delivery. */
const unkept = /^(authorization|cookie|proxy-authorization|x-api-key|.*token.*|.*secret.*|.*signature.*)$/;

/** The sender's delivery id, for idempotent sending. */
const keyHeaders = ['webhook-id', 'idempotency-key', 'x-amz-sns-message-id', 'x-github-delivery'] as const;

const digestOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** The stored headers as pairs: none contains a credential. */
const keptHeaders = (headers: IncomingHttpHeaders): readonly (readonly [string, string])[] =>
  Object.entries(headers)
    .filter(([name]) => !unkept.test(name))
    .map(([name, value]) => [name, String(value)] as const);

/** The identity of two deliveries: the sender's own id, else the same body on the same day. */
function deliveryKeyOf({ headers, body, now, moment }: NewDelivery): string {
  if (moment !== undefined) return `once:${digestOf(body)}:${now}:${moment}`;
  const named = keyHeaders.map((name) => headers[name]).find((value) => typeof value === 'string' && value !== '');
  if (typeof named === 'string') return `id:${digestOf(named)}`;
  return `body:${digestOf(body)}:${Math.floor(now / aDayMs)}`;
}

type NewDelivery = {
  readonly sourceId: string;
  readonly now: number;
  readonly mediaType: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
  /** Whether its source is one of the sample workspace. */
  readonly sample: 0 | 1;
  /** Always unique: if no sender repeats a delivery, an equal body is a new occurrence. */
  readonly moment?: string;
};

const isFrame = (bytes: Uint8Array) => frameMark.equals(bytes.subarray(0, frameMark.length));

/** A delivery, ready to be kept: compressed where that pays, and without credentials. */
export async function packDelivery(delivery: NewDelivery) {
  const { sourceId, now, mediaType, headers, body, sample } = delivery;
  return {
    source_id: sourceId,
    received_at: now,
    delivery_key: deliveryKeyOf(delivery),
    media_type: mediaType.slice(0, 200),
    headers: JSON.stringify(keptHeaders(headers)),
    body: body.length < compressedFrom && !isFrame(body) ? body : await compress(body),
    bytes: body.length,
    state: 'waiting',
    attempts: 0,
    created: 0,
    updated: 0,
    folded: 0,
    rejected: 0,
    sample,
  } as const;
}

export type Packed = Awaited<ReturnType<typeof packDelivery>>;
/** A delivery that is kept; `isNew` is false where its sender had sent it before. */
export type Kept = { readonly id: number; readonly isNew: boolean };

const nameOf = (sourceId: string, deliveryKey: string) => `${sourceId} ${deliveryKey}`;

async function findKept(tx: Transaction, packed: readonly Packed[]): Promise<ReadonlyMap<string, number>> {
  if (packed.length === 0) return new Map();
  const rows = await tx
    .selectFrom('intake_deliveries')
    .select(['id', 'source_id', 'delivery_key'])
    .where('source_id', 'in', [...new Set(packed.map(({ source_id }) => source_id))])
    .where(
      'delivery_key',
      'in',
      packed.map(({ delivery_key }) => delivery_key),
    )
    .execute();
  return new Map(rows.map(({ id, source_id, delivery_key }) => [nameOf(source_id, delivery_key), Number(id)]));
}

async function noteArrival(tx: Transaction, packed: readonly Packed[]): Promise<void> {
  const latest = new Map<string, number>();
  for (const { source_id, received_at } of packed) latest.set(source_id, received_at);
  // In one order, so that two nodes do not wait for each other.
  for (const [id, last_delivery_at] of [...latest].sort(([one], [other]) => (one < other ? -1 : 1)))
    await tx.updateTable('sources').set({ last_delivery_at }).where('id', '=', id).execute();
}

const byName = (packed: Packed) => nameOf(packed.source_id, packed.delivery_key);

/** Keeps each delivery once, in their order. */
export async function keepDeliveries(tx: Transaction, packed: readonly Packed[]): Promise<readonly Kept[]> {
  // Partitions only know their own rows: checking for a delivery locks out concurrent inserts of it.
  const sourceIds = [...new Set(packed.map(({ source_id }) => source_id))];
  const sources = tx.selectFrom('sources').select('id').where('id', 'in', sourceIds).orderBy('id');
  await holdRows(tx, sources).execute();
  const known = await findKept(tx, packed);
  const fresh = new Map(packed.filter((one) => !known.has(byName(one))).map((one) => [byName(one), one]));
  const added = new Map<string, number>();
  if (fresh.size > 0) {
    const insert = tx.insertInto('intake_deliveries').values([...fresh.values()]);
    for (const { id, source_id, delivery_key } of await insert.returning(['id', 'source_id', 'delivery_key']).execute())
      added.set(nameOf(source_id, delivery_key), Number(id));
  }
  const isFirst = new Set<string>();
  const kept = packed.map(({ source_id, delivery_key }) => {
    const name = nameOf(source_id, delivery_key);
    const id = added.get(name) ?? known.get(name);
    if (id === undefined) throw new Error('A delivery was neither added nor found.');
    const isNew = added.has(name) && !isFirst.has(name);
    isFirst.add(name);
    return { id, isNew };
  });
  await noteArrival(
    tx,
    packed.filter((_, index) => kept[index]?.isNew),
  );
  return kept;
}

/** Keeps a delivery once. */
export async function keepDelivery(tx: Transaction, packed: Packed): Promise<Kept> {
  const [kept] = await keepDeliveries(tx, [packed]);
  return kept as Kept;
}

/** The body of a delivery unchanged. */
export const readBody = async (stored: Uint8Array): Promise<Buffer> =>
  isFrame(stored) ? decompress(stored) : Buffer.from(stored);

/** Deliveries that wait to be mapped. */
export async function countWaiting(db: Kysely<Schema>, sourceId: string): Promise<number> {
  // From the index alone: waiting deliveries are counted during intake.
  const { count } = await db
    .selectFrom('intake_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source_id', '=', sourceId)
    // Written as a literal: SQLite uses a partial index only if it sees the condition itself.
    .where(sql<boolean>`state = 'waiting'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
