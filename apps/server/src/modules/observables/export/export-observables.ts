import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { exportObjectObservables, exportObservables } from '@halyard/contracts/inflow/observables.ts';
import { type Tlp, tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import { defang } from '@halyard/observables';
import type { Kysely } from 'kysely';
import type { ObservablesTable } from '../../../database/tables/observables-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import type { Platform } from '../../../platform/mount/mount.ts';
import { mountExport } from '../../../platform/mount/mount-export.ts';
import { writeCsvPages } from '../../../platform/replies/write-csv.ts';
import { countObservables, type ObservableQuery, readObservableRows } from '../list-observables.ts';
import { requireObject } from '../objects/require-object.ts';
import { readObservableIds } from '../objects/show-of-object.ts';
import type { ObservablePorts } from '../observable-ports.ts';
import { readObservables, toInstant } from '../show-observables.ts';
import { bundleIdOf, toStixObject } from './write-stix.ts';

type Rows = readonly ObservablesTable[];

const isWithinTlp = (level: Tlp | null, upTo: Tlp | undefined) =>
  level === null || upTo === undefined || tlpLevels.indexOf(level) <= tlpLevels.indexOf(upTo);
type Form = Pick<Parsed<typeof exportObjectObservables.query>, 'format' | 'defanged'>;

const pageSize = 500;
const kinds = {
  text: { mediaType: 'text/plain', ending: 'txt' },
  csv: { mediaType: 'text/csv', ending: 'csv' },
  stix: { mediaType: 'application/stix+json;version=2.1', ending: 'stix.json' },
} as const;

const columns = [
  ...(['id', 'type', 'value', 'tlp', 'firstSeen', 'lastSeen'] as const),
  ...(['alerts', 'incidents', 'threats', 'sightings', 'heldBack'] as const),
] as const;

async function* readPages(db: Kysely<Schema>, query: ObservableQuery, atMost: number): AsyncGenerator<Rows> {
  let [left, after] = [atMost, undefined as string | undefined];
  while (left > 0) {
    const page = await readObservableRows(db, query, { limit: Math.min(pageSize, left), after });
    yield page.rows;
    left -= page.rows.length;
    if (page.next === null) return;
    after = page.next;
  }
}

const valueIn = ({ type, value }: ObservablesTable, { defanged }: Form) =>
  defanged === 'yes' ? defang(value, type) : value;

async function* toCells(pages: AsyncIterable<Rows>, form: Form) {
  for await (const rows of pages)
    yield rows.map((row) => ({
      id: row.id,
      type: row.type,
      value: valueIn(row, form),
      tlp: row.tlp,
      firstSeen: toInstant(row.first_seen),
      lastSeen: toInstant(row.last_seen),
      alerts: row.alerts,
      incidents: row.incidents,
      threats: row.threats,
      sightings: row.sightings,
      heldBack: row.held_back,
    }));
}

async function* writeText(pages: AsyncIterable<Rows>, form: Form): AsyncGenerator<string> {
  for await (const rows of pages) yield rows.map((row) => `${valueIn(row, form)}\n`).join('');
}

/** The id of the bundle is derived from its contents, so it is at the end. */
async function* writeStix(pages: AsyncIterable<Rows>): AsyncGenerator<string> {
  const ids: string[] = [];
  yield '{"type":"bundle"';
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield ids.length === 0 ? ',"objects":[\n' : ',\n';
    yield rows.map((row) => JSON.stringify(toStixObject(row))).join(',\n');
    ids.push(...rows.map(({ id }) => id));
  }
  // STIX 2.1, section 2.12: a list is never empty.
  yield `${ids.length === 0 ? '' : '\n]'},"id":"${bundleIdOf(ids)}"}\n`;
}

function write(pages: AsyncIterable<Rows>, form: Form): AsyncIterable<string> {
  if (form.format === 'stix') return writeStix(pages);
  return form.format === 'csv' ? writeCsvPages(columns, toCells(pages, form)) : writeText(pages, form);
}

async function* counted(pages: AsyncIterable<Rows>, count: (rows: number) => void): AsyncGenerator<Rows> {
  for await (const rows of pages) {
    count(rows.length);
    yield rows;
  }
}

/** Observables as files: those of the list, and those of one object. */
export function mountObservableExport(platform: Platform, { log }: ObservablePorts): void {
  const { clock, database, exports } = platform;
  const db = database.read;

  const record = (actor: Actor, format: string, count: number) =>
    database.write((tx) =>
      log.record(tx, {
        at: clock(),
        kind: 'records_exported',
        severity: 'low',
        actor,
        audienceId: actor.id,
        objectType: null,
        objectId: null,
        subject: null,
        details: { count, name: `observables, ${format}` },
      }),
    );

  function fileOf(pages: AsyncIterable<Rows>, form: Form, total: number) {
    const { mediaType, ending } = kinds[form.format];
    let rows = 0;
    const watched = counted(pages, (count) => {
      rows += count;
    });
    return {
      name: `halyard-observables-${new Date(clock()).toISOString().slice(0, 10)}.${ending}`,
      mediaType,
      parts: write(watched, form),
      counts: () => ({ rows, total }),
    };
  }

  mountExport(platform, exportObservables, async ({ caller, actor, query: { format, defanged, ...query } }) => {
    const total = await countObservables(db, query);
    const atMost = caller.role === 'viewer' ? exports.viewerRows : Number.POSITIVE_INFINITY;
    await record(actor, format, Math.min(total, atMost));
    return fileOf(readPages(db, query, atMost), { format, defanged }, total);
  });

  mountExport(platform, exportObjectObservables, async ({ actor, params, query }) => {
    await requireObject(db, params.objectType, params.objectId);
    const ids = await readObservableIds(db, params.objectType, params.objectId);
    const rows = [...(await readObservables(db, ids)).values()]
      .filter(({ tlp }) => isWithinTlp(tlp, query.upTo))
      .toSorted((a, b) => (`${a.type} ${a.value}` < `${b.type} ${b.value}` ? -1 : 1));
    await record(actor, query.format, rows.length);
    async function* pages() {
      yield rows;
    }
    return fileOf(pages(), query, rows.length);
  });
}
