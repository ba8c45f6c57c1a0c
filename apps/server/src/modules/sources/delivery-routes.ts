import { ApiError } from '@halyard/contracts/errors.ts';
import { bodyShown, type Delivery, getDelivery, listDeliveries } from '@halyard/contracts/inflow/deliveries.ts';
import { previewMapping, replayDeliveries, replayMax } from '@halyard/contracts/inflow/sources.ts';
import type { Kysely, Selectable } from 'kysely';
import type { DeliveriesTable, SourcesTable } from '../../database/tables/inflow-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { everyone } from '../../event-log/event-log.ts';
import { mountRead, mountWork, type Platform } from '../../platform/mount/mount.ts';
import { readPosition, toPage } from '../../platform/replies/newest-first.ts';
import type { Mapped, MappedOrNot } from './mapped.ts';
import type { SourcePorts } from './source-routes.ts';
import { addCounts, requireSource } from './source-store.ts';

type Row = Omit<Selectable<DeliveriesTable>, 'body' | 'headers' | 'rejections' | 'unmapped'>;

export type DeliveryPorts = SourcePorts & {
  /** The body of a delivery unchanged. */
  readonly readBody: (stored: Uint8Array) => Promise<Buffer>;
  /** A mapping's results for bodies: in order, or why it cannot be run. */
  readonly map: (
    source: Pick<SourcesTable, 'id' | 'format' | 'mapping'>,
    kept: readonly { readonly id: number; readonly receivedAt: number; readonly body: Uint8Array }[],
    /** The Sigma rules that run beside; without it those of this moment. */
    rules?: { readonly version: null; readonly texts: readonly [] },
  ) => Promise<readonly MappedOrNot[]>;
};

const columns = [
  ...([
    'id',
    'source_id',
    'received_at',
    'delivery_key',
    'media_type',
    'bytes',
    'state',
    'reason',
    'attempts',
  ] as const),
  ...(['created', 'updated', 'folded', 'rejected', 'mapping_version', 'done_at', 'sample'] as const),
] as const;

const noRules = { version: null, texts: [] } as const;
const alertsShown = 20;
const rejectionsShown = 100;

/** A non-alert, or an item without a matching Sigma rule, was understood nevertheless. */
const isDead = ({ incoming, heartbeats, rejections }: Mapped): boolean =>
  heartbeats === 0 &&
  incoming.every(({ byRule }) => byRule?.isBeside) &&
  rejections.some(({ reason }) => reason !== 'not_an_alert' && reason !== 'no_rule_matched');

const show = ({ id, source_id, received_at, media_type, bytes, state, reason, attempts, ...row }: Row): Delivery => ({
  id: Number(id),
  sourceId: source_id,
  receivedAt: new Date(Number(received_at)).toISOString(),
  mediaType: media_type,
  bytes,
  state,
  reason,
  counts: {
    items: row.created + row.updated + row.folded + row.rejected,
    created: row.created,
    updated: row.updated,
    folded: row.folded,
    rejected: row.rejected,
  },
  attempts,
});

