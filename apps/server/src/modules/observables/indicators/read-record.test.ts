import { expect, test } from 'vitest';
import { readRecord } from './read-record.ts';

const created = Date.parse('2026-11-21T08:42:00.000Z');
const read = (kind: string, object: Record<string, unknown> | null) =>
  readRecord({ kind, stix: object === null ? null : JSON.stringify(object), created_at: created });

test.each([
  ["[domain-name:value = 'a.bad-host.org']", 'indexed'],
  ["[domain-name:value = 'a.bad-host.org' AND ipv4-addr:value = '198.51.100.1']", 'indexed'],
  ["[domain-name:value LIKE '%.bad-host.org']", 'no_anchor'],
  ["[domain-name:value = 'a.bad-host.org' AND file:size > 10]", 'unsupported'],
  ['[file:size > 10]', 'unsupported'],
  ['[domain-name:value =', 'invalid'],
  ['', 'no_pattern'],
])('%s is %s', (pattern, state) => {
  const { state: found, reason } = read('indicator', { pattern, pattern_type: 'stix' });

  expect(found).toBe(state);
  expect(reason === null).toBe(state === 'indexed');
});

test('other pattern languages are named', () => {
  expect(read('indicator', { pattern: 'alert tcp any', pattern_type: 'snort' })).toMatchObject({
    state: 'unsupported',
    reason: 'Patterns in snort are not evaluated.',
    named: [],
  });
});

test('STIX 2.0 states no language, and means its own', () => {
  expect(read('indicator', { pattern: "[ipv4-addr:value = '198.51.100.1']" }).state).toBe('indexed');
});

test('validity is what the object states, else it counts from when it was made', () => {
  const stated = {
    pattern: 'x',
    valid_from: '2026-01-01T00:00:00Z',
    valid_until: '2026-02-01T00:00:00Z',
    revoked: true,
  };
  expect(read('indicator', stated)).toMatchObject({
    validFrom: Date.parse('2026-01-01T00:00:00Z'),
    validUntil: Date.parse('2026-02-01T00:00:00Z'),
    revoked: true,
  });
  expect(read('indicator', null)).toMatchObject({ validFrom: created, validUntil: null, revoked: false });
});

test('cyber-observable objects name their own values', () => {
  expect(read('ipv4-addr', { value: '198.51.100.1' }).named).toEqual([{ type: 'ipv4-addr', value: '198.51.100.1' }]);
  expect(read('file', { name: 'a.exe', hashes: { MD5: 'aec070645fe53ee3b3763059376134f0', odd: 7 } }).named).toEqual([
    { type: 'file-hash', value: 'aec070645fe53ee3b3763059376134f0' },
    { type: 'file-name', value: 'a.exe' },
  ]);
  expect(read('vulnerability', { name: 'CVE-2026-1' }).named).toEqual([{ type: 'cve', value: 'CVE-2026-1' }]);
  expect(read('url', { value: 7 }).named).toEqual([]);
});
