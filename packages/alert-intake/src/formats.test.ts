import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { detectFormat } from './detect-format.ts';
import { formatOf, formats, loadMapping } from './formats.ts';
import { compileMapping } from './mapping/compile-mapping.ts';
import { mapDocuments } from './mapping/map-documents.ts';

const hostile: readonly unknown[] = [
  {},
  [],
  'text',
  7,
  null,
  true,
  { alerts: [] },
  { alerts: null, data: 'x', events: 3, Findings: 'no', value: {}, detections: {} },
  { severity: { a: 1 }, title: ['x'], status: 5, rule: 'r', labels: 'l', annotations: 3, alert: [1], event: null },
  { syslog: { message: 7, severity: 'x', structuredData: 'y' }, cef: 'no', leef: 3 },
  { kibana: { alert: 1 }, host: 'web', user: ['x'], event: 'e', '@timestamp': {} },
  { metadata: { eventType: 1 }, principal: 'p', securityResult: 'x', target: [{ ip: {} }] },
  { object: { properties: 'x' }, Entities: '[not json', evidence: 'x', resources: {}, service: [], resource: 4 },
  { finding_info: 'x', class_uid: 'y', severity_id: [], observables: [1, 'x', { type_id: {} }], evidences: 'e' },
];

test('the list and the mappings are the same, and each mapping compiles', () => {
  expect(readdirSync(new URL('../mappings/', import.meta.url)).toSorted()).toEqual(
    formats.map(({ file }) => file).toSorted(),
  );
  for (const { id } of formats) expect(() => compileMapping(loadMapping(id)), id).not.toThrow();
});

test('each format says how it reads', () => {
  for (const { severityOf, keyOf, name } of formats) {
    expect(severityOf).toMatch(/^[A-Zs].+\.$/);
    expect(keyOf).toMatch(/^[A-Z].+\.$/);
    expect(name).not.toBe('');
  }
});

test('a format that is not known is refused', () => {
  expect(() => formatOf('nagios')).toThrow(RangeError);
  expect(() => loadMapping('../package.json')).toThrow(RangeError);
});

test.each(formats.map(({ id }) => id))('%s takes what it does not expect', async (id) => {
  const documents = hostile.map((value, index) => ({ place: index + 1, value }));
  const { rejections } = await mapDocuments(compileMapping(loadMapping(id)), documents);
  expect(rejections.filter(({ reason }) => reason === 'mapping_failed')).toEqual([]);
});

test('detection takes anything', () => {
  for (const value of hostile) expect(['string', 'object']).toContain(typeof detectFormat(value));
  expect(detectFormat('text')).toBeNull();
  expect(detectFormat({ hello: 'world' })).toBe('generic-json');
});

test.each([100, 400])('a group of %d alerts stays within the limits', async (count) => {
  const alerts = Array.from({ length: count }, (_, at) => ({
    status: 'firing',
    labels: { alertname: 'DiskFull', instance: `10.0.0.${at % 250}:9100`, severity: 'warning', team: 'storage' },
    annotations: { summary: `Disk ${at} is full` },
    startsAt: '2026-01-02T03:04:05Z',
    fingerprint: `f${at}`,
  }));
  const value = { version: '4', status: 'firing', alerts };
  const mapped = await mapDocuments(compileMapping(loadMapping('alertmanager')), [{ place: 1, value }]);
  expect(mapped.alerts).toHaveLength(count);
  expect(mapped.rejections).toEqual([]);
});

test('a mapping that never ends is stopped', async () => {
  for (const text of ['($f := function($x) { 1 + $f($x) }; $f(1))', '($f := function($x) { $f($x) }; $f(1))']) {
    const { rejections } = await mapDocuments(compileMapping(text), [{ place: 1, value: {} }]);
    expect(rejections).toMatchObject([{ reason: 'mapping_failed' }]);
  }
});

test('what a mapping reads by another spelling, or as a list of texts, counts as mapped', async () => {
  const value = { title: 'x', id: 7, 'Source-IP': '192.0.2.1', tags: ['a', 'b'], extra: { odd_one: 1 } };
  const { unmapped } = await mapDocuments(compileMapping(loadMapping('generic-json')), [{ place: 1, value }]);
  expect(unmapped).toEqual(['extra.odd_one']);
});
