import { type ObservableType, observableTypes } from '@halyard/contracts/inflow/observable-types.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defang, refang } from './defang/defang.ts';
import { normaliseObservable } from './normalise-observable.ts';
import { readAddress } from './read-address.ts';

const md5 = '9e107d9d372bb6826bd81d3542a419d6';

test.each<[type: ObservableType, raw: string, value: string | null]>([
  ['ipv4-addr', ' 192.0.2.1:443 ', '192.0.2.1'],
  ['ipv4-addr', '192[.]0[.]2[.]1', '192.0.2.1'],
  ['ipv4-addr', '::ffff:192.0.2.1', '192.0.2.1'],
  ['ipv4-addr', '0.0.0.0', null],
  ['ipv4-addr', '192.0.2.256', null],
  ['ipv4-addr', '192.0.2.0/24', null],
  ['ipv4-addr', '010.0.0.1', null],
  ['ipv4-addr', '2001:db8::1', null],
  ['ipv6-addr', '2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['ipv6-addr', '[2001:db8::1]:443', '2001:db8::1'],
  ['ipv6-addr', 'fe80::1%eth0', 'fe80::1'],
  ['ipv6-addr', '::ffff:192.0.2.1', null],
  ['ipv6-addr', '::', null],
  ['domain-name', 'Evil.Example.', 'evil.example'],
  ['domain-name', '*.evil.example:8443', 'evil.example'],
  ['domain-name', 'evil[.]example', 'evil.example'],
  ['domain-name', 'bücher.example', 'xn--bcher-kva.example'],
  ['domain-name', '_dmarc.evil.example', '_dmarc.evil.example'],
  ['domain-name', 'a.*.evil.example', null],
  ['domain-name', 'localhost', null],
  ['domain-name', '192.0.2.1', null],
  ['domain-name', 'evil.example/a', null],
  ['domain-name', `${'a'.repeat(64)}.example`, null],
  ['domain-name', `${'a.'.repeat(130)}example`, null],
  ['url', 'hxxps://Evil[.]Example:443/A?b=C#frag', 'https://evil.example/A?b=C'],
  ['url', 'http://evil.example', 'http://evil.example/'],
  ['url', 'http://evil.example./%2f', 'http://evil.example/%2F'],
  ['url', 'http://evil.example:8080/', 'http://evil.example:8080/'],
  ['url', 'ldap://Evil.Example/a', 'ldap://evil.example/a'],
  ['url', 'http://[2001:DB8:0::1]/', 'http://[2001:db8::1]/'],
  ['url', 'http://bücher.example/', 'http://xn--bcher-kva.example/'],
  ['url', 'evil.example/a', null],
  ['url', 'file:///etc/passwd', null],
  ['url', 'http://', null],
  ['email-addr', 'Anna <Anna@Bücher.Example>', 'anna@xn--bcher-kva.example'],
  ['email-addr', 'eve[@]evil[.]example', 'eve@evil.example'],
  ['email-addr', 'root@mail1', 'root@mail1'],
  ['email-addr', 'anna', null],
  ['file-hash', md5.toUpperCase(), md5],
  ['file-hash', `md5:${md5}`, md5],
  ['file-hash', 'a'.repeat(3).concat(md5), null],
  ['file-hash', '0'.repeat(64), null],
  ['mac-addr', '00-1B-44-11-3A-B7', '00:1b:44:11:3a:b7'],
  ['mac-addr', '001b.4411.3ab7', '00:1b:44:11:3a:b7'],
  ['mac-addr', 'ff:ff:ff:ff:ff:ff', null],
  ['registry-key', 'hklm\\Software\\Example\\', 'HKEY_LOCAL_MACHINE\\Software\\Example'],
  ['registry-key', 'HKCU:\\Software', 'HKEY_CURRENT_USER\\Software'],
  ['cve', 'cve-2021-44228', 'CVE-2021-44228'],
  ['cve', 'CVE-21-1', null],
  ['host', 'WEB-1.', 'web-1'],
  ['file-name', 'Invoice.EXE', 'Invoice.EXE'],
  ['user-account', 'n/a', null],
  ['process', '  ', null],
])('%s %j is %j', (type, raw, value) => {
  expect(normaliseObservable(type, raw)).toBe(value);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.stringMatching(/^[a-f0-9.:[\]()%@/\\*_#? =-]{0,40}$/),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.domain(),
  fc.ipV4(),
  fc.ipV6(),
  fc.emailAddress(),
  fc.tuple(fc.string(), fc.string()).map(([a, b]) => `${a}://${b}`),
);

describe('a canonical value', () => {
  test('stays as it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...observableTypes), hostile, (type, raw) => {
        const value = normaliseObservable(type, raw);
        if (value !== null) expect(normaliseObservable(type, value)).toBe(value);
      }),
      { numRuns: 3_000 },
    );
  });

  test('is the same when it comes defanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.ipV4(), fc.ipV6(), fc.emailAddress()), (raw) => {
        for (const type of ['url', 'domain-name', 'ipv4-addr', 'ipv6-addr', 'email-addr'] as const) {
          const value = normaliseObservable(type, raw);
          if (value !== null) expect(normaliseObservable(type, defang(value, type))).toBe(value);
        }
      }),
    );
  });
});

test('an address tells its family', () => {
  expect(readAddress('::ffff:192.0.2.1')).toEqual({ type: 'ipv4-addr', value: '192.0.2.1' });
  expect(readAddress('2001:DB8::1')).toEqual({ type: 'ipv6-addr', value: '2001:db8::1' });
  expect(readAddress('web-1')).toBeNull();
});

test.each([
  ['hxxp://a(.)example', 'http://a.example'],
  ['hXXps[://]a{dot}example', 'https://a.example'],
  ['eve[at]evil[dot]example', 'eve@evil.example'],
  ['fxp://a.example', 'ftp://a.example'],
  ['2001:db8:[:]1', '2001:db8::1'],
  ['h**p://a.example', 'http://a.example'],
])('%s is refanged to %s', (defanged, plain) => {
  expect(refang(defanged)).toBe(plain);
});
