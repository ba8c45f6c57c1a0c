import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorsOf } from './anchors-of.ts';
import { matchPattern } from './match-pattern.ts';
import { isWithin, toNetwork } from './network.ts';
import type { PatternObservable } from './observable-paths.ts';
import { parsePattern } from './parse-pattern.ts';

const md5 = '9e107d9d372bb6826bd81d3542a419d6';
const sha256 = 'd7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592';

const record: readonly PatternObservable[] = [
  { type: 'ipv4-addr', value: '192.0.2.7' },
  { type: 'ipv4-addr', value: '198.51.100.3' },
  { type: 'ipv6-addr', value: '2001:db8::1' },
  { type: 'domain-name', value: 'cdn.evil.example' },
  { type: 'url', value: 'https://evil.example/a?b=1' },
  { type: 'email-addr', value: 'eve@evil.example' },
  { type: 'file-hash', value: md5 },
  { type: 'file-hash', value: sha256 },
  { type: 'file-name', value: 'invoice.exe' },
  { type: 'process', value: 'run.exe -x' },
  { type: 'user-account', value: 'anna' },
  { type: 'mac-addr', value: '00:1b:44:11:3a:b7' },
  { type: 'registry-key', value: 'HKEY_LOCAL_MACHINE\\Software\\Example' },
  { type: 'host', value: 'web-1' },
];

const ask = (text: string, observables = record) => matchPattern(parsePattern(text), observables);

test.each([
  "[ipv4-addr:value = '192.0.2.7']",
  "[ipv4-addr:value = '192.0.2.7/32']",
  "[ipv4-addr:value = '192.0.2.0/24']",
  "[ipv4-addr:value IN ('203.0.113.1', '192.0.2.7')]",
  "[ipv4-addr:value != '192.0.2.7']",
  "[ipv4-addr:value LIKE '192.0.2._']",
  "[ipv4-addr:value MATCHES '^192\\\\.']",
  "[ipv4-addr:value ISSUBSET '192.0.0.0/16']",
  "[ipv4-addr:value ISSUPERSET '192.0.2.7/32']",
  "[ipv4-addr:value > '192.0.2.6' AND ipv4-addr:value <= '192.0.2.7']",
  "[ipv6-addr:value = '2001:0DB8:0:0:0:0:0:1']",
  "[ipv6-addr:value ISSUBSET '2001:db8::/32']",
  "[domain-name:value = 'CDN.Evil.Example.']",
  "[domain-name:value LIKE '%.EVIL.example']",
  "[url:value = 'HTTPS://Evil.Example:443/a?b=1#top']",
  "[email-addr:value = 'Eve@evil.example']",
  "[email-message:from_ref.value = 'eve@evil.example']",
  "[email-message:sender_ref.value MATCHES '@evil']",
  `[file:hashes.MD5 = '${md5.toUpperCase()}']`,
  `[file:hashes.'md5' = '${md5}']`,
  `[file:hashes.'SHA-256' = '${sha256}' AND file:hashes.MD5 = '${md5}']`,
  `[file:hashes.SHA256 = '${sha256}' AND file:name = 'invoice.exe']`,
  `[artifact:hashes.'SHA-256' = '${sha256}']`,
  `[x509-certificate:hashes.'SHA-256' = '${sha256}']`,
  `[file:hashes[*] = '${md5}']`,
  "[network-traffic:src_ref.value = '198.51.100.3']",
  "[network-traffic:dst_ref.value = '198.51.100.3']",
  "[network-traffic:dst_ref.type = 'ipv4-addr' AND network-traffic:dst_ref.value ISSUBSET '198.51.100.0/24']",
  "[mac-addr:value = '00-1B-44-11-3A-B7']",
  "[windows-registry-key:key = 'HKLM\\\\Software\\\\Example']",
  "[process:command_line LIKE '%-x']",
  "[process:name = 'run.exe -x']",
  "[user-account:user_id = 'anna' OR user-account:account_login = 'bob']",
  "[user-account:display_name = 'anna']",
  '[EXISTS domain-name:value]',
  "[file:size > 5 OR domain-name:value = 'cdn.evil.example']",
  "[ipv4-addr:value = '192.0.2.7'] AND [domain-name:value = 'cdn.evil.example']",
  "[mutex:name = 'x'] OR ([url:value LIKE '%a?b%'])",
])('%s matches', (text) => {
  expect(ask(text)).toBe('match');
});

