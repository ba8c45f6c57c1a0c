import type { CsvMapping } from '@halyard/contracts/intelligence/csv-columns.ts';
import { expect, test } from 'vitest';
import { readCsv } from '../read-csv.ts';
import { suggestMapping } from './columns.ts';

const now = Date.UTC(2026, 10, 27);

async function read(text: string, mapping?: CsvMapping) {
  const headings: string[] = [];
  const items = [];
  const options = { maxObjects: 100, maxObjectBytes: 10_000, now, mapping };
  async function* chunks() {
    yield new TextEncoder().encode(text);
  }
  for await (const item of readCsv(chunks(), {
    ...options,
    onHeadings: (found) => void headings.push(...found),
  }))
    items.push(item);
  return { items, headings };
}

test('columns are read by the headings that someone chose, whatever separates them; others are left out', async () => {
  const { items, headings } = await read('Titel;Art;Egal\nLoader;Malware;x,y\n', {
    contents: 'threats',
    columns: { name: 'Titel', type: 'Art' },
    everyType: null,
  });
  expect(headings).toEqual(['Titel', 'Art', 'Egal']);
  expect(items).toMatchObject([{ kind: 'record', record: { family: 'threat', name: 'Loader', kind: 'malware' } }]);
});

test('headings that nobody knows are a problem, and are told all the same', async () => {
  const { items, headings } = await read('Titel;Art\nLoader;Malware\n');
  expect(items).toMatchObject([{ kind: 'problem', problem: 'unknown_header', detail: 'Titel' }]);
  expect(headings).toEqual(['Titel', 'Art']);
});

test('a value is the same indicator in every file, with the severity, marking and source of its row', async () => {
  const mapping: CsvMapping = {
    contents: 'values',
    columns: { value: 'v', severity: 's', tlp: 't', source: 'from' },
    everyType: null,
  };
  const one = await read('v,s,t,from\n192.0.2.7,High,TLP:AMBER,Desk\nnot a value at all,,,\n', mapping);
  const other = await read('from,v,s,t\nElsewhere,192.0.2.7,,\n', mapping);
  expect(one.items).toMatchObject([
    { kind: 'record', place: '2', record: { severity: 'High', tlp: 'TLP:AMBER', source: 'Desk' } },
    { kind: 'rejected', rejection: { place: '3', reason: 'unknown_value' } },
  ]);
  const idOf = ([item]: typeof one.items) => (item?.kind === 'record' ? item.record.id : undefined);
  expect(idOf(other.items)).toBe(idOf(one.items));
});

test.each([
  [
    ['Name', 'Type', 'Severity'],
    { contents: 'threats', columns: { name: 'Name', type: 'Type', severity: 'Severity' } },
  ],
  [['source', 'target', 'type'], { contents: 'connections' }],
  [['ioc_value', 'first_seen'], { contents: 'values', columns: { value: 'ioc_value', timestamp: 'first_seen' } }],
  [['Titel', 'Art'], { contents: 'threats', columns: {} }],
])('%j suggests what is known of it', (headings, expected) => {
  expect(suggestMapping(headings)).toMatchObject(expected);
});
