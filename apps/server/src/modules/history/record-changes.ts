import { ApiError } from '@halyard/contracts/errors.ts';
import { historyMax } from '@halyard/contracts/intelligence/intelligence.ts';
import type {
  ChangedField,
  HistoryGap,
  HistoryObject,
  PastState,
  RecordChange,
  RecordChanges,
} from '@halyard/contracts/work/history.ts';
import type { Kysely } from 'kysely';
import { readNames } from '../../database/person-names.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { keptSince, readAlertChanges, readAlertNames } from './alert-changes.ts';
import type { Span } from './compare-list.ts';
import { type KeptTable, personIn, type Row, shownColumns, tableOfObject, toShown } from './kept-tables.ts';
import { byTime, type Change, loggedColumns, type ReadVersions, readImportChanges, toChange } from './read-changes.ts';
import { walkBack } from './walk-back.ts';

/** Events of one record that are read. */
const eventsRead = 1_000;

async function requireRow(db: Kysely<Schema>, { name }: KeptTable, id: string): Promise<Row> {
  const row = await db
    .selectFrom(name as 'intelligence')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>', 1)]))
    .executeTakeFirst();
  if (!row) throw new ApiError('record_not_found');
  return row as unknown as Row;
}

async function readEvents(db: Kysely<Schema>, table: KeptTable, id: string): Promise<Change[]> {
  const events = await db
    .selectFrom('events')
    .select(loggedColumns)
    .where('object_type', 'in', table.objectTypes)
    .where('object_id', '=', id)
    .orderBy('id', 'desc')
    .limit(eventsRead)
    .execute();
  return events.map((event) => toChange(event, table));
}

type Import = { readonly id: string; readonly name: string; readonly at: number; readonly sourceId: string | null };

async function readImports(db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlyMap<string, Import>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('imports')
    .leftJoin('sources', 'sources.id', 'imports.source_id')
    .select(['imports.id', 'file_name', 'source_id', 'started_at', 'finished_at', 'sources.name as source'])
    .where('imports.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, file_name, source, source_id, started_at, finished_at }) => [
      id,
      { id, name: source ?? file_name, at: Number(finished_at ?? started_at), sourceId: source_id },
    ]),
  );
}

type Names = { readonly people: ReadonlyMap<string, string>; readonly imports: ReadonlyMap<string, Import> };

/** The author of a change; changes of an alert without a user are by its source. */
function authorOf(
  { kind, actorId, importId, details }: Change,
  table: KeptTable,
  row: Row,
  names: Names,
): RecordChange['by'] {
  const imported = importId === null ? undefined : names.imports.get(importId);
  if (imported?.sourceId) return { kind: 'source', id: imported.sourceId, name: imported.name };
  if (imported) return { kind: 'import', id: imported.id, name: imported.name };
  if (actorId !== null) return { kind: 'person', id: actorId, name: names.people.get(actorId) ?? details?.by ?? null };
  if (table.name === 'alerts' && row.source_id && kind !== 'alert_moved') {
    const id = String(row.source_id);
    return { kind: 'source', id, name: details?.name ?? names.people.get(id) ?? null };
  }
  return { kind: 'system', id: null, name: null };
}

/** The fields of a change as people see them, with their old and new values. */
export function toFields(
  table: KeptTable,
  { values, unknown }: Pick<Change, 'values' | 'unknown'>,
  people: ReadonlyMap<string, string>,
): ChangedField[] {
  const kept = Object.entries(values).flatMap(([column, [before, after]]): ChangedField[] => {
    const field = table.fields[column];
    if (!field) return [];
    return [{ field, before: toShown(field, before, people), after: toShown(field, after, people), isKept: true }];
  });
  const others = unknown.flatMap((column): ChangedField[] => {
    const field = table.fields[column];
    return field ? [{ field, before: null, after: null, isKept: false }] : [];
  });
  return [...kept, ...others];
}

type Known = {
  readonly table: KeptTable;
  readonly row: Row;
  readonly changes: readonly Change[];
  readonly cameAt: number;
};

function toState({ table, row, changes, cameAt }: Known, at: number, people: Names['people']): PastState {
  const past = walkBack(row, changes, at);
  const isThere = cameAt <= at && past.row.deleted_at === null;
  const columns = shownColumns(table, row).filter((column) => column !== 'deleted_at');
  return {
    at: new Date(at).toISOString(),
    isThere: past.unknown.has('deleted_at') ? null : isThere,
    fields: columns.flatMap((column) => {
      const field = table.fields[column];
      if (!field) return [];
      const isKnown = !past.unknown.has(column);
      return [{ field, value: isKnown ? toShown(field, past.row[column] ?? null, people) : null, isKnown }];
    }),
  };
}

