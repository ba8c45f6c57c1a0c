import type { PreviewObject } from '@halyard/contracts/intelligence/import-preview.ts';
import type { ExchangeConnection, ExchangeRecord } from '@halyard/threat-exchange';
import { toExchangeConnection, toExchangeRecord } from '../../../database/exchange-rows.ts';
import type { ConnectionsTable, IntelligenceTable } from '../../../database/tables/intelligence-schema.ts';
import { compareIncoming, type ImportedRow, type Incoming } from '../record-versions.ts';

type Field = PreviewObject['fields'][number];
type Said = ExchangeRecord | ExchangeConnection;

const [longestValue, mostFields] = [200, 20];

/** Columns that a change is listed by, under the name that STIX or we give them. */
const columns: Readonly<Record<string, string>> = {
  name: 'name',
  type: 'type',
  description: 'description',
  severity: 'severity',
  status: 'status',
  risk: 'risk',
  source: 'source',
  confidence: 'confidence',
  tlp: 'tlp',
  labels: 'labels',
  country: 'country',
  latitude: 'latitude',
  longitude: 'longitude',
  strength: 'strength',
  sourceId: 'source_ref',
  targetId: 'target_ref',
  verdict: 'verdict',
};

/** STIX properties that are stored in columns, or that are about the object and not its subject. */
const saidByColumns = new Set([
  ...['type', 'id', 'spec_version', 'created', 'modified', 'name', 'description', 'confidence', 'labels'],
  ...['object_marking_refs', 'source_ref', 'target_ref', 'relationship_type', 'latitude', 'longitude', 'country'],
]);

function write(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value) && value.length === 0) return null;
  const text = Array.isArray(value) && value.every((one) => typeof one !== 'object') ? value.join(', ') : value;
  return (typeof text === 'object' ? JSON.stringify(text) : String(text)).slice(0, longestValue);
}

const parse = (stix: string) => (stix === '' ? {} : (JSON.parse(stix) as Readonly<Record<string, unknown>>));

function* compare(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  names: Iterable<[string, string]>,
) {
  for (const [key, field] of names) {
    const [old, now] = [write(before[key]), write(after[key])];
    if (old !== now) yield { field, before: old, after: now } satisfies Field;
  }
}

function fieldsOf(before: Said, after: Said): Field[] {
  const told = compare({ ...before }, { ...after }, Object.entries(columns));
  const [was, is] = [parse(before.stix), parse(after.stix)];
  const isOfBoth = before.stix !== '' && after.stix !== '';
  const keys = isOfBoth ? new Set([...Object.keys(was), ...Object.keys(is)]) : new Set<string>();
  const others = [...keys].filter((key) => !saidByColumns.has(key) && !key.startsWith('x_halyard_'));
  return [
    ...told,
    ...compare(
      was,
      is,
      others.map((key) => [key, key] as [string, string]),
    ),
  ].slice(0, mostFields);
}

/** Changes of an object to the existing record, field by field; null is not set. */
export function changedFields(row: ImportedRow, incoming: Incoming): Field[] {
  const { row: after } = compareIncoming(row, incoming);
  return incoming.table === 'connections'
    ? fieldsOf(toExchangeConnection(row as ConnectionsTable), toExchangeConnection(after as ConnectionsTable))
    : fieldsOf(toExchangeRecord(row as IntelligenceTable), toExchangeRecord(after as IntelligenceTable));
}
