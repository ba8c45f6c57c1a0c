import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractObservables, hostWithin } from './extract-observables.ts';

const short = (text: string) => extractObservables(text).map(({ type, value }) => `${type} ${value}`);

test.each<[text: string, found: readonly string[]]>([
  ['Beacon to 192.0.2.7:443, then 192[.]0[.]2[.]8.', ['ipv4-addr 192.0.2.7', 'ipv4-addr 192.0.2.8']],
  ['from [2001:DB8::1]:80 and fe80::2%eth0', ['ipv6-addr 2001:db8::1', 'ipv6-addr fe80::2']],
  [
    'ip:192.0.2.7 src:2001:db8::7 web/192.0.2.8',
    ['ipv4-addr 192.0.2.7', 'ipv4-addr 192.0.2.8', 'ipv6-addr 2001:db8::7'],
  ],
  ['::ffff:192.0.2.9', ['ipv4-addr 192.0.2.9']],
  ['resolved evil.com. Then "www.evil.co.uk"', ['domain-name evil.com', 'domain-name www.evil.co.uk']],
  ['bücher.de への接続evil.comを検出', ['domain-name evil.com', 'domain-name xn--bcher-kva.de']],
  ['(see hxxps://Evil[.]com/a_(b)?x=1#top).', ['url https://evil.com/a_(b)?x=1', 'domain-name evil.com']],
  ['http://192.0.2.1:8080/a.exe,', ['url http://192.0.2.1:8080/a.exe', 'ipv4-addr 192.0.2.1']],
  ['<a href="http://intranet.corp/x">x</a>', ['url http://intranet.corp/x', 'domain-name intranet.corp']],
  ['from=Eve@Evil.com to <bob[@]example[.]org>', ['email-addr bob@example.org', 'email-addr eve@evil.com']],
  ['D41D8CD98F00B204E9800998ECF8427E', ['file-hash d41d8cd98f00b204e9800998ecf8427e']],
  ['00-1B-44-11-3A-B7 used cve-2021-44228', ['mac-addr 00:1b:44:11:3a:b7', 'cve CVE-2021-44228']],
  ['evil[.]sh ran setup.sh', ['domain-name evil.sh']],
  ['192.0.2.1 192.0.2.1 192[.]0.2.1', ['ipv4-addr 192.0.2.1']],
])('%j names %j', (text, found) => {
  expect(short(text)).toEqual(found);
});

test.each([
  'README.md, file.name.exe, main.py and install.sh',
  'v1.2.3.4, version 1.2.3.4, Chrome/120.0.0.0, 1.2.3.4-rc1, 1.2.3.4.5, 1.2.3',
  'e.g. this, i.e. that. It was seen.It stopped',
  'networks 192.0.2.0/24 and 2001:db8::/32',
  'System.Net.WebClient std::dead::beef at 12:30:45',
  'new ActiveXObject("WScript.Shell") in ASP.NET',
  'C:\\Windows\\evil.com and /srv/www.evil.com',
  'co.uk',
  'unknown 0.0.0.0 00:00:00:00:00:00',
  '',
])('%j names nothing', (text) => {
  expect(short(text)).toEqual([]);
});

describe('a hostile text', () => {
  test('is read up to its limit, and no value is cut', () => {
    const text = `${'192.0.2.1 '.repeat(1_638)}evil.com.example.org ${'a.com '.repeat(5_000)}`;
    expect(short(text)).toEqual(['ipv4-addr 192.0.2.1']);
  });

  test.each(['a.a.a.', '1.1.1.', 'http://a.com/)', '[.', '::1 ', 'a@a.', 'xn--', ')'])('of %j ends', (part) => {
    for (const text of [part.repeat(40_000), `${part} `.repeat(20_000), `http://a.com/${part.repeat(20_000)}`])
      expect(extractObservables(text).length).toBeLessThan(10);
  });

  test('with long words ends', () => {
    for (const sign of 'gf1_.:-/=@') expect(extractObservables(`a${sign.repeat(16_000)}`)).toEqual([]);
  });

  test('never throws', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('hxxp://', '[.]', '.', ':', '/', '@', '(', ')', ' ', 'evil.com', '192.0.2.1', '\ud800', '\0'),
    );
    fc.assert(fc.property(fc.array(unit), (parts) => void extractObservables(parts.join(''))));
  });
});

test('a CVE number of more than seven digits is read whole', () => {
  expect(extractObservables('Patch CVE-2024-12345678 (and cve-2023-4966) tonight.')).toEqual([
    { type: 'cve', value: 'CVE-2024-12345678' },
    { type: 'cve', value: 'CVE-2023-4966' },
  ]);
});

test('a script in Perl is a file, and a domain of Poland is one', () => {
  expect(extractObservables('cron started run.pl and update_db.pl, then called kurier-wroclaw.pl')).toEqual([
    { type: 'domain-name', value: 'kurier-wroclaw.pl' },
  ]);
});

test('a URL may have an IPv6 address for its host, defanged or not', () => {
  expect(extractObservables('Loader pulled from hxxp://[2001:db8::5]:8080/a, twice.')).toEqual([
    { type: 'url', value: 'http://[2001:db8::5]:8080/a' },
    { type: 'ipv6-addr', value: '2001:db8::5' },
  ]);
});

test('the host within an observable is one of its own', () => {
  const within = (type: 'url' | 'host' | 'email-addr', value: string) => hostWithin({ type, value });

  expect(within('url', 'https://cdn.harbour-parcels.com/x')).toEqual([
    { type: 'domain-name', value: 'cdn.harbour-parcels.com' },
  ]);
  expect(within('url', 'http://45.66.1.2/x')).toEqual([{ type: 'ipv4-addr', value: '45.66.1.2' }]);
  expect(within('host', 'mail.harbour-parcels.com')).toEqual([
    { type: 'domain-name', value: 'mail.harbour-parcels.com' },
  ]);
  // The name of a computer alone, and one of a network that nobody reaches.
  for (const name of ['ws-14', 'ws-14.corp.local', '10.4.0.9']) expect(within('host', name)).toEqual([]);
  expect(within('email-addr', 'anna@harbour-parcels.com')).toEqual([]);
});
