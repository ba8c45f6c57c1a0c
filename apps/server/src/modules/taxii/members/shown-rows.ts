import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Tlp, tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import { markingName, writeConnection, writeRecord } from '@halyard/threat-exchange';
import type { Kysely } from 'kysely';
import { toExchangeConnection, toExchangeRecord } from '../../../database/exchange-rows.ts';
import type { ConnectionsTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import type { Part } from './scopes.ts';

type Db = Kysely<Schema>;
/** Which edition of its row an object is. */
export type RowState = { readonly id: string; readonly version: number; readonly updated_at: number };
export type WrittenObject = RowState & { readonly text: string };

const tableOf = (part: Part) => (part === 'relationship' ? 'connections' : 'intelligence') as 'intelligence';

/** Levels that a collection with this ceiling sends. An object without a marking counts as marked with the ceiling. */
export const levelsUpTo = (ceiling: Tlp): Tlp[] => tlpLevels.slice(0, tlpLevels.indexOf(ceiling) + 1);

/** Rows that are on a screen and marked with the ceiling at most. */
const allowedRows = (db: Db, part: Part, ceiling: Tlp) =>
  db
    .selectFrom(tableOf(part))
    .where('deleted_at', 'is', null)
    .where(({ eb, or }) => or([eb('tlp', 'is', null), eb('tlp', 'in', levelsUpTo(ceiling))]));

export const readStates = (db: Db, part: Part, ceiling: Tlp, ids: readonly string[]): Promise<RowState[]> =>
  allowedRows(db, part, ceiling).select(['id', 'version', 'updated_at']).where('id', 'in', ids).execute();

const authorOf = (stix: string | null) => /"created_by_ref"\s*:\s*"(identity--[^"]+)"/.exec(stix ?? '')?.[1];

/** Authors are sent with their objects, so that their name is not repeated. */
async function readAuthors(db: Db, rows: readonly { readonly stix: string | null }[]) {
  const ids = [...new Set(rows.flatMap(({ stix }) => authorOf(stix) ?? []))];
  if (ids.length === 0) return new Map<string, string>();
  const found = await db.selectFrom('intelligence').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Maximum rows whose STIX objects are read, parsed and written in one step. */
export const objectsAtOnce = 50;

/** A few at a time; it yields between them. */
export async function* inSteps<T>(all: readonly T[], atOnce = objectsAtOnce): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < all.length; start += atOnce) {
    yield all.slice(start, start + atOnce);
    await nextTurn();
  }
}

/** The STIX objects of those rows that may be sent, by id. */
export async function writeObjects(
  db: Db,
  part: Part,
  ceiling: Tlp,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WrittenObject>> {
  const written = new Map<string, WrittenObject>();
  const add = (row: RowState, text: string) => written.set(row.id, Object.assign(stateOf(row), { text }));
  for await (const some of inSteps(ids)) {
    const rows = await allowedRows(db, part, ceiling).selectAll().where('id', 'in', some).execute();
    if (part === 'relationship') {
      for (const row of rows as unknown as ConnectionsTable[]) add(row, writeConnection(toExchangeConnection(row)));
      continue;
    }
    const authors = await readAuthors(db, rows);
    for (const row of rows)
      add(
        row,
        writeRecord(toExchangeRecord(row), (id) => authors.get(id)),
      );
  }
  return written;
}

const stateOf = ({ id, version, updated_at }: RowState): RowState => ({ id, version, updated_at });

/** Whether parts of an object are marked above the ceiling, though the object itself is not. */
export const hasSecretParts = (markings: readonly string[], ceiling: Tlp): boolean =>
  markings.some((id) => {
    const level = markingName(id);
    return level !== null && !levelsUpTo(ceiling).includes(level);
  });
