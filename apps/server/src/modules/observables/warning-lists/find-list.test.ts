import { expect, test } from 'vitest';
import { createFindList } from './find-list.ts';
import { readEntry } from './read-entries.ts';

const find = createFindList([
  { kind: 'domain', value: 'our-company.org', withSubdomains: true },
  { kind: 'range', value: '203.0.113.0/24', withSubdomains: false },
  { kind: 'address', value: 'security@partner.org', withSubdomains: false },
]);

test.each([
  ['ipv4-addr', '10.20.30.40', 'private-ranges'],
  ['ipv4-addr', '172.32.0.1', null],
  ['ipv6-addr', 'fe80::1', 'private-ranges'],
  ['ipv6-addr', '2001:4860:4860::8888', 'public-resolvers'],
  ['ipv4-addr', '8.8.8.8', 'public-resolvers'],
  ['ipv4-addr', '203.0.113.200', 'own'],
  ['domain-name', 'google.com', 'well-known-sites'],
  ['domain-name', 'www.google.com', 'well-known-sites'],
  ['domain-name', 'bad.google.com', null],
  ['url', 'https://google.com/a', null],
  ['domain-name', 'a.b.our-company.org', 'own'],
  ['domain-name', 'not-our-company.org', null],
  ['email-addr', 'ada@mail.our-company.org', 'own'],
  ['email-addr', 'security@partner.org', 'own'],
  ['email-addr', 'ada@partner.org', null],
  ['url', 'https://shop.our-company.org/a', 'own'],
  ['url', 'http://10.0.0.1/a', 'private-ranges'],
  ['url', 'http://[fe80::1]/a', 'private-ranges'],
  ['host', 'dc1.our-company.org', 'own'],
  ['file-hash', 'aec070645fe53ee3b3763059376134f0', null],
] as const)('%s %s stands on %s', (type, value, list) => {
  expect(find({ type, value })).toBe(list);
});

test.each([
  ['203.0.113.7/24', 'range', '203.0.113.0/24'],
  ['198.51.100.1', 'range', '198.51.100.1/32'],
  ['2001:db8::7/32', 'range', '2001:db8::/32'],
  ['*.Our-Company[.]org', 'domain', 'our-company.org'],
  ['Security@Our-Company.org', 'address', 'security@our-company.org'],
])('%s is the %s %s', (line, kind, value) => {
  expect(readEntry(line)).toMatchObject({ kind, value });
});

test.each([
  '',
  'nonsense',
  'org',
  '203.0.113.0/33',
  '203.0.113.0/',
  '300.1.1.1',
  '1.2.3',
  'a b',
  '10.0.0.0/-1',
  '::/129',
])('"%s" is no entry', (line) => {
  expect(readEntry(line)).toBeNull();
});
