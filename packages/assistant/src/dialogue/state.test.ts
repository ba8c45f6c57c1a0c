import { expect, test } from 'vitest';
import { stateOf } from '../testing/read.ts';
import { stateAfter, stateAfterMiss, stateKept } from './remember.ts';
import { listedMax, readState } from './state.ts';

const list = { subject: 'incidents', measure: 'list', where: [] } as const;
const row = (id: string) => ({ id, opens: id, cells: { title: `Incident ${id}`, number: Number(id) } });
const answered = (...ids: readonly string[]) => ({
  spec: { ...list, where: [] },
  language: 'en' as const,
  rows: ids.map(row),
});

test('what another version wrote is no state', () => {
  for (const before of [
    null,
    'text',
    7,
    [],
    {},
    { language: 'xx' },
    { ...stateOf(null), spec: { subject: 'nothing' } },
  ])
    expect(readState(before)).toBeNull();
});

test('what was written is read again', () => {
  const state = stateAfter(null, answered('1', '2'));

  expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
});

test('rows of a list can be meant by their place, at most as many as are shown', () => {
  const ids = Array.from({ length: 12 }, (_, index) => String(index + 1));
  const { listed, focus } = stateAfter(null, answered(...ids));

  expect(listed.map(({ id }) => id)).toEqual(ids.slice(0, listedMax));
  expect(focus).toBeNull();
  expect(listed[1]?.label).toBe('INC-000002 Incident 2');
});

test('the only row of a list is what “it” means, and a count keeps what was meant', () => {
  const one = stateAfter(null, answered('7'));
  const counted = stateAfter(one, { ...answered(), spec: { ...list, measure: 'count', where: [] } });

  expect(one.focus?.id).toBe('7');
  expect(counted.focus?.id).toBe('7');
});

test('after a question that was not understood, everything is kept but that', () => {
  const before = stateAfter(null, answered('7'));

  expect(stateAfterMiss(before, 'de')).toEqual({ ...before, missed: true });
});

test('help changes the language, and nothing else', () => {
  const before = stateAfter(null, answered('7'));

  expect(stateKept(before, 'de')).toEqual({ ...before, language: 'de' });
});
