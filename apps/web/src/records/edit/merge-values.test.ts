import { expect, test } from 'vitest';
import { differing, mergeValues } from './merge-values.ts';

const seen = { name: 'Ada', risk: 'Low', source: 'Report' };

test('fields that were left alone take what others saved, the others keep what was typed', () => {
  const values = mergeValues(seen, { ...seen, name: 'Ada King' }, { ...seen, risk: 'High' });

  expect(values).toEqual({ name: 'Ada King', risk: 'High', source: 'Report' });
});

test('only fields that I changed and that now say something else have to be decided', () => {
  const mine = { name: 'Ada King', risk: 'Medium', source: 'Interview' };
  const newer = { name: 'Ada King ', risk: 'High', source: 'Report' };

  expect(differing(mergeValues(seen, mine, newer), newer)).toEqual(['risk', 'source']);
});
