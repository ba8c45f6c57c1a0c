import { ownWarningList, type WarningList } from '@halyard/contracts/inflow/warning-lists.ts';
import { type Kysely, sql } from 'kysely';
import type { WarningEntriesTable } from '../../../database/tables/observables-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { isLive } from '../observable-rows.ts';
import { ownName } from './name-list.ts';
import { readEntry, tellTooWide } from './read-entries.ts';
import { shippedLists } from './shipped-lists.ts';
import type { WarningEntry } from './warning-entry.ts';

const ownDescription = 'Domains, addresses and ranges of the organization, entered by administrators.';

export const keyOf = ({ kind, value }: Pick<WarningEntry, 'kind' | 'value'>) => `${kind} ${value}`;

export const readOwnRows = (db: Kysely<Schema>) =>
  db
    .selectFrom('warning_entries')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('kind')
    .orderBy('value')
    .execute();

async function countHeldBack(db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('sightings')
    .select(['held_back_by', ({ fn }) => fn.countAll<number>().as('count')])
    .where(isLive)
    .where(sql<boolean>`held_back_by is not null`)
    .groupBy('held_back_by')
    .execute();
  return new Map(rows.map(({ held_back_by, count }) => [held_back_by ?? '', Number(count)]));
}

/** All lists with their size: the own one first. */
export async function readLists(db: Kysely<Schema>): Promise<WarningList[]> {
  const held = await countHeldBack(db);
  const own = (await readOwnRows(db)).length;
  const shipped = shippedLists.map(({ id, name, description, entries }) => ({
    id,
    name,
    description,
    isOwn: false,
    entries: entries.length,
    heldBack: held.get(id) ?? 0,
  }));
  const ownList = {
    id: ownWarningList,
    name: ownName,
    description: ownDescription,
    isOwn: true,
    entries: own,
    heldBack: held.get(ownWarningList) ?? 0,
  };
  return [ownList, ...shipped];
}

export const showRow = ({ id, kind, value, with_subdomains, note }: WarningEntriesTable) => ({
  id,
  kind,
  value,
  withSubdomains: with_subdomains === 1,
  note,
});

/** The id of an entry that ships is its place in the list. */
export const showEntry = (
  { kind, value, withSubdomains, note = null }: Omit<WarningEntry, 'note'> & { note?: string | null },
  index: number,
) => ({
  id: String(index + 1),
  kind,
  value,
  withSubdomains,
  note: note ?? null,
});

type Refused = {
  readonly text: string;
  readonly reason: 'not_an_observable' | 'too_wide';
  readonly detail: string | null;
};

/** Lines as entries, each once; ranges that are too wide only where somebody confirmed them. */
export function readEntries(text: string, isConfirmed: boolean) {
  const found = new Map<string, WarningEntry>();
  const rejected: Refused[] = [];
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const entry = readEntry(line);
    const detail = entry && !isConfirmed ? tellTooWide(entry) : null;
    if (entry && detail === null) found.set(keyOf(entry), entry);
    else {
      const reason = entry ? 'too_wide' : 'not_an_observable';
      rejected.push({ text: line.trim().slice(0, 300), reason, detail });
    }
  }
  return { found: [...found.values()], rejected: rejected.slice(0, 200) };
}