test.each([
  "[ipv4-addr:value = '192.0.2.8']",
  "[ipv4-addr:value = '10.0.0.0/8']",
  "[ipv4-addr:value = 'no address']",
  '[ipv4-addr:value = 5]',
  '[ipv4-addr:value IN ()]',
  "[ipv4-addr:value ISSUBSET '2001:db8::/32']",
  "[ipv4-addr:value LIKE '192.0.2.']",
  "[ipv6-addr:value != '2001:db8::1']",
  `[file:hashes.'SHA-1' = '${'a'.repeat(40)}']`,
  "[file:hashes.'SHA-1' MATCHES '.']",
  `[file:hashes.MD5 LIKE '${sha256}']`,
  "[file:name = 'INVOICE.exe']",
  '[NOT EXISTS domain-name:value]',
  "[network-traffic:dst_ref.type = 'ipv6-addr' AND network-traffic:dst_ref.value ISSUBSET '198.51.100.0/24']",
  "[ipv4-addr:value = '192.0.2.7' AND ipv4-addr:value = '198.51.100.3']",
  "[ipv4-addr:value ISSUBSET '192.0.2.0/24' AND ipv4-addr:value != '192.0.2.7']",
  "[(ipv4-addr:value = '192.0.2.7' OR ipv4-addr:value = '192.0.2.9') AND ipv4-addr:value NOT ISSUBSET '192.0.2.0/24']",
  "[domain-name:value = 'other.example' AND file:size > 5]",
  "[domain-name:value = 'other.example'] WITHIN 5 SECONDS",
  "[domain-name:value = 'other.example'] FOLLOWEDBY [ipv4-addr:value = '192.0.2.7']",
  "[domain-name:value = 'other.example'] REPEATS 2 TIMES",
])('%s does not match', (text) => {
  expect(ask(text)).toBe('no_match');
});

test.each([
  '[file:size > 5]',
  "[host:name = 'web-1']",
  "[vulnerability:name = 'CVE-2021-44228']",
  "[x-own:value = 'x']",
  "[file:hashes.SSDEEP = '3:a:b']",
  `[file:hashes.'SHA3-256' = '${sha256}']`,
  "[domain-name:value = 'cdn.evil.example' AND network-traffic:dst_port = 443]",
  "[domain-name:value = 'other.example' OR file:size > 5]",
  "[domain-name:value MATCHES '(?=evil)']",
  "[domain-name:value = t'2026-01-01T00:00:00Z']",
  '[NOT EXISTS file:size]',
  "[domain-name:resolves_to_refs[*].value = '192.0.2.7']",
  "[domain-name:value = 'cdn.evil.example'] WITHIN 5 SECONDS",
  "[domain-name:value = 'cdn.evil.example'] REPEATS 2 TIMES",
  "[domain-name:value = 'cdn.evil.example'] START t'2026-01-01T00:00:00Z' STOP t'2026-02-01T00:00:00Z'",
  "[domain-name:value = 'cdn.evil.example'] FOLLOWEDBY [ipv4-addr:value = '192.0.2.7']",
])('%s is not decided by observables', (text) => {
  expect(ask(text)).toBe('unsupported');
});

test('a record without observables matches nothing, not even what is not there', () => {
  expect(ask("[ipv4-addr:value != '192.0.2.7']", [])).toBe('no_match');
  expect(ask('[NOT EXISTS ipv4-addr:value]', [])).toBe('unsupported');
});

describe('hostile patterns and records', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ type: 'ipv4-addr' as const, value: `192.0.2.${index}` }));
  const deep = ['ipv4-addr:value', 'network-traffic:src_ref.value', 'network-traffic:dst_ref.value']
    .map((path) => `${path} != '192.0.2.1' AND ${path} LIKE '%' AND ${path} = '203.0.113.1'`)
    .join(' AND ');

  test('that would be asked for all combinations end undecided or with no match', () => {
    const pattern = `[(${deep}) AND (${deep}) AND (ipv4-addr:value LIKE '%' OR network-traffic:src_ref.value LIKE '%')]`;
    expect(ask(pattern, many)).not.toBe('match');
  });

  test('with a greedy expression over long values end', () => {
    const long = [{ type: 'process' as const, value: 'a'.repeat(20_000) }];
    expect(ask("[process:name MATCHES '(a+)+(a+)+(a+)+b$']", long)).toBe('no_match');
    expect(ask(`[process:name LIKE '${'%a'.repeat(2_000)}b']`, Array(50).fill(long[0]))).not.toBe('match');
  });
});

