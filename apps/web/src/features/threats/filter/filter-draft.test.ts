import { expect, test } from 'vitest';
import { countActive, toChange, toDraft, withChoice } from './filter-draft.ts';

test('choices come and go one by one', () => {
  expect(withChoice('', 'High', true)).toBe('High');
  expect(withChoice('High', 'Low', true)).toBe('High,Low');
  expect(withChoice('High,Low', 'High', false)).toBe('Low');
});

test('an emptied field leaves the address', () => {
  const draft = { ...toDraft({ severity: 'High', search: 'mail' }), search: '  ' };

  expect(toChange(draft)).toEqual({
    severity: 'High',
    status: undefined,
    type: undefined,
    source: undefined,
    tlp: undefined,
    search: undefined,
  });
});

test('a span counts once, everything else by itself', () => {
  expect(countActive({ from: 'a', to: 'b', severity: 'High,Low', country: 'GB' })).toBe(3);
});
