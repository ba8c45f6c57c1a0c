import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const began = { name: 'Ada', risk: 'Low', source: 'Report' };

test('fields that were left alone take what others saved, the others keep what was typed', () => {
  const { values } = mergeValues(began, { ...began, name: 'Ada King' }, { ...began, risk: 'High' });

  expect(values).toEqual({ name: 'Ada King', risk: 'High', source: 'Report' });
});

test('only fields in which both differ have to be decided', () => {
  const mine = { name: 'Ada King', risk: 'Medium', source: 'Interview' };
  const newer = { name: 'Ada King', risk: 'High', source: 'Report' };

  expect(mergeValues(began, mine, newer).differing).toEqual(['risk', 'source']);
});