describe('anchors', () => {
  const short = (text: string) => anchorsOf(parsePattern(text))?.map(({ type, value }) => `${type} ${value}`) ?? null;

  test.each<[text: string, anchors: readonly string[] | null]>([
    ["[domain-name:value = 'Evil.Example']", ['domain-name evil.example']],
    ["[ipv4-addr:value IN ('192.0.2.1/32', '192.0.2.2')]", ['ipv4-addr 192.0.2.1', 'ipv4-addr 192.0.2.2']],
    ["[network-traffic:dst_ref.value = 'evil.example']", ['domain-name evil.example']],
    [
      `[file:hashes.MD5 = '${md5}' OR file:hashes.'SHA-256' = '${sha256}']`,
      [`file-hash ${md5}`, `file-hash ${sha256}`],
    ],
    ["[ipv4-addr:value IN ('192.0.2.1', '192.0.2.2') AND url:value = 'http://a.example']", ['url http://a.example/']],
    ["[url:value LIKE '%a%' AND file:name = 'a.exe']", ['file-name a.exe']],
    ["[file:name = 'a.exe' AND file:size = 5]", ['file-name a.exe']],
    ["[file:name = 'a.exe' OR file:size = 5]", ['file-name a.exe']],
    ["[file:name = 'a.exe'] FOLLOWEDBY [process:name = 'b'] WITHIN 5 SECONDS", ['file-name a.exe']],
    ["[file:name = 'a.exe'] OR [file:name = 'a.exe']", ['file-name a.exe']],
    ["[file:name = 'a.exe' OR url:value LIKE '%a%']", null],
    ["[file:name != 'a.exe']", null],
    ["[file:name NOT IN ('a.exe')]", null],
    ["[ipv4-addr:value = '192.0.2.0/24']", ['ipv4-addr 192.0.2.0/24']],
    ["[ipv4-addr:value ISSUBSET '192.0.2.9/24']", ['ipv4-addr 192.0.2.0/24']],
    ["[ipv4-addr:value NOT ISSUBSET '192.0.2.0/24']", null],
    ['[EXISTS file:name]', null],
    ["[network-traffic:dst_ref.type = 'ipv4-addr']", null],
    ["[file:name = h'00']", null],
    ['[file:size = 5]', []],
    ["[ipv4-addr:value = 'no address']", []],
  ])('of %s are %j', (text, anchors) => {
    expect(short(text)).toEqual(anchors);
  });

  test('at least one is there whenever a pattern matches', () => {
    const values = ['192.0.2.1', '192.0.2.2', '198.51.100.1/32', '192.0.2.0/24', 'evil.example', 'A.Example'];
    const paths = ['ipv4-addr:value', 'domain-name:value', 'network-traffic:dst_ref.value', 'file:size'];
    const leaf = fc
      .tuple(
        fc.constantFrom(...paths),
        fc.constantFrom('=', '!=', 'LIKE', 'ISSUBSET', 'IN'),
        fc.constantFrom(...values),
      )
      .map(([path, operator, value]) => `${path} ${operator} ${operator === 'IN' ? `('${value}')` : `'${value}'`}`);
    const { tree } = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.tuple(tie('tree'), fc.constantFrom('AND', 'OR'), tie('tree')).map(([a, word, b]) => `(${a} ${word} ${b})`),
      ),
    }));
    const observable: fc.Arbitrary<PatternObservable> = fc.constantFrom(
      { type: 'ipv4-addr', value: '192.0.2.1' },
      { type: 'ipv4-addr', value: '192.0.2.2' },
      { type: 'ipv4-addr', value: '198.51.100.1' },
      { type: 'domain-name', value: 'evil.example' },
      { type: 'domain-name', value: 'a.example' },
    );
    fc.assert(
      fc.property(tree, fc.array(observable), (text, observables) => {
        const pattern = parsePattern(`[${text}]`);
        const anchors = anchorsOf(pattern);
        if (anchors === null || matchPattern(pattern, observables) !== 'match') return;
        expect(
          anchors.some((anchor) =>
            observables.some(
              ({ type, value }) =>
                type === anchor.type && (value === anchor.value || isWithin(toNetwork(value), toNetwork(anchor.value))),
            ),
          ),
        ).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