async function requireDelivery(db: Kysely<Schema>, id: number) {
  const row = await db.selectFrom('intake_deliveries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('delivery_not_found');
  return row;
}

const parse = <T>(text: string | null, otherwise: T): T => (text === null ? otherwise : (JSON.parse(text) as T));

/** Replay: deliveries mapped again on request of an administrator. */
export function mountDeliveries(platform: Platform, ports: DeliveryPorts): void {
  const { clock, database } = platform;

  mountRead(platform, listDeliveries, async ({ params, query }) => {
    await requireSource(database.read, params.id);
    let found = database.read.selectFrom('intake_deliveries').where('source_id', '=', params.id);
    if (query.state) found = found.where('state', '=', query.state);
    if (query.rejected) found = found.where('rejected', '>', 0);
    const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const position = readPosition(query.after);
    if (position) found = found.where('id', '<', Number(position.id));
    const rows = await found
      .select(columns)
      .orderBy('id', 'desc')
      .limit(query.limit + 1)
      .execute();
    const page = toPage(rows, query.limit, ({ id, received_at }) => ({ at: Number(received_at), id: String(id) }));
    return { deliveries: page.rows.map(show), total: Number(total), next: page.next };
  });

  mountRead(platform, getDelivery, async ({ params }) => {
    const row = await requireDelivery(database.read, params.id);
    const body = (await ports.readBody(row.body)).toString('utf8').toWellFormed();
    return {
      delivery: show(row),
      headers: parse<[string, string][]>(row.headers, []),
      body: body.slice(0, bodyShown),
      isCut: body.length > bodyShown,
      rejections: parse(row.rejections, []),
      unmapped: parse(row.unmapped, []),
    };
  });

  mountWork(platform, previewMapping, async ({ body }) => {
    const id = body.delivery ?? 0;
    const kept =
      body.delivery === undefined
        ? Buffer.from(body.sample ?? '')
        : await ports.readBody((await requireDelivery(database.read, body.delivery)).body);
    const source = { id: 'preview', format: body.format, mapping: body.mapping };
    const [reply] = await ports
      // Only events become alerts by rules alone: for all else it shows the mapping's result.
      .map(source, [{ id, receivedAt: clock(), body: kept }], body.format === 'events' ? undefined : noRules)
      .catch(() => [{ is: 'rejected' as const, message: 'it takes too long or too much memory.' }]);
    if (reply?.is !== 'mapped') throw new ApiError('bad_mapping', `This mapping fails: ${reply?.message ?? ''}`);
    const { incoming, rejections, unmapped } = reply.mapped;
    return {
      alerts: incoming.slice(0, alertsShown).map(({ alert }) => ({
        title: alert.title,
        severity: alert.severity,
        sourceSeverity: alert.sourceSeverity,
        state: alert.state,
        key: alert.key.map(([name, value]): [string, string] => [name, value]),
        at: alert.at,
        entity: alert.entity,
        observables: [...alert.observables],
      })),
      total: incoming.length,
      rejections: rejections.slice(0, rejectionsShown),
      unmapped: [...unmapped],
    };
  });

  mountWork(platform, replayDeliveries, async ({ params, body: { from, which, dryRun }, actor }) => {
    const source = await requireSource(database.read, params.id);
    let found = database.read
      .selectFrom('intake_deliveries')
      .where('source_id', '=', source.id)
      .where('received_at', '>=', Date.parse(from));
    found = which === 'dead' ? found.where('state', '=', 'dead') : found.where('state', '<>', 'waiting');
    const rows = await found.select('id').orderBy('id', 'desc').limit(replayMax).execute();
    const ids = rows.map(({ id }) => Number(id));
    if (dryRun) return tryReplay(source, ids);
    await database.write(async (tx) => {
      for (let start = 0; start < ids.length; start += 500)
        await tx
          .updateTable('intake_deliveries')
          .set({ state: 'waiting', attempts: 0, reason: null })
          .where('id', 'in', ids.slice(start, start + 500))
          .execute();
      await tx.updateTable('sources').set({ failures: 0 }).where('id', '=', source.id).execute();
      await ports.log.record(tx, {
        at: clock(),
        kind: 'deliveries_replayed',
        severity: 'low',
        actor,
        audienceId: everyone,
        objectType: 'source',
        objectId: source.id,
        subject: source.name,
        details: { count: ids.length },
      });
    });
    ports.wake();
    return { deliveries: ids.length, counts: null, stillDead: null };
  });

  /** The result of a replay, without writing anything: existing alerts would be folded. */
  async function tryReplay(source: SourcesTable, ids: readonly number[]) {
    const seen = new Set<string>();
    const all: { items: number; created: number; updated: number; folded: number; rejected: number }[] = [];
    let stillDead = 0;
    for (const id of ids.toReversed()) {
      const row = await requireDelivery(database.read, id);
      const body = await ports.readBody(row.body);
      const kept = { id, receivedAt: Number(row.received_at), mediaType: row.media_type, body };
      const [reply] = await ports.map(source, [kept]).catch(() => []);
      const mapped = reply?.is === 'mapped' ? reply.mapped : null;
      if (!mapped || isDead(mapped)) stillDead++;
      const rejected = mapped?.rejections.reduce((sum, { count = 1 }) => sum + count, 0) ?? 1;
      const counts = { items: 0, created: 0, updated: 0, folded: 0, rejected };
      for (const { fingerprint, alert } of mapped?.incoming ?? [])
        if (seen.has(fingerprint) || (await isKnown(source.id, fingerprint))) counts.folded++;
        else if (alert.endsOnly) counts.rejected++;
        else {
          seen.add(fingerprint);
          counts.created++;
        }
      counts.items = counts.created + counts.folded + counts.rejected;
      all.push(counts);
    }
    return { deliveries: ids.length, counts: addCounts(all), stillDead };
  }

  async function isKnown(sourceId: string, fingerprint: string): Promise<boolean> {
    const row = await database.read
      .selectFrom('alerts')
      .select('id')
      .where('source_id', '=', sourceId)
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirst();
    return row !== undefined;
  }
}
