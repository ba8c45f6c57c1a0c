import { expect, test } from 'vitest';
import { defang } from './defang.ts';

const values: readonly (readonly [type: string, value: string, shown: string])[] = [
  ['ipv4-addr', '1.2.3.4', '1.2.3[.]4'],
  ['domain-name', 'cdn-ws.example', 'cdn-ws[.]example'],
  ['url', 'https://evil.example/a.php?x=1', 'hxxps://evil[.]example/a.php?x=1'],
  ['url', 'http://10.0.0.5:8080', 'hxxp://10[.]0[.]0[.]5:8080'],
  ['ipv6-addr', '2001:db8::1', '2001:db8:[:]1'],
  ['email-addr', 'eve@evil.example', 'eve[@]evil[.]example'],
];

test.each([
  ...values,
  ['url', 'evil.example/path', 'evil[.]example/path'],
  ['file-name', 'run.dll', 'run.dll'],
] as const)('an observable of type %s is shown so that nothing opens it: %s', (type, value, shown) => {
  expect(defang(value, type)).toBe(shown);
});

test.each(values)('without its type a value is recognized by its form: %s %s', (_type, value, shown) => {
  expect(defang(value)).toBe(shown);
});

test('what nobody could open stays as it is', () => {
  expect(['anna', '12:30', 'CVE-2021-44228', 'two words. here'].map((value) => defang(value))).toEqual([
    'anna',
    '12:30',
    'CVE-2021-44228',
    'two words. here',
  ]);
});
