import { expect, test } from 'vitest';
import { loadMapping } from '../formats.ts';
import { compileMapping } from './compile-mapping.ts';
import { mapDocuments } from './map-documents.ts';
import { contextMax } from './read-context.ts';

const contextsOf = async (value: unknown) =>
  (await mapDocuments(compileMapping(loadMapping('generic-json')), [{ place: 1, value }])).alerts.map(({ context }) =>
    context.split('\n'),
  );

test('the context has names and values at any depth, each once, without what the alert is found by anyway', async () => {
  const [context] = await contextsOf({
    id: 'w-1',
    title: 'Port sweep',
    host: 'gate-3',
    remark: 'Seen by NIGHTSHIFT',
    meter: { reading: 4.25, unit: 'bar', spare: null, isLast: true, again: 'bar' },
    trail: ['first stop', { stop: 'second stop' }],
  });

  expect(context).toEqual(expect.arrayContaining(['seen by nightshift', '4.25', 'first stop', 'second stop']));
  expect(context).toEqual(expect.arrayContaining(['remark', 'meter', 'reading', 'trail']));
  expect(context?.filter((text) => text === 'bar')).toHaveLength(1);
  for (const known of ['port sweep', 'gate-3', 'w-1', 'null', 'true', '']) expect(context).not.toContain(known);
});

test('an alert of a list has the context of its own item, and of what is around the list', async () => {
  const contexts = await contextsOf({
    receiver: 'pager-nine',
    alerts: ['amber', 'violet', 'teal'].map((shade) => ({ title: `Lamp ${shade}`, id: shade, note: `wire ${shade}` })),
  });

  expect(contexts).toHaveLength(3);
  for (const context of contexts) expect(context).toContain('pager-nine');
  expect(contexts.map((context) => context.filter((text) => text.startsWith('wire')))).toEqual([
    ['wire amber'],
    ['wire violet'],
    ['wire teal'],
  ]);
});

test('times and small counters are left out, other numbers are not', async () => {
  const [context] = await contextsOf({
    id: 'n-1',
    title: 'Numbers',
    logged: '2026-11-21T08:30:00.123Z',
    epoch: 1_795_250_000,
    millis: '1795250000123',
    precise: '1795250000.25',
    hits: 7,
    port: 51_734,
    tenant: '123456789012',
    serial: '9012345678',
  });

  expect(context?.filter((text) => /^[\d.:tz-]+$/.test(text))).toEqual(['51734', '9012345678', '123456789012']);
});

test('one long text takes no room from many short ones, and all together have a limit', async () => {
  const fields = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, `short-${index}`]));
  const [context = []] = await contextsOf({ title: 'Long', id: 'l', dump: 'lorem '.repeat(3_000), ...fields });

  expect(context.join('\n').length).toBeLessThanOrEqual(contextMax);
  expect(context).toEqual(expect.arrayContaining(Object.values(fields)));
  expect(context.at(-1)).toMatch(/^lorem lorem/);
});

test('a document of very many fields is read as far as the limit, in time', async () => {
  const [context = []] = await contextsOf({
    title: 'Wide',
    id: 'w',
    rows: Array.from({ length: 100_000 }, (_, index) => index),
  });

  expect(context.join('\n').length).toBeLessThanOrEqual(contextMax);
});
