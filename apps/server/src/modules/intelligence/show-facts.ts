import type { RecordLink } from '@halyard/contracts/intelligence/intelligence.ts';
import type { StixFacts } from '@halyard/contracts/intelligence/stix-facts.ts';
import { type RawFacts, readStixFacts } from '@halyard/threat-exchange';
import type { Kysely } from 'kysely';
import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { readReferred } from './read-referred.ts';
import { toInstantOrNull } from './record-columns.ts';

/** Records of one property that are named; the rest is counted. */
const linkedMax = 200;

const idsIn = ({ createdBy, fields, markings, granularMarkings }: RawFacts): string[] => [
  ...(createdBy === null ? [] : [createdBy]),
  ...fields.flatMap(({ value }) => (value.kind === 'records' ? value.ids.slice(0, linkedMax) : [])),
  ...markings.map(({ id }) => id),
  ...granularMarkings.flatMap(({ id }) => id ?? []),
];

type Links = ReadonlyMap<string, RecordLink>;

const fieldsOf = ({ fields }: RawFacts, links: Links): StixFacts['fields'] =>
  fields.map(({ field, value }) => {
    if (value.kind !== 'records') return { field, value };
    const records = value.ids.slice(0, linkedMax).flatMap((id) => links.get(id) ?? []);
    return { field, value: { kind: 'records', records, total: value.ids.length } };
  });

async function addedAt(db: Kysely<Schema>, { import_id }: IntelligenceTable): Promise<number | null> {
  if (import_id === null) return null;
  const row = await db
    .selectFrom('imports')
    .select(['finished_at', 'started_at'])
    .where('id', '=', import_id)
    .executeTakeFirst();
  return row ? (row.finished_at ?? row.started_at) : null;
}

/** The facts of a record's STIX object, with its referenced records and markings; null if it has none. */
export async function showFacts(db: Kysely<Schema>, row: IntelligenceTable): Promise<StixFacts | null> {
  if (row.stix === null) return null;
  const facts = readStixFacts(row.stix);
  const links = await readReferred(db, idsIn(facts));
  const nameOf = (id: string | null) => (id === null ? null : (links.get(id)?.name ?? null));
  return {
    ...facts,
    addedAt: toInstantOrNull(await addedAt(db, row)),
    createdBy: links.get(facts.createdBy ?? '') ?? null,
    fields: fieldsOf(facts, links),
    markings: facts.markings.map(({ id, name }) => ({ id, name: name ?? nameOf(id) })),
    granularMarkings: facts.granularMarkings.map(({ id, name, selectors }) => ({
      name: name ?? nameOf(id),
      selectors: [...selectors],
    })),
  };
}
