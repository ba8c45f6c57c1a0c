import type { IncomingAlert, Rejection } from '@halyard/alert-intake';
import { ApiError } from '@halyard/contracts/errors.ts';
import { type AlertFormat, alertFormats } from '@halyard/contracts/inflow/formats.ts';
import {
  type SigmaTest,
  sigmaTestDeliveries,
  sigmaTestFields,
  sigmaTestMatches,
  testSigmaRule,
} from '@halyard/contracts/inflow/sigma.ts';
import { daysInMs } from '@halyard/contracts/server/retention.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { mountWork, type Platform } from '../../platform/mount/mount.ts';
import { requireRuleText } from './rule-columns.ts';

type Kept = { readonly id: number; readonly receivedAt: number; readonly body: Uint8Array };

/** The rules' results for one delivery. */
type Mapped = {
  readonly incoming: readonly { readonly alert: IncomingAlert; readonly byRule?: { readonly place: number } }[];
  readonly rejections: readonly Rejection[];
  readonly absent?: readonly { readonly field: string; readonly events: number }[];
};

/** Without a version it is not cached. */
type TestedRule = {
  readonly version: null;
  readonly texts: readonly { readonly id: string; readonly state: 'enabled'; readonly text: string }[];
};

type Ports = {
  /** The body of a delivery unchanged. */
  readonly readBody: (stored: Uint8Array) => Promise<Buffer>;
  /** Runs rules over bodies, in a process that ends when they do not. */
  readonly map: (
    source: {
      readonly id: string;
      readonly format: 'events';
      readonly mapping: null;
      /** The format of their source: it defines single events, and their possible log sources. */
      readonly keptAs?: AlertFormat;
    },
    kept: readonly Kept[],
    rules: TestedRule,
  ) => Promise<readonly MappedOrNot[]>;
};
type MappedOrNot = { readonly is: 'mapped'; readonly mapped: Mapped } | { readonly is: 'rejected' };

/** One rule's matches in each of several bodies. */
export type MapTested = (kept: readonly Kept[], text: string, format?: AlertFormat) => Promise<readonly MappedOrNot[]>;

/** Runs one uncached rule. @throws ApiError if it takes too long. */
export const createMapTested =
  (map: Ports['map']): MapTested =>
  (kept, text, format) =>
    map({ id: 'sigma-test', format: 'events', mapping: null, ...(format && { keptAs: format }) }, kept, {
      version: null,
      texts: [{ id: 'tested', state: 'enabled', text }],
    }).catch((cause: unknown) => {
      throw new ApiError('sigma_test_too_slow', undefined, { cause });
    });

/** Bytes of deliveries that one test reads. */
const bytesMax = 20_000_000;
const unmatched = 'no_rule_matched';

const countOf = (rejections: readonly Rejection[], isCounted: (reason: string) => boolean) =>
  rejections.filter(({ reason }) => isCounted(reason)).reduce((sum, { count = 1 }) => sum + count, 0);

type Absent = SigmaTest['absent'];

/** In how many events of all deliveries each field is absent, most first. */
function sumFields(found: Absent): Absent {
  const sums = new Map<string, number>();
  for (const { field, events } of found) sums.set(field, (sums.get(field) ?? 0) + events);
  const sorted = [...sums].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return sorted.slice(0, sigmaTestFields).map(([field, events]) => ({ field, events }));
}

/** Matching, non-matching and unreadable events, of all examined. */
function sumUp(all: readonly { readonly kept: Kept; readonly mapped: Mapped }[], isPasted: boolean) {
  const incoming = all.flatMap(({ kept, mapped }) => mapped.incoming.map((one) => ({ kept, one })));
  const rejections = all.flatMap(({ mapped }) => mapped.rejections);
  const matched = incoming.length;
  const unreadable = countOf(rejections, (reason) => reason !== unmatched);
  return {
    events: matched + countOf(rejections, (reason) => reason === unmatched),
    matched,
    unreadable,
    absent: sumFields(all.flatMap(({ mapped }) => mapped.absent ?? [])),
    matches: incoming.slice(0, sigmaTestMatches).map(({ kept, one: { alert, byRule } }) => ({
      deliveryId: isPasted ? null : kept.id,
      place: byRule?.place ?? 1,
      entity: alert.entity,
      at: alert.at,
      key: alert.key.filter(([name]) => name !== 'rule').map(([name, value]): [string, string] => [name, value]),
    })),
  };
}

async function readKept(db: Kysely<Schema>, readBody: Ports['readBody'], sourceId: string, since: number) {
  const source = await db
    .selectFrom('sources')
    .select('format')
    .where('id', '=', sourceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!source) throw new ApiError('source_not_found');
  const found = db.selectFrom('intake_deliveries').where('source_id', '=', sourceId).where('received_at', '>=', since);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found.select(['id', 'bytes']).orderBy('id', 'desc').limit(sigmaTestDeliveries).execute();
  const kept: Kept[] = [];
  let bytes = 0;
  for (const row of rows) {
    bytes += row.bytes;
    if (kept.length > 0 && bytes > bytesMax) break;
    const stored = await db
      .selectFrom('intake_deliveries')
      .select(['received_at', 'body'])
      .where('id', '=', row.id)
      .executeTakeFirst();
    if (stored)
      kept.push({ id: Number(row.id), receivedAt: Number(stored.received_at), body: await readBody(stored.body) });
  }
  const format = alertFormats.find((known) => known === source.format);
  return { kept, total: Number(total), format };
}

/** Tries a rule on events, without writing anything. */
export function mountSigmaTests(platform: Platform, { readBody, map }: Ports): void {
  const { clock, database } = platform;
  const mapTested = createMapTested(map);

  async function run(text: string, kept: readonly Kept[], format?: AlertFormat) {
    const replies = await mapTested(kept, text, format);
    return sumUp(
      kept.flatMap((one, index) => {
        const reply = replies[index];
        return reply?.is === 'mapped' ? [{ kept: one, mapped: reply.mapped }] : [];
      }),
      format === undefined,
    );
  }

  mountWork(platform, testSigmaRule, async ({ body: { text, on } }): Promise<SigmaTest> => {
    requireRuleText(text);
    if (on.is === 'events') {
      const pasted = { id: 1, receivedAt: clock(), body: Buffer.from(on.events) };
      return { deliveries: null, ...(await run(text, [pasted])) };
    }
    const {
      kept,
      total,
      format = 'events',
    } = await readKept(database.read, readBody, on.source, clock() - daysInMs(on.days));
    return { deliveries: { read: kept.length, kept: total }, ...(await run(text, kept, format)) };
  });
}
