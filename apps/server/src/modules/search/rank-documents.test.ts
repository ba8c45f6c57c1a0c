import { expect, test } from 'vitest';
import { rankDocuments, type SearchDocument } from './rank-documents.ts';

const documentOf = (change: Partial<SearchDocument>): SearchDocument => ({
  id: 1,
  kind: 'threat',
  record_id: 't1',
  title: '',
  subtitle: '',
  at: 0,
  ...change,
});

const titlesFor = (query: string, ...titles: readonly string[]) =>
  rankDocuments(
    query,
    titles.map((title, id) => documentOf({ id, title, at: id })),
  ).shown.map(({ title }) => title);

test('the whole name, then its beginning, then its words, then the rest', () => {
  expect(titlesFor('red fox', 'Somewhere', 'Fox that is red', 'Red fox two', 'RED FÓX')).toEqual([
    ...['RED FÓX', 'Red fox two', 'Fox that is red', 'Somewhere'],
  ]);
});

test('of equals the newest comes first', () => {
  expect(titlesFor('zebra', 'One', 'Two', 'Three')).toEqual(['Three', 'Two', 'One']);
});

test('a document that was found twice is listed once', () => {
  const twice = documentOf({ title: 'Twice' });

  expect(rankDocuments('twice', [twice, twice]).shown).toEqual([twice]);
});

test('an incident is called by its number too, a person by the address', () => {
  const incident = documentOf({ id: 2, kind: 'incident', record_id: '42', title: 'Door', at: 1 });
  const other = documentOf({ id: 3, kind: 'incident', record_id: '7', title: 'Window', at: 9 });

  expect(rankDocuments('inc-000042', [other, incident]).shown[0]).toBe(incident);
  expect(rankDocuments('42', [other, incident]).shown[0]).toBe(incident);
});

test('kinds come in their order, five of each, and it is said which have more', () => {
  const many = Array.from({ length: 7 }, (_, id) => documentOf({ id, kind: 'task', title: `Task ${id}` }));
  const one = documentOf({ id: 99, kind: 'incident', record_id: '1', title: 'Incident' });

  const { shown, more } = rankDocuments('x', [...many, one]);

  expect(shown.map(({ kind }) => kind)).toEqual(['incident', 'task', 'task', 'task', 'task', 'task']);
  expect(more).toEqual(['task']);
});
