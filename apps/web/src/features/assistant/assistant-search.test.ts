import { expect, test } from 'vitest';
import { readAssistantSearch } from './assistant-search.ts';

test('the address names a conversation and what is searched for', () => {
  expect(readAssistantSearch({ conversation: '2f0a', q: 'handover' })).toEqual({ conversation: '2f0a', q: 'handover' });
});

test.each([{}, { conversation: '../users' }, { conversation: '' }])('%j names no conversation', (given) => {
  expect(readAssistantSearch(given)).toEqual({ conversation: undefined, q: '' });
});
