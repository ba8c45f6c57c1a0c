import type { Database, Transaction } from '../../database/database.ts';
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';
import { applyBatch, noCounts } from '../../modules/intake/apply-batch.ts';
import { keepDelivery, packDelivery } from '../../modules/intake/delivery-store.ts';
import { endDelivery, noteHealth } from '../../modules/intake/end-delivery.ts';
import { mapDelivery } from '../../modules/intake/map-delivery.ts';
import { sampleId } from '../intelligence/sample-id.ts';
import { makeSampleDeliveries, type SampleDelivery, type SampleSource, sampleSources } from './sample-sources.ts';
import type { SampleStory } from './sample-story.ts';
import { workOnAlert } from './work-on-alert.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** How long a delivery waits to be mapped. */
const waitMs = 700;

export type SampleInflowPorts = {
  readonly now: number;
  /** Administrators and analysts: they work on alerts. */
  readonly staff: readonly { readonly id: string }[];
  /** A new token that is never shown, as a source stores it. */
  readonly makeSourceToken: (sourceId: string) => { readonly token_sealed: string; readonly token_ends: string };
};

async function insertSource(tx: Transaction, source: SampleSource, { now, makeSourceToken }: SampleInflowPorts) {
  const createdAt = now - 40 * dayMs;
  const { token_sealed, token_ends } = makeSourceToken(source.id);
  const row: SourcesTable = {
    id: source.id,
    name: source.name,
    format: source.format,
    mapping: null,
    mapping_version: 1,
    token_sealed,
    token_ends,
    default_severity: source.defaultSeverity,
    queue_id: null,
    // No new data arrives: with a limit, it would be reported as silent.
    silence_limit_ms: null,
    paused_at: null,
    paused_reason: null,
    pull_url: null,
    pull_every_ms: null,
    pull_auth_kind: 'none',
    pull_auth_sealed: null,
    pull_auth_ends_at: null,
    expiry_reported: null,
    pull_options: null,
    pull_read_to: null,
    pull_edition: 0,
    pull_etag: null,
    pull_modified: null,
    pull_next_at: null,
    pull_waits_until: null,
    pull_exchange: null,
    pull_failures: 0,
    pull_same_failures: 0,
    last_delivery_at: null,
    last_new_at: null,
    last_failure_at: null,
    last_failure: null,
    failures: 0,
    reported: null,
    created_at: createdAt,
    updated_at: createdAt,
    version: 1,
    deleted_at: null,
    sample: 1,
  };
  await tx.insertInto('sources').values(row).execute();
}

/** Takes a delivery in as it would have been at that time; returns the fingerprints of its messages. */
async function takeIn(tx: Transaction, { source, at, body }: SampleDelivery, newId: () => string) {
  const row = await tx.selectFrom('sources').selectAll().where('id', '=', source.id).executeTakeFirstOrThrow();
  const bytes = Buffer.from(body);
  const headers = { 'content-type': source.mediaType, 'user-agent': source.sender };
  const { mediaType } = source;
  const packed = await packDelivery({ sourceId: row.id, now: at, mediaType, headers, body: bytes, sample: 1 });
  const { id } = await keepDelivery(tx, packed);
  const mapped = await mapDelivery(row, { id, receivedAt: at, body: bytes });
  const delivery = Object.assign({ id }, mapped);
  const doneAt = at + waitMs;
  const applied = await applyBatch(tx, row, [delivery], { now: doneAt, newId });
  await endDelivery(tx, delivery, applied.counts.get(id) ?? noCounts(), row, doneAt);
  await noteHealth(tx, row, [delivery], applied.total, doneAt);
  return mapped.incoming.map(({ fingerprint }) => fingerprint);
}

const readAlert = (tx: Transaction, sourceId: string, fingerprint: string) =>
  tx
    .selectFrom('alerts')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();

/**
 * Gives a sample workspace sources and a week of alerts: their deliveries are mapped and folded like all others, and
 * users have worked on some. None of it is in the event log, whose figures are specified for the sample workspace.
 */
export async function fillInflow(database: Database, ports: SampleInflowPorts): Promise<void> {
  await database.write(async (tx) => {
    const [first] = sampleSources;
    const known = await tx
      .selectFrom('sources')
      .select('id')
      .where('id', '=', first?.id ?? '')
      .executeTakeFirst();
    if (known) return;
    for (const source of sampleSources) await insertSource(tx, source, ports);
    let made = 0;
    const newId = () => sampleId('alert', String(++made));
    const told = new Map<SampleStory, { sourceId: string; fingerprint: string }>();
    for (const delivery of makeSampleDeliveries(ports.now)) {
      const fingerprints = await takeIn(tx, delivery, newId);
      for (const [place, fingerprint] of fingerprints.entries()) {
        const story = delivery.stories[place];
        if (story) told.set(story, { sourceId: delivery.source.id, fingerprint });
      }
    }
    for (const [story, { sourceId, fingerprint }] of told)
      await workOnAlert(tx, await readAlert(tx, sourceId, fingerprint), story, ports);
  });
}
