import { expect, test } from 'vitest';
import { readAssistantSearch } from './assistant-search.ts';

test('the address names a conversation and what is searched for', () => {
  expect(readAssistantSearch({ conversation: '2f0a', q: 'handover' })).toEqual({
    conversation: '2f0a',
    q: 'handover',
    wanted: undefined,
  });
});

test.each([{}, { conversation: '../users' }, { conversation: '' }])('%j names no conversation', (given) => {
  expect(readAssistantSearch(given)).toEqual({ conversation: undefined, q: '', wanted: undefined });
});

const spec = { subject: 'sources', measure: 'list', where: [], limit: 100 };
const rows = JSON.stringify(spec).slice(1, -1);

test('the address may ask for the rows of a figure, by a query that is one', () => {
  const { wanted } = readAssistantSearch({ ask: 'Connected sources', rows });
  expect(wanted).toEqual({ title: 'Connected sources', message: null, spec });
  for (const given of [{ ask: 'Sources', rows: '"subject":"nothing"' }, { ask: 'Sources', rows: '"subj' }, { rows }])
    expect(readAssistantSearch(given).wanted).toBeUndefined();
});
