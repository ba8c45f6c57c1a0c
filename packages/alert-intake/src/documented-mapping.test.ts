import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileMapping } from './mapping/compile-mapping.ts';
import { mapDocuments } from './mapping/map-documents.ts';

const page = readFileSync(new URL('../../../docs/sources.md', import.meta.url), 'utf8');
const example = page.slice(page.indexOf('### An example'));
const [, document = '', mapping = ''] = /```json\n([^`]+)```[^`]+```\n([^`]+)```/.exec(example) ?? [];

test('the mapping in the docs makes one alert of its two events: firing, then resolved', async () => {
  const { alerts, rejections, unmapped } = await mapDocuments(compileMapping(mapping), [
    { place: 1, value: JSON.parse(document) },
  ]);

  expect({ rejections, unmapped }).toEqual({ rejections: [], unmapped: [] });
  expect(alerts.map(({ alert: { state, at, severity } }) => ({ state, at, severity }))).toEqual([
    { state: 'firing', at: '2026-11-21T08:40:11.000Z', severity: 'High' },
    { state: 'resolved', at: '2026-11-21T08:52:40.000Z', severity: 'Low' },
  ]);
  expect(alerts[1]?.alert.key).toEqual(alerts[0]?.alert.key);
  expect(alerts[0]?.alert.observables).toContainEqual({ type: 'ipv4-addr', value: '10.20.30.20', role: 'victim' });
});
