import { type ExchangeConnection, type ExchangeRecord, isSameConnection, isSameRecord } from '@halyard/threat-exchange';
import {
  fromExchangeConnection,
  fromExchangeRecord,
  toExchangeConnection,
  toExchangeRecord,
} from '../../database/exchange-rows.ts';
import { type AssumedSeverities, statedSeverity, withSeverity } from '../../database/severity-rules.ts';
import type { ConnectionsTable, IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import { type Chosen, chosenOf, combineChosen, confidenceWith, labelsWith, tlpWith, writeChosen } from './chosen.ts';

export type ImportedTable = 'intelligence' | 'connections';
export type ImportedRow = IntelligenceTable | ConnectionsTable;

/** A file's content for a record; `at` is when it was imported. */
export type Incoming =
  | {
      readonly table: 'intelligence';
      readonly record: ExchangeRecord;
      /** The author or the file, where the record itself names no source. */
      readonly source: string;
      readonly at: number;
      /** Decisions in a preview. */
      readonly chosen?: Chosen;
    }
  | {
      readonly table: 'connections';
      readonly connection: ExchangeConnection;
      readonly at: number;
      readonly chosen?: Chosen;
    };

type Content = { readonly row: ImportedRow } | { readonly incoming: Incoming };

/** One version of a record in its log. */
export type Entry = {
  readonly seq: number;
  /** Null for what a person wrote. */
  readonly importId: string | null;
  /** The version of the row afterwards. */
  readonly version: number;
  /** Null: the same as the entry below; where no entry has content, all of them are what the row says. */
  readonly content: Content | null;
};

const says = (stix: string, property: string) => stix === '' || stix.includes(`"${property}"`);

/** Users' decisions are kept, unless the file itself states a value. */
function keepDecisions(row: IntelligenceTable, incoming: ExchangeRecord): ExchangeRecord {
  const { stix } = incoming;
  const statesSource = incoming.source !== '';
  return {
    ...incoming,
    severity: incoming.severity ?? statedSeverity(row),
    status: says(stix, 'x_halyard_status') ? incoming.status : row.status,
    risk: says(stix, 'x_halyard_risk') ? incoming.risk : row.risk,
    acknowledgedAt: incoming.acknowledgedAt ?? row.acknowledged_at,
    verdict: incoming.verdict ?? row.verdict,
    verdictReason: incoming.verdict === null ? (row.verdict_reason ?? '') : incoming.verdictReason,
    source: statesSource ? incoming.source : row.source,
    sourceAssumed: !statesSource && row.source_assumed === row.source,
  };
}

/** With the assumption of the severity rules for a threat without a stated one. */
const rated = (row: ImportedRow, assumed: AssumedSeverities): ImportedRow =>
  'kind' in row ? withSeverity(row, assumed) : row;

/** The row of a previously unknown record. */
export const newRow = (incoming: Incoming, importId: string, assumed: AssumedSeverities): ImportedRow =>
  rated(statedRow(incoming, importId), assumed);

function statedRow(incoming: Incoming, importId: string): ImportedRow {
  const { at, chosen } = incoming;
  const { version, deleted_at, sample } = { version: 1, deleted_at: null, sample: 0 } as const;
  if (incoming.table === 'connections') {
    const { connection } = incoming;
    const columns = fromExchangeConnection({ ...connection, tlp: tlpWith(connection.tlp, chosen) }, at);
    return { ...columns, version, deleted_at, sample, import_id: importId, chosen: writeChosen(chosen) };
  }
  const { record, source } = incoming;
  const sourced = record.source === '' ? { ...record, source, sourceAssumed: true } : record;
  const confidence = confidenceWith(record.confidence, chosen);
  const tlp = tlpWith(record.tlp, chosen);
  const decided = { ...sourced, confidence, tlp, labels: labelsWith(record.labels, chosen) };
  const columns = fromExchangeRecord(decided, at, at);
  const kept = { chosen: writeChosen(chosen), severity_chosen: chosen?.severity ?? null };
  return { ...columns, ...kept, version, deleted_at, sample, acknowledged_by: null, import_id: importId };
}

type Merged = { readonly after: Partial<ImportedRow> & { readonly updated_at: number }; readonly isSame: boolean };

function mergeRecord(row: IntelligenceTable, incoming: Extract<Incoming, { table: 'intelligence' }>): Merged {
  const chosen = combineChosen(chosenOf(row), incoming.chosen);
  const kept = keepDecisions(row, incoming.record);
  const known = incoming.chosen && row.tlp;
  const record = { ...kept, tlp: tlpWith(kept.tlp, chosen, known ?? null), labels: labelsWith(kept.labels, chosen) };
  const confidence = confidenceWith(record.confidence, chosen);
  const after = fromExchangeRecord({ ...record, confidence }, row.created_at, incoming.at);
  const severityChosen = incoming.chosen?.severity ?? row.severity_chosen ?? null;
  // Assumptions of a rule or an import continue if the file states nothing.
  const severity = record.severity ?? severityChosen ?? row.severity;
  return {
    after: { ...after, severity, severity_chosen: severityChosen, chosen: writeChosen(chosen) },
    isSame:
      isSameRecord(toExchangeRecord(row), record) &&
      severityChosen === (row.severity_chosen ?? null) &&
      confidence === row.confidence,
  };
}

function mergeConnection(row: ConnectionsTable, incoming: Extract<Incoming, { table: 'connections' }>): Merged {
  const chosen = combineChosen(chosenOf(row), incoming.chosen);
  const known = incoming.chosen && row.tlp;
  const connection = { ...incoming.connection, tlp: tlpWith(incoming.connection.tlp, chosen, known ?? null) };
  return {
    after: { ...fromExchangeConnection(connection, row.created_at), chosen: writeChosen(chosen) },
    isSame: isSameConnection(toExchangeConnection(row), connection),
  };
}

type Compared = { readonly says: 'something_new' | 'the_same' | 'something_older'; readonly row: ImportedRow };

/** An import's values for an existing row, and the resulting row. */
export function compareIncoming(row: ImportedRow, incoming: Incoming): Compared {
  const { after, isSame } =
    incoming.table === 'connections'
      ? mergeConnection(row as ConnectionsTable, incoming)
      : mergeRecord(row as IntelligenceTable, incoming);
  const isShown = row.deleted_at === null;
  if (isShown && isSame) return { says: 'the_same', row };
  if (isShown && after.updated_at < row.updated_at) return { says: 'something_older', row };
  return { says: 'something_new', row: { ...row, ...after, deleted_at: null } as ImportedRow };
}

/** The combined versions of a log, oldest first. */
export function stateOf(entries: readonly Entry[], row: ImportedRow): ImportedRow {
  let state: ImportedRow | undefined;
  for (const { content, importId } of entries) {
    if (content === null) continue;
    if ('row' in content) state = content.row;
    else if (state) state = compareIncoming(state, content.incoming).row;
    else state = statedRow(content.incoming, importId ?? '');
  }
  return state ?? row;
}

const newestOf = (entries: readonly Entry[]) => entries.reduce((newest, { version }) => Math.max(newest, version), 0);

/** The log with all changes of the row since it was last read. */
function upToNow(entries: readonly Entry[], row: ImportedRow): Entry[] {
  const { version } = row;
  if (entries.length === 0) return [{ seq: 0, importId: version === 1 ? row.import_id : null, version, content: null }];
  if (version <= newestOf(entries)) return [...entries];
  // No import writes without an entry: this was a person.
  return [...entries, { seq: seqAfter(entries), importId: null, version, content: { row } }];
}

const seqAfter = (entries: readonly Entry[]) => (entries.at(-1)?.seq ?? -1) + 1;

/** The lowest entry stores the content of the row before it changes. */
function withContent(entries: readonly Entry[], row: ImportedRow): Entry[] {
  if (entries.some(({ content }) => content !== null)) return [...entries];
  return entries.map((entry, index) => (index === 0 ? { ...entry, content: { row } } : entry));
}

type Written = { readonly entries: readonly Entry[]; readonly row: ImportedRow };

/** Adds the version of an import to an existing record; without `incoming` it equals the row. */
export function addVersion(
  entries: readonly Entry[],
  row: ImportedRow,
  importId: string,
  incoming: Incoming | null,
): Written {
  const known = upToNow(entries, row);
  if (incoming === null)
    return { row, entries: [...known, { seq: seqAfter(known), importId, version: newestOf(known), content: null }] };
  const { row: merged } = compareIncoming(row, incoming);
  const version = merged === row ? row.version : row.version + 1;
  const entry = { seq: seqAfter(known), importId, version, content: { incoming } };
  return { row: { ...merged, version }, entries: [...withContent(known, row), entry] };
}

/** `shared`: another import also contains the record, and it is kept. */
export type UndoOutcome = 'removed' | 'restored' | 'kept' | 'shared' | 'hidden';

type Undone = Written & { readonly outcome: UndoOutcome };

const bookkeeping = new Set(['version', 'import_id']);

function isSameContent(one: ImportedRow, other: ImportedRow): boolean {
  const known = other as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(one).every(([column, value]) => bookkeeping.has(column) || known[column] === value);
}

/** Without the entry of the import; the entry above with the same content keeps it. */
function without(entries: readonly Entry[], importId: string): Entry[] {
  const place = entries.findIndex((entry) => entry.importId === importId);
  const gone = entries[place];
  return entries.flatMap((entry, index) => {
    if (index === place) return [];
    return index === place + 1 && entry.content === null && gone ? [{ ...entry, content: gone.content }] : [entry];
  });
}

/** A record states its import: the first of the remaining ones. */
function ownerAfter(state: ImportedRow, rest: readonly Entry[], importId: string): string | null {
  if (state.import_id !== importId || rest.some((entry) => entry.importId === null)) return state.import_id;
  return rest[0]?.importId ?? null;
}

/** Removes the version of an import. The row keeps the rest; later edits by users stay. */
export function removeVersion(
  entries: readonly Entry[],
  row: ImportedRow,
  importId: string,
  assumed: AssumedSeverities,
): Undone {
  const rest = without(entries, importId);
  const seq = entries.find((entry) => entry.importId === importId)?.seq ?? 0;
  const kept: UndoOutcome = row.deleted_at === null ? 'kept' : 'hidden';
  if (row.version > newestOf(entries)) return { entries: rest, row, outcome: kept };
  if (rest.length === 0) return { entries: rest, row, outcome: 'removed' };
  const state = rated(stateOf(rest, row), assumed);
  const import_id = ownerAfter(state, rest, importId);
  const isSame = isSameContent(state, row);
  const version = isSame ? row.version : row.version + 1;
  // The newest entry has the version of the row, or the next import would mistake it for a user's edit.
  const marked = rest.map((entry, index) => (index === rest.length - 1 ? { ...entry, version } : entry));
  if (!isSame) return { entries: marked, row: { ...state, import_id, version }, outcome: 'restored' };
  const isPersons = rest.some((entry) => entry.importId === null && entry.seq > seq);
  return { entries: marked, row: { ...row, import_id }, outcome: isPersons ? kept : 'shared' };
}