/** The start of the log; null if it is empty. */
export async function logBegin(db: Kysely<Schema>): Promise<number | null> {
  const first = await db.selectFrom('events').select('at').orderBy('id').limit(1).executeTakeFirst();
  return first ? Number(first.at) : null;
}

const gapKinds = { rules_applied: 'severity_rules_applied', import_undone: 'import_undone' } as const;

/** Gaps in the log for a period in any table. */
export async function gapsOf(db: Kysely<Schema>, table: KeptTable, { from }: Span): Promise<HistoryGap[]> {
  const begin = await logBegin(db);
  const gaps: HistoryGap[] = begin === null || from < begin ? ['before_log'] : [];
  if (table.name === 'alerts' && from < (await keptSince(db))) gaps.push('source_updates');
  if (table.name !== 'intelligence') return gaps;
  for (const [gap, kind] of Object.entries(gapKinds) as [
    keyof typeof gapKinds,
    (typeof gapKinds)[keyof typeof gapKinds],
  ][]) {
    const one = await db
      .selectFrom('events')
      .select('id')
      .where('kind', '=', kind)
      .where('at', '>', from)
      .limit(1)
      .executeTakeFirst();
    if (one) gaps.push(gap);
  }
  return gaps;
}

type Asked = { readonly object: HistoryObject; readonly id: string; readonly span: Span };

/** Changes of a record in a period, and its state at both ends. */
export async function readRecordChanges(
  db: Kysely<Schema>,
  readVersions: ReadVersions,
  { object, id, span }: Asked,
): Promise<RecordChanges> {
  const table = tableOfObject[object];
  const row = await requireRow(db, table, id);
  const events = await readEvents(db, table, id);
  const byImports = table.name === 'intelligence' ? await readImportChanges(db, readVersions, [id]) : new Map();
  const isAlert = table.name === 'alerts';
  const own: readonly Change[] = isAlert ? await readAlertChanges(db, row) : (byImports.get(id) ?? []);
  const creator = typeof row.import_id === 'string' ? row.import_id : null;
  const importIds = [...own.flatMap(({ importId }) => importId ?? []), ...(creator === null ? [] : [creator])];
  const imports = await readImports(db, [...new Set(importIds)]);
  const changes = [...events, ...own].toSorted(byTime);
  const things = isAlert ? await readAlertNames(db, row) : [];
  const persons = await readNames(db, [
    ...changes.map(({ actorId }) => actorId),
    ...changes.flatMap(({ values }) =>
      Object.entries(values).flatMap(([column, both]) => both.flatMap((one) => personIn(column, one))),
    ),
    ...Object.entries(row).flatMap(([column, value]) => personIn(column, value)),
  ]);
  const people = new Map([...things, ...persons]);
  const came = creator === null ? undefined : imports.get(creator);
  const known = { table, row, changes, cameAt: came?.at ?? Number(row.created_at) };
  const arrival: Change[] = came
    ? [
        {
          id: `${came.id}-created`,
          at: came.at,
          kind: 'import_created',
          actorId: null,
          importId: came.id,
          values: {},
          unknown: [],
          details: null,
        },
      ]
    : [];
  const within = [...changes, ...arrival].toSorted(byTime).filter(({ at }) => at > span.from && at <= span.to);
  const gaps = await gapsOf(db, table, span);
  const begin = await logBegin(db);
  return {
    name: String(row[table.titleColumn]),
    number: typeof row.number === 'number' ? row.number : null,
    changes: within.slice(0, historyMax).map((change) => ({
      id: change.importId === null ? change.id : `${change.kind}-${change.importId}`,
      at: new Date(change.at).toISOString(),
      kind: change.kind,
      by: authorOf(change, table, row, { people, imports }),
      fields: toFields(table, change, people),
      details: change.details,
    })),
    states: { from: toState(known, span.from, people), to: toState(known, span.to, people) },
    gaps: events.length === eventsRead || within.length > historyMax ? [...gaps, 'cut_off'] : gaps,
    logSince: begin === null ? null : new Date(begin).toISOString(),
  };
}
