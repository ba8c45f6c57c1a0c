import { expect, test } from 'vitest';
import { loadMapping } from '../formats.ts';
import { compileMapping } from './compile-mapping.ts';
import { mapDocuments } from './map-documents.ts';

const hit = (place: number) => ({
  _id: `h${place}`,
  _source: {
    '@timestamp': '2026-11-21T08:42:00Z',
    kibana: { alert: { uuid: `u${place}`, severity: 'high', rule: { name: 'Beacon', uuid: 'r1' } } },
    host: { name: `ws-${place}` },
  },
});

test.each([
  ['elastic', { hits: { hits: Array.from({ length: 200 }, (_, place) => hit(place)) } }],
  ['generic-json', { alerts: Array.from({ length: 200 }, (_, place) => ({ id: place, title: 'Beacon' })) }],
] as const)('a document of %s that wraps hundreds of alerts is read whole', async (format, value) => {
  const { alerts, rejections } = await mapDocuments(compileMapping(loadMapping(format)), [{ place: 1, value }]);

  expect(rejections).toEqual([]);
  expect(alerts).toHaveLength(200);
});

test.each(['[1..9999999]', '$split($pad("", 5000000, "ab"), "")'])('what %s makes is one rejection', async (text) => {
  const { alerts, rejections } = await mapDocuments(compileMapping(text), [{ place: 1, value: {} }]);

  expect(alerts).toEqual([]);
  expect(rejections).toEqual([
    { place: 1, reason: 'mapping_failed', detail: 'The mapping makes more than 100000 items of one document.' },
  ]);
});
