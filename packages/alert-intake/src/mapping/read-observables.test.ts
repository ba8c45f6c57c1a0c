import { expect, test } from 'vitest';
import { readObservables } from './read-observables.ts';

const short = (entries: unknown) => readObservables(entries).map(({ type, value }) => `${type} ${value}`);

test.each<[type: string, value: unknown, found: readonly string[]]>([
  ['ip', '192.0.2.1', ['ipv4-addr 192.0.2.1']],
  ['ip', '192.0.2.1:443', ['ipv4-addr 192.0.2.1']],
  ['ip', '[2001:DB8::1]:443', ['ipv6-addr 2001:db8::1']],
  ['ip', 'fe80::1%eth0', ['ipv6-addr fe80::1']],
  ['ip', '::ffff:192.0.2.1', ['ipv4-addr 192.0.2.1']],
  ['ipv4-addr', '2001:db8::1', ['ipv6-addr 2001:db8::1']],
  ['ip', '0.0.0.0', []],
  ['ip', 'web-1', []],
  ['address', 'web-1', ['host web-1']],
  ['address', '192.0.2.1', ['ipv4-addr 192.0.2.1']],
  ['host', '192.0.2.1', ['ipv4-addr 192.0.2.1']],
  ['domain-name', 'Evil.Example.', ['domain-name evil.example']],
  ['domain-name', 'evil.example:8080', ['domain-name evil.example']],
  ['domain-name', 'xn--bcher-kva.example', ['domain-name xn--bcher-kva.example']],
  ['domain-name', '192.0.2.1', ['ipv4-addr 192.0.2.1']],
  ['domain-name', 'prod-web-01', ['host prod-web-01']],
  ['domain-name', 'not a domain', []],
  ['url', 'https://evil.example/a?b', ['url https://evil.example/a?b']],
  ['url', 'evil.example', ['domain-name evil.example']],
  ['url', '/index.html', []],
  ['file-hash', 'D41D8CD98F00B204E9800998ECF8427E', ['file-hash d41d8cd98f00b204e9800998ecf8427e']],
  [
    'file-hash',
    'MD5=d41d8cd98f00b204e9800998ecf8427e,IMPHASH=f34d5f2d4577ed6d9ceec516c1f5a744',
    ['file-hash d41d8cd98f00b204e9800998ecf8427e'],
  ],
  ['file-hash', 'GeneratedFindingHash', []],
  ['email-addr', 'Anna <anna@example.org>', ['email-addr anna@example.org']],
  ['email-addr', 'anna', []],
  ['cve', 'ET EXPLOIT log4j (CVE_2021_44228)', ['cve CVE-2021-44228']],
  ['mac-addr', '00-1B-44-11-3A-B7', ['mac-addr 00:1b:44:11:3a:b7']],
  ['any', 'invoice.exe', ['file-name invoice.exe']],
  ['any', 'tarzan5', []],
  ['any', 'evil.example', ['domain-name evil.example']],
  ['any', 'a@b.example', ['email-addr a@b.example']],
  ['user-account', '-', []],
  ['process', ['a', null, 7], ['process a', 'process 7']],
  ['nonsense', 'x', []],
])('%s %j', (type, value, found) => {
  expect(short([{ type, value }])).toEqual(found);
});

test('of a value that is named twice the first counts', () => {
  expect(
    readObservables([
      { type: 'ip', value: '192.0.2.1', role: 'attacker' },
      { type: 'ip', value: ['192.0.2.1', '192.0.2.2'], role: 'source' },
      { type: 'ip', value: '192.0.2.3', role: 'nobody' },
    ]),
  ).toEqual([
    { type: 'ipv4-addr', value: '192.0.2.1', role: 'attacker' },
    { type: 'ipv4-addr', value: '192.0.2.2', role: 'source' },
    { type: 'ipv4-addr', value: '192.0.2.3', role: 'related' },
  ]);
});
