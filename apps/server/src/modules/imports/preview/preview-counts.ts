import { setImmediate } from 'node:timers/promises';
import type { PreviewMissing, PreviewTypeCounts } from '@halyard/contracts/intelligence/import-preview.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';

/** Types of a preview by name, each found by a look into the index. */
async function readTypes(db: Kysely<Schema>, importId: string): Promise<string[]> {
  const types: string[] = [];
  for (let last = ''; ; ) {
    const row = await db
      .selectFrom('preview_objects')
      .select('type')
      .where('import_id', '=', importId)
      .where('type', '>', last)
      .orderBy('type')
      .limit(1)
      .executeTakeFirst();
    if (!row) return types;
    last = row.type;
    types.push(last);
  }
}

async function countType(db: Kysely<Schema>, importId: string, type: string): Promise<PreviewTypeCounts> {
  const rows = await db
    .selectFrom('preview_objects')
    .select((eb) => ['change', 'selected', eb.fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .where('type', '=', type)
    .groupBy(['change', 'selected'])
    .execute();
  const sum = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(fits).reduce((total, { count }) => total + Number(count), 0);
  return {
    type,
    total: sum(() => true),
    created: sum(({ change }) => change === 'created'),
    updated: sum(({ change }) => change === 'updated'),
    unchanged: sum(({ change }) => change === 'unchanged'),
    rejected: sum(({ change }) => change === 'rejected'),
    selectedCreated: sum(({ change, selected }) => change === 'created' && selected === 1),
    selectedUpdated: sum(({ change, selected }) => change === 'updated' && selected === 1),
  };
}

/** Whether publishing would write anything. */
export async function hasSelected(db: Kysely<Schema>, importId: string): Promise<boolean> {
  for (const type of await readTypes(db, importId)) {
    const row = await db
      .selectFrom('preview_objects')
      .select('seq')
      .where('import_id', '=', importId)
      .where('type', '=', type)
      .where('change', 'in', ['created', 'updated'])
      .where('selected', '=', 1)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** The figures of every type; the loop yields between two of them. */
export async function countTypes(db: Kysely<Schema>, importId: string): Promise<PreviewTypeCounts[]> {
  const counts: PreviewTypeCounts[] = [];
  for (const type of await readTypes(db, importId)) {
    counts.push(await countType(db, importId, type));
    await setImmediate();
  }
  return counts;
}

/** The sums of the types; they add up as each of them does. */
export function sumTypes(types: readonly PreviewTypeCounts[]) {
  const sum = (key: Exclude<keyof PreviewTypeCounts, 'type'>) => types.reduce((total, row) => total + row[key], 0);
  return {
    total: sum('total'),
    created: sum('created'),
    updated: sum('updated'),
    unchanged: sum('unchanged'),
    rejected: sum('rejected'),
    selectedCreated: sum('selectedCreated'),
    selectedUpdated: sum('selectedUpdated'),
  };
}

const rowsAtOnce = 2_000;

/** Ranges for reading a preview in parts: the first seq of each, and the exclusive end. */
export async function* partsOf(db: Kysely<Schema>, importId: string) {
  const { last } = await db
    .selectFrom('preview_objects')
    .select((eb) => eb.fn.max('seq').as('last'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  for (let from = 0; from <= Number(last ?? -1); from += rowsAtOnce) {
    yield { from, before: from + rowsAtOnce };
    await setImmediate();
  }
}

/** How many writable objects lack a value. Counted when the preview is created and compared again. */
export async function countMissing(db: Kysely<Schema>, importId: string): Promise<PreviewMissing> {
  const missing = { severity: 0, confidence: 0, tlp: 0, marked: 0 };
  for await (const { from, before } of partsOf(db, importId)) {
    const rows = await db
      .selectFrom('preview_objects')
      .select((eb) => ['lacks_confidence', 'lacks_tlp', 'family', 'severity', eb.fn.countAll<number>().as('count')])
      .where('import_id', '=', importId)
      .where('seq', '>=', from)
      .where('seq', '<', before)
      .where('change', 'in', ['created', 'updated'])
      .groupBy(['lacks_confidence', 'lacks_tlp', 'family', 'severity'])
      .execute();
    for (const { lacks_confidence, lacks_tlp, family, severity, count } of rows) {
      if (family === 'threat' && severity === null) missing.severity += Number(count);
      if (lacks_confidence === 1) missing.confidence += Number(count);
      missing[lacks_tlp === 1 ? 'tlp' : 'marked'] += Number(count);
    }
  }
  return missing;
}
